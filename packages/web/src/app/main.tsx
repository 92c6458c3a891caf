// The page begins here: letters, language, then the first screen.

import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/besley/latin-500.css'
import '@fontsource/besley/latin-700.css'
import '../kit/base.css'
import '../kit/controls.css'
import '../kit/forced.css'
import '../kit/panels.css'
import '../kit/rows.css'
import { createRoot } from 'react-dom/client'
import { loadAhead } from '../kit/later.tsx'
import { keepToGames } from '../kit/pages.ts'
import { useSettings } from '../kit/settings.ts'
import { keepTellingLanguage } from '../sources/tellLanguage.ts'
import { speak } from '../words/language.ts'
import { App } from './App.tsx'
import { keepForOffline } from './offline.ts'

keepToGames()
await speak(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak(language)
})
keepTellingLanguage()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)

// The map's own voice, and what is kept for later; nothing waits for them.
void import('@fontsource/alegreya-sans/latin-500-italic.css')
loadAhead()
void keepForOffline()
