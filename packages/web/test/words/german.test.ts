// German as players speak it: the words of TERMS.md, and none of those that they stumble over.

import { expect, it } from 'vitest'
import { entries } from './languages.ts'

const texts = [...entries('words/locales', 'de'), ...entries('reference/locales', 'de')].map(
  ({ text }) => text,
)

/** What must not be said any more, and what is said instead. */
const AVOIDED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(auf der Karte zeigen|ganze Karte)\b/i, 'auf dem Spielplan zeigen, ganzer Spielplan'],
  [/\bPlan(s|en|es)?\b/, 'Spielplan'],
  [/\bZug \{(shown|ply|number)\}|\b[Ee]inen Zug (zurück|weiter)\b/, 'Schritt'],
  [/\bNetz(e|es)?\b/, 'Netzwerk'],
  [/\bist du:/, 'ist als du angemeldet'],
  [/Rückkehr|Rückweg/, 'Wiederherstellungslink, Zugang sichern'],
  [/(Token|Link|Passkey) (machen|gemacht)/, 'erstellen, anlegen'],
  [/\bWie (das System|der Browser)\b/, 'Systemeinstellung, Browsersprache'],
  [/^Tasten\b/, 'Tastenkürzel'],
  [/\bGespräch|Sag etwas|Was gesagt wurde|^Sagen$/, 'Chat, Senden, Nachricht schreiben, Chatverlauf'],
  [/\bReiter\b/, 'Tab'],
  [/\} aus ·/, 'ausgegeben'],
  [/\bkann noch einmal werten\b/, 'noch einmal gewertet werden'],
  [/SP zurück\b/, 'SP Rückstand'],
  [/^Sonst$/, 'Sonstiges'],
  [/\bRangliste\b/, 'Endstand'],
  [/\bZug ist fertig\b/, 'vollständig'],
  [/\bBlatt\b/, 'Bereich einklappen, ausklappen'],
  [/\bDas kann nicht sein\b/, 'Das passt so nicht'],
  [/\bTisch auf(geben|gegeben|machen|gemacht)\b/, 'auflösen, eröffnen'],
  [/(^|[^-])\bMail\b/, 'E-Mail'],
  [/\} (T|h|s)\b/, 'Tg., Std., Sek.'],
  [/\bStartzahl/, 'Startwert'],
  [/\bDas Spiel ist zu Ende\b/, 'Die Partie ist zu Ende'],
  [/Krapprot|Preußischblau|Gummigutt|Grünspan/, 'Rot, Blau, Gelb, Grün'],
  [/^Stark$/, 'Fortgeschritten'],
  [/\bDer Tisch und seine Wörter\b|\bWas anders ist\b/, 'Spielmaterial und Begriffe, Unterschiede'],
  [/\baufgehoben\b/, 'gespeichert'],
  [/\bDas war alles\b|\bkann weitergehen\b/, 'Fertig, fortsetzen'],
]

it.each(AVOIDED)('never says %s but %s', (word) => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => word.test(text))).toEqual([])
})

it('keeps an amount and its unit on one line', () => {
  expect(texts.filter((text) => /[\d}#] (SP|Std\.|Min\.|Sek\.|Tg\.)/.test(text))).toEqual([])
})

it('addresses the reader as du', () => {
  expect(
    texts.filter((text) => /\b(Ihnen|Ihre?[nmrs]?)\b/.test(text) && !/(^|[.:!?] )Ihr/.test(text)),
  ).toEqual([])
})
