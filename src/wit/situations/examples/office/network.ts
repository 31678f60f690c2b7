/** Sentences that are the situation of that name. */
export const networkExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['wifi-free', 'Free Wi-Fi is available in the lobby.'],
  ['website-down', 'Our website is down.'],
  ['website-down', 'The website was down for 20 minutes last night.'],
  ['wifi-slow', 'The Wi-Fi is slow today.'],
  ['wifi-slow', 'The Wi-Fi in the east building is slow this morning.'],
  ['wifi-slow', 'The internet connection is unstable again.'],
  ['wifi-down', 'The Wi-Fi is down.'],
  ['wifi-down', 'The internet on the second floor is out again.'],
  ['wifi-down', 'The internet is out again.'],
  ['wifi-back', 'The Wi-Fi is back.'],
  ['wifi-back', 'The internet is back up.'],
  ['wifi-back', 'The Wi-Fi on the third floor has been restored.'],
  ['website-maintenance', 'Our website will be down for maintenance on Sunday.'],
  ['website-maintenance', 'The booking system will be unavailable on Saturday night.'],
  ['website-maintenance', 'The server will be down for maintenance on Sunday from 1 to 4 a.m.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const networkNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['wifi-free', 'The Wi-Fi is slow.'],
  ['website-down', 'The website is up.'],
  ['wifi-slow', 'The Wi-Fi was slow last week.'],
  ['wifi-down', 'The Wi-Fi is back.'],
  ['wifi-back', 'The Wi-Fi will be back on Monday.'],
  ['website-maintenance', 'The website was updated yesterday.'],
]
