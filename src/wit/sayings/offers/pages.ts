import { type Saying, saying } from '../saying.ts'

/** What a landing page says of a service or software. */
export const offersPages: readonly Saying[] = [
  saying({
    id: 'between-tabs',
    needs:
      'one dashboard|single dashboard|simple dashboard|one platform|single platform|one simple dashboard|one easy dashboard|one place online - train|diving|subway|leave|mobile|was',
    dryness: 'sandy',
    text: 'It will live between 30 other tabs.',
    why: 'Where such things are kept.',
    example: 'Manage your whole team from one simple dashboard.',
    miss: 'The train leaves from platform 4.',
  }),
  saying({
    id: 'having-some',
    needs:
      'no coding|no code|no design|no technical|no special|no prior|no previous|no cooking|no artistic|no math|no sewing|no drawing + skill|knowledge|talent|expertise|ability + need|needed|require|required|necessary',
    dryness: 'arid',
    text: 'Having some will not be held against you.',
    why: 'A word to the able.',
    example: 'No coding skills are required.',
    miss: 'Coding skills are required.',
  }),
  saying({
    id: 'ask-opposite',
    needs:
      'you ask|you asked|you spoke|you told us + we listen|we listened|we heard|we answered|we deliver|we delivered|and we listened - if|when',
    dryness: 'sandy',
    text: 'You may now ask for the opposite.',
    why: 'What usually comes next.',
    example: 'You asked, and we listened: calendar sync is here.',
    miss: 'You asked for a quote.',
  }),
  saying({
    id: 'your-own-limits',
    needs: 'unlimited - not|no longer|limit of',
    dryness: 'sandy',
    text: 'Your own limits stay in place.',
    why: 'What the plan leaves alone.',
    example: 'Upgrade to Pro for unlimited projects.',
    miss: 'Your data is limited.',
  }),
  saying({
    id: 'single-file',
    needs: 'every step of the way + @we|our|expert|guide|advisor|agent - not',
    dryness: 'sandy',
    text: 'On narrow stairs, we go single file.',
    why: 'What the promise means on stairs.',
    example: 'We are with you every step of the way.',
    miss: 'Watch your step on the way out.',
  }),
  saying({
    id: 'rest-left-in',
    needs:
      "stress out of|guesswork out of|hassle out of|work out of|worry out of|guessing out of|headache out of + take|takes|taking - run|break|figure|cannot|can't|not",
    dryness: 'crisp',
    text: 'The rest is left in.',
    why: 'What is not taken out.',
    example: 'We take the stress out of moving day.',
    miss: 'We work out of Denver.',
  }),
  saying({
    id: 'middle-long',
    needs:
      'from start to finish|from beginning to end|from concept to|from first + we|our|us|team|service|project|handle|manage|help|support|oversee|final|last|completion|launch - watch|movie|read|film|friday|from first grade|street',
    dryness: 'arid',
    text: 'The middle is the long part.',
    why: 'Where the time goes.',
    example: 'Our team handles your event from start to finish.',
    miss: 'The first part is short.',
  }),
  saying({
    id: 'current-maximum',
    needs:
      'seven days a week|7 days a week + open|available|service|support|here|work|deliver|serve|answer - not|no longer|nurse|emergency|crisis|hotline',
    dryness: 'arid',
    text: 'That is the current maximum.',
    why: 'How many there are.',
    example: 'Our showroom is open seven days a week.',
    miss: 'We met seven days ago.',
  }),
  saying({
    id: 'planned-lost',
    needs:
      "guide|driver|agent|crew|team|courier|we + know every|know all the|know each + trail|street|road|corner|route|shortcut|alley|path|neighborhood - not|doesn't",
    dryness: 'sandy',
    text: 'Getting lost would have to be planned.',
    why: 'What it now takes.',
    example: 'Our guides know every trail in the county.',
    miss: 'The trail is closed.',
  }),
  saying({
    id: 'supply-comfort',
    needs: 'comfort of your + home|couch|sofa|kitchen|house|living room',
    dryness: 'arid',
    text: 'Comfort is to be supplied by the home.',
    why: 'Who brings what.',
    example: 'Learn to paint from the comfort of your own home.',
    miss: 'Your comfort is in our hands.',
  }),
  saying({
    id: 'crumb-tray',
    needs:
      'any device|every device|all your devices|all devices|all device|any devices + work|available|access|use|on|read|watch|sync|listen - lost|stolen|charge|turn|silence|not|unplug',
    dryness: 'sandy',
    text: 'Devices with a crumb tray are excluded.',
    why: 'A scope note.',
    example: 'Our app works on any device.',
    miss: 'Please turn off all devices.',
  }),
  saying({
    id: 'set-an-example',
    needs: 'work as hard as you|works as hard as you|working as hard as you',
    dryness: 'crisp',
    text: 'Please set a good example.',
    why: 'It will follow yours.',
    example: 'Meet the chair that works as hard as you do.',
    miss: 'We work hard.',
  }),
]
