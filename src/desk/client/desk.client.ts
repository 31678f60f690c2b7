import { keepAnnouncement } from './announce.client.ts'
import { keepNewsComing } from './arrivals.client.ts'
import { applyChoices } from './choices.client.ts'
import { copyOnPress } from './copy.client.ts'
import { followItems } from './items.client.ts'
import { listenToKeys } from './keys.client.ts'
import { offerKeys } from './keys-panel.client.ts'
import { openBesideTheList } from './list.client.ts'

applyChoices()
copyOnPress()
listenToKeys()
offerKeys()
openBesideTheList()
followItems()
keepNewsComing()
keepAnnouncement()

// After an action the server marks the next item; it takes the focus.
document.querySelector<HTMLElement>('[data-focus]')?.focus()
