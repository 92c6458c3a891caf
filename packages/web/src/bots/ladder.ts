// The bots that can take a seat, from the weakest to the strongest. A test holds it against the bots themselves, which are
// loaded only with the table: they are large.

export const ladder: readonly string[] = ['random', 'novice', 'club', 'strong', 'expert', 'master']
