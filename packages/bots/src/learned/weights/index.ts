// Written by "npm run train": the trained networks, by game, number of players and era.

export const packed: Readonly<Record<string, string>> = {}
