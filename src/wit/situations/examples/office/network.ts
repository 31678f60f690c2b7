/** Sentences that are the situation of that name. */
export const networkExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['wifi-free', 'Free Wi-Fi is available in the lobby.'],
  ['wifi-slow', 'The Wi-Fi is slow today.'],
  ['wifi-slow', 'The Wi-Fi in the east building is slow this morning.'],
  ['wifi-slow', 'The internet connection is unstable again.'],
  ['website-maintenance', 'Our website will be down for maintenance on Sunday.'],
  ['website-maintenance', 'The booking system will be unavailable on Saturday night.'],
  ['website-maintenance', 'The server will be down for maintenance on Sunday from 1 to 4 a.m.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const networkNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['wifi-free', 'The Wi-Fi is slow.'],
  ['wifi-slow', 'The Wi-Fi was slow last week.'],
  ['website-maintenance', 'The website was updated yesterday.'],
]
