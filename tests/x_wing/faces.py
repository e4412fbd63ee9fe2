"""What a die shows."""

HIT, CRITICAL, FOCUS, EVADE, BLANK = "hit", "critical", "focus", "evade", "blank"
