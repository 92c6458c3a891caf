// The ladder: the ids of the bots from the weakest to the strongest, for those who offer them without loading them.

export const ladder = ['random', 'novice', 'club', 'strong', 'expert', 'master'] as const
