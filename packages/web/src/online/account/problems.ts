// What some problems mean where somebody proves who they are.

import { msg } from '@lingui/core/macro'

export const WRONG_PASSWORD = msg`The password is not right. Try again.`
