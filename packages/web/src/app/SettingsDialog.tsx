// The settings, and what this page is.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../kit/Dialog.tsx'
import { openKeys, useDialogs } from '../kit/dialogs.ts'
import { languageIds, languages } from '../kit/languages.ts'
import { change, choices, type Settings, useSettings } from '../kit/settings.ts'
import { About } from './About.tsx'
import './SettingsDialog.css'

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const hasKeys = useDialogs(({ keys }) => keys.length > 0)
  return (
    <Dialog title={t`Settings`} onClose={onClose}>
      <div className="settings-rows">
        {(Object.keys(choices) as (keyof Settings)[]).map((name) => (
          <Setting key={name} name={name} />
        ))}
      </div>
      {hasKeys && (
        <button type="button" className="quiet" onClick={openKeys}>
          <Trans>Keys of this screen</Trans>
        </button>
      )}
      <About />
    </Dialog>
  )
}

function Setting({ name }: { readonly name: keyof Settings }) {
  const { i18n } = useLingui()
  const chosen = useSettings((settings) => settings[name])
  const { title, words } = WORDS[name]
  const said = (word: MessageDescriptor | string): string => (typeof word === 'string' ? word : i18n._(word))
  return (
    <fieldset>
      <legend>{i18n._(title)}</legend>
      <div className="choices">
        {choices[name].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={`setting-${name}`}
              checked={value === chosen}
              onChange={() => change({ [name]: value })}
            />
            {said(words[String(value)] ?? title)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SettingWords {
  readonly title: MessageDescriptor
  /** By value. */
  readonly words: Readonly<Record<string, MessageDescriptor | string>>
}

const WORDS: Readonly<Record<keyof Settings, SettingWords>> = {
  side: {
    title: msg`Side`,
    words: { system: msg`As the system`, day: msg`Day`, night: msg`Night` },
  },
  language: {
    title: msg`Language`,
    // In their own language, so that whoever needs them finds them.
    words: {
      browser: msg`As the browser`,
      ...Object.fromEntries(languageIds.map((id) => [id, languages[id].name])),
    },
  },
  sound: {
    title: msg`Sound`,
    words: {
      off: msg({ context: 'switch', message: 'Off' }),
      soft: msg({ context: 'sound', message: 'Soft' }),
      full: msg({ context: 'sound', message: 'Loud' }),
    },
  },
  motion: {
    title: msg`Motion`,
    words: { system: msg`As the system`, full: msg`Full`, reduced: msg`Reduced` },
  },
  speed: {
    title: msg`Replays`,
    words: { calm: msg`Calm`, brisk: msg`Brisk`, instant: msg`Instant` },
  },
  hints: {
    title: msg`Hints`,
    words: { true: msg`Allowed`, false: msg({ context: 'hints', message: 'None' }) },
  },
  keys: {
    title: msg`Single-letter keys`,
    words: { true: msg`Active`, false: msg`Inactive` },
  },
}
