/** Sentences that are the situation of that name. */
export const itHelpExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['wifi-free', 'Free Wi-Fi is available in the lobby.'],
  ['website-down', 'Our website is down.'],
  ['website-down', 'The website was down for 20 minutes last night.'],
  ['login-fails', 'The login failed.'],
  ['phishing', 'Please do not open suspicious attachments.'],
  ['spreadsheet', 'The spreadsheet has 64 tabs.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const itHelpNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['wifi-free', 'The Wi-Fi is slow.'],
  ['website-down', 'The website is up.'],
  ['login-fails', 'The login page is new.'],
  ['phishing', 'Click the link below to confirm.'],
  ['spreadsheet', 'The spreadsheet is attached.'],
]
