// Everything that notices say, in every language the server can write.

import type { WrittenLanguage } from '@ironbridge/protocol'

/** What is said about a game that is named, or about all of somebody's games. */
interface Sentences {
  readonly turn: (game: string) => string
  readonly start: (game: string) => string
  readonly ask: (game: string, asker: string) => string
  readonly end: (game: string, result: string) => string
  /** A name that is a program's, or under which one plays. */
  readonly bot: (name: string) => string
  /** Before a list of games. */
  readonly digest: (games: number) => string
  /** Games that a list leaves out. */
  readonly more: (games: number) => string
  readonly test: string
  readonly mail: {
    /** Where it is from. */
    readonly here: (home: string | null) => string
    readonly why: (here: string) => string
    readonly codeSubject: string
    readonly code: (here: string) => string
    readonly otherwise: string
  }
}

export const sentences: Readonly<Record<WrittenLanguage, Sentences>> = {
  en: {
    turn: (game) => `It is your turn in ${game}.`,
    start: (game) => `${game} has begun.`,
    ask: (game, asker) => `${asker} would like to take moves back in ${game}. Do you agree?`,
    end: (game, result) => `${game} is over: ${result}.`,
    bot: (name) => `${name} (bot)`,
    digest: (games) => `It is your turn in ${games === 1 ? 'one game' : `${games} games`}:`,
    more: (games) => `${games} more`,
    test: 'This is a test: notices of Ironbridge reach you here.',
    mail: {
      here: (home) => (home === null ? 'Ironbridge' : `Ironbridge at ${home}`),
      why: (here) =>
        `You asked ${here} to write to you. To stop it, open your account there and remove mail from the notices.`,
      codeSubject: 'Notices of Ironbridge by mail',
      code: (here) =>
        `Somebody, probably you, asked ${here} to send notices to this address. If you want them, enter this code there:`,
      otherwise: 'Otherwise do nothing, and no more mail will come.',
    },
  },
  de: {
    turn: (game) => `Du bist am Zug: ${game}.`,
    start: (game) => `${game} hat begonnen.`,
    ask: (game, asker) => `${asker} möchte Züge zurücknehmen: ${game}. Bist du einverstanden?`,
    end: (game, result) => `${game} ist zu Ende: ${result}.`,
    bot: (name) => `${name} (Bot)`,
    digest: (games) => `Du bist in ${games === 1 ? 'einer Partie' : `${games} Partien`} am Zug:`,
    more: (games) => `${games} weitere`,
    test: 'Das ist ein Test: Hier erreichen dich Benachrichtigungen von Ironbridge.',
    mail: {
      here: (home) => (home === null ? 'Ironbridge' : `Ironbridge unter ${home}`),
      why: (here) =>
        `Du hast ${here} gebeten, dir zu schreiben. Um das zu beenden, öffne dort dein Konto und entferne E-Mail aus den Benachrichtigungen.`,
      codeSubject: 'Benachrichtigungen von Ironbridge per E-Mail',
      code: (here) =>
        `Jemand, vermutlich du, hat ${here} gebeten, Benachrichtigungen an diese Adresse zu senden. Wenn du sie möchtest, gib dort diesen Code ein:`,
      otherwise: 'Sonst tu nichts, dann kommt keine weitere E-Mail.',
    },
  },
}

/** What is kept may be of a page that spoke more languages. */
export const known = (language: string | null): WrittenLanguage | null =>
  language !== null && Object.hasOwn(sentences, language) ? (language as WrittenLanguage) : null
