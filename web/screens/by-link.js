/** Games by link: everything that only those who play so need. */
export { byLinkHost } from "./by-link-host.js";
export { ForkScreen } from "./fork.js";
export { InviteScreen } from "./invite.js";
export { JoinScreen } from "./join.js";
export { LobbyScreen } from "./lobby.js";
export { openByLink, whyNotByLink } from "./open-by-link.js";
