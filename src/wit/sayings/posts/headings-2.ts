import { type Saying, saying } from '../saying.ts'

/** Headings of articles, videos and episodes. */
export const postsHeadings2: readonly Saying[] = [
  saying({
    id: 'myths-confidence',
    needs:
      '# + myth - vaccine|health|weight|diet|skin|greek|virus|sleep|god|religion|addiction|cancer|autism|mental|vitamin',
    dryness: 'sandy',
    text: 'Each was told with great confidence.',
    why: 'How they got around.',
    example: '5 myths about email marketing',
    miss: 'We read a myth.',
  }),
  saying({
    id: 'trends-watch',
    needs: 'trend to watch|trends to watch',
    dryness: 'sandy',
    text: 'Watching is the safe way to take part.',
    why: 'For the cautious.',
    example: '5 design trends to watch this year',
    miss: 'We watched the match.',
  }),
  saying({
    id: 'nearly-did-not',
    needs:
      "how we + built|grew|made|won|chose|began|became|wrote|sold|found|brought - that's|that|know|this is|you|loss|learn how we made a mistake|proud|god|peace",
    dryness: 'sandy',
    text: 'How we nearly did not is a longer story.',
    why: 'The other version.',
    example: 'How we built our online store in six weeks',
    miss: 'This is how we made the cake.',
  }),
  saying({
    id: 'rather-not-nod',
    needs:
      'course|book|class|workshop|newsletter|podcast|blog|webinar|magazine + for people who want|for anyone who want|for those who want|for everyone who want - quit|drink|lose weight|recovery|not',
    dryness: 'sandy',
    text: 'Those who would rather not may nod and walk on.',
    why: 'A word to the others.',
    example: 'We created this course for people who want to write with more confidence.',
    miss: 'People want to take the class.',
  }),
  saying({
    id: 'clap-in-dark',
    needs:
      'spotlight + customer|employee|member|staff|volunteer|client|team|artist|business|vendor|student|maker|community|author - light|lighting|lamp|bulb|install|theater|fixture|stage',
    dryness: 'sandy',
    text: 'The rest of us stand in the dark and clap.',
    why: 'Where the light falls.',
    example: 'Customer spotlight: how Harbor Coffee grew its online store',
    miss: 'The spotlight over the stage is broken.',
  }),
  saying({
    id: 'during-left-out',
    needs:
      'before and after|before-and-after + photo|picture|look|makeover|transformation|renovation|remodel|logo|website|garden|yard|room|house|home|kitchen|bathroom|closet|garage|porch|deck|desk|office|chair|dresser - swipe|meal|school|care|hour|surgery|weight|treatment|skin|hands|smile|teeth|face|body|each|every|visit|event|wash|work|hair',
    dryness: 'sandy',
    text: 'The during has been left out.',
    why: 'What pictures skip.',
    example: 'Before and after: a kitchen in Portland',
    miss: 'Wash your hands before and after meals.',
  }),
  saying({
    id: 'experts-amateurs',
    needs: 'pro tip|pro-tip',
    dryness: 'crisp',
    text: 'Amateurs may use the tip as well.',
    refersTo: [],
    why: 'Who is allowed.',
    example: 'Pro tip: label your spice jars on the lid.',
    miss: 'Ask a pro for a tip.',
  }),
  saying({
    id: 'facts-serious',
    needs: 'fun fact - not',
    dryness: 'arid',
    text: 'The rest of the facts remain serious.',
    why: 'Balance.',
    example: 'Fun fact: our building used to be a bank.',
    miss: 'It is a fact that we had fun.',
  }),
  saying({
    id: 'staring-left-out',
    needs:
      "here's how we|here be how we|see how we|look at how we|how our team|how we plan|how we make|how we design|how we pick|how we choose - use your|data|collect|protect|handle|process|store|personal|safe|cookie|measure|charge|price|fee|calculate|can|help|respond|treat|care|patient|that's|that|like|proud|know|ask",
    dryness: 'sandy',
    text: 'The staring out of the window has been left out.',
    why: 'A part of all work.',
    example: 'Here’s how we plan a month of content in one afternoon.',
    miss: 'Here is the plan.',
  }),
  saying({
    id: 'good-moment',
    needs:
      'nobody tell you|no one tell you|nobody told you - grief|loss|mother|birth|menopause|divorce|parent|parenting|baby|pregnancy|illness|cancer|death|if|sorry',
    dryness: 'sandy',
    text: 'There was never a good moment.',
    why: 'In their defense.',
    example: 'What nobody tells you about owning a food truck',
    miss: 'Nobody called you.',
  }),
  saying({
    id: 'agree-skip',
    needs:
      'why + matter|matters - life|lives|black|health|safety|faith|inclusion|diversity|representation|you|it|mental|consent|privacy|care|grey|gray|god|equality|doctor|pride',
    dryness: 'arid',
    text: 'Those who agree may skip ahead.',
    why: 'A courtesy.',
    example: 'Why local shops matter more than ever',
    miss: 'A matter of time.',
  }),
  saying({
    id: 'merely-liked',
    needs:
      "things we love|things we're loving|things we be love|thing we be love|thing we love - about you|lost|miss|most|hate",
    dryness: 'sandy',
    text: 'Other things are merely liked.',
    why: 'Order.',
    example: 'A few things we’re loving this month',
    miss: 'We love new things.',
  }),
]
