// The page begins here: letters, language, then the first screen.

import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/besley/latin-500.css'
import '@fontsource/besley/latin-700.css'
import './app/base.css'
import './app/controls.css'
import './app/shell.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { speak } from './app/language.ts'
import { keepForOffline } from './app/offline.ts'
import { useSettings } from './app/settings.ts'

await speak(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak(language)
})
createRoot(document.getElementById('root') as HTMLElement).render(<App />)

// The map's own voice, and what is kept for later; nothing waits for them.
void import('@fontsource/alegreya-sans/latin-500-italic.css')
void keepForOffline()
