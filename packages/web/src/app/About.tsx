// What this page is, and what it is not.

import { Trans } from '@lingui/react/macro'
import './About.css'

export function About() {
  return (
    <section className="about">
      <h3>
        <Trans>About Ironbridge</Trans>
      </h3>
      <p>
        <Trans>
          Ironbridge is an unofficial, free, non-commercial way to play Brass. It is neither made nor endorsed
          by the game’s publishers, and holds none of their text or art. If you enjoy Brass, buy the game.
        </Trans>
      </p>
      <p className="soft">
        <Trans>
          Free software under the MIT licence. Letters: Besley and Alegreya Sans, SIL Open Font License. Your
          games stay on this device.
        </Trans>
      </p>
    </section>
  )
}
