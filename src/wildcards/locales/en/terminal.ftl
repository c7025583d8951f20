### What only the game at a terminal says. Words of the game itself are in the other files.

## Lists

# "a, b and c": $first is "a, b"
list-and = { $first } and { $last }
list-or = { $first } or { $last }
