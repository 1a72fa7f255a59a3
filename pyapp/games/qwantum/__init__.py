"""Qwantum: four coloured rows that rise and fall, scored by columns."""
