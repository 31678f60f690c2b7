import { type Saying, saying } from '../saying.ts'

/** What a service, agency or app does for people. */
export const goodsServices: readonly Saying[] = [
  saying({
    id: 'next-size-medium',
    needs: 'small business + grow|scale|expand - not|loan|grant|tax|medium|grew up|large',
    dryness: 'arid',
    text: 'The next size up is medium.',
    why: 'An order of sizes.',
    example: 'Our team helps small businesses grow with simple marketing tools.',
    miss: 'The business is small.',
  }),
  saying({
    id: 'act-surprised-alert',
    needs:
      'app|software|tool|platform|system|tracker|calendar|planner + notification|alert|notify|notifies|ping + when|whenever|every time|as soon as|before|after - fire|smoke|fall|fell|emergency|outage|fraud|glucose|heart|storm|weather|breach|password|please|turn off|silence|intruder|security|mute|patient|down',
    dryness: 'crisp',
    text: 'You may still act surprised.',
    why: 'How news is taken.',
    example: 'Our app sends you a notification whenever a package arrives.',
    miss: 'Please silence all alerts on the app.',
  }),
  saying({
    id: 'no-sighing',
    needs:
      'app|software|tool|planner|device|calendar|system|bottle|platform + remind you|reminds you|remind your|remind user|remind client|remind customer|remind team|send reminder|remind people - pill|medicine|medication|dose|patient|breathe|please|not|password',
    dryness: 'crisp',
    text: 'No sighing is involved.',
    why: 'What sets it apart.',
    example: 'The app reminds you to water your plants.',
    miss: 'Please remind your team about the app.',
  }),
  saying({
    id: 'one-nap',
    needs:
      'save hour|save you hour|save your team hour|get hour back|free up hour|get back hour|reclaim hour|save many hour|save several hour',
    dryness: 'crisp',
    text: 'Please do not spend all of those hours on one nap.',
    why: 'A word on budgeting.',
    example: 'Save hours every week by automating your reports.',
    miss: 'Save the file within an hour.',
  }),
  saying({
    id: 'scenic-route',
    needs:
      'new way to|easier way to|better way to|smarter way to|simpler way to|calmer way to|faster way to|quicker way to|modern way to - ways|no|not|there is|looking|should|need|find a better|think of|way to the|way to go|way to get|live|die|pay off|trying|i',
    dryness: 'sandy',
    text: 'The old way is now the scenic route.',
    why: 'A change of rank.',
    example: 'A new way to organize your inbox.',
    miss: 'There is no better way to start the day.',
  }),
  saying({
    id: 'total-same',
    needs: 'less time + more time - hospital|screen time|doctor',
    dryness: 'arid',
    text: 'The total stays the same.',
    why: 'Arithmetic of time.',
    example: 'Spend less time on paperwork and more time with your customers.',
    miss: 'We have less time this week.',
  }),
  saying({
    id: 'help-focusing',
    needs:
      'focus on|concentrate on + so you can|so that you can|while we|leaving you free|lets you|let you|so your team can|helps you - camera|lens|focus group|photo|healing|recover|health|grief',
    dryness: 'sandy',
    text: 'We cannot help with the focusing.',
    why: 'What is left to do.',
    example: 'Focus on your business while we handle the books.',
    miss: 'This issue will focus on soup.',
  }),
  saying({
    id: 'look-busy',
    needs:
      'busy parent|busy people|busy professional|busy family|busy team|busy mom|busy dad|busy owner|busy couple|busy manager|busy founder|busy teacher|busy student|busy executive|busy household + for|help|give|save|built|made|designed - business|businesses|my|not|hospital|nurse',
    dryness: 'crisp',
    text: 'Others are asked to look busy.',
    why: 'How to qualify.',
    example: 'We help busy parents plan healthy dinners.',
    miss: 'The manager is busy.',
  }),
  saying({
    id: 'doubt-personal-use',
    needs:
      'with confidence|with more confidence|with greater confidence|with total confidence|with full confidence|more confidently - say|announce|report|vote|not|patient|pain|invest|loan|retire|without|lost|keep in',
    dryness: 'sandy',
    text: 'Doubt may be kept for personal use.',
    why: 'What to do with the rest.',
    example: 'I help freelancers raise their rates with confidence.',
    miss: 'She told me in confidence.',
  }),
  saying({
    id: 'slow-parts',
    needs:
      'tell your story|tells your story|tell your brand story|story worth sharing|story worth telling|story to tell|share your story|your brand story - children|police|news|survivor|loss|recovery|journey|patient|health|my',
    dryness: 'sandy',
    text: 'The slow parts may be left out.',
    why: 'Advice on stories.',
    example: 'Let us design a logo that tells your story.',
    miss: 'The news tells a story.',
  }),
  saying({
    id: 'found-in-catalogs',
    needs:
      'real family|real people|real home|real life|real kitchen|real families - true|story|actor|based on|customer service|talk to|speak|a real person|children|in real life',
    dryness: 'sandy',
    text: 'The other kind is found in catalogs.',
    why: 'Where the others live.',
    example: 'We design kitchens that work for real families.',
    miss: 'The film is based on a true story.',
  }),
  saying({
    id: 'walking-decision',
    needs:
      'yard|lawn + landscaping|landscaper|gardener|crew|lawn care|lawn service|we + transform|beautiful|best|green|dream|perfect|lush|neat - remove|leaf|leave|snow|mulch pile|sale|close|not|please|parking',
    dryness: 'sandy',
    text: 'Walking across it will feel like a decision.',
    refersTo: ['one'],
    why: 'What a lawn does to people.',
    example: 'Our landscaping crew can transform your yard in a weekend.',
    miss: 'We mow the yard on Monday.',
  }),
  saying({
    id: 'over-the-sink',
    needs:
      'home|house|kitchen|apartment + spotless|sparkling|sparkle + clean|cleaner|cleaning|maid|service|crew|we|team - office|please|tenant|move out|deposit|water',
    dryness: 'crisp',
    text: 'The first evening, you may want to eat over the sink.',
    why: 'How one lives in a clean home.',
    example: 'Our cleaning service leaves your home spotless.',
    miss: 'Please leave the kitchen spotless.',
  }),
  saying({
    id: 'ownership-not',
    needs:
      'like their own|like our own|as if it be our own|as if it were our own|as if they were our own|as if they be their own|as if it be their own|as their own|as our own|as though it were our own + treat|care|handle|look after - child|children|kid|student|patient|customer|family|people|employee|client|resident|guest|mother|parent|grandmother',
    dryness: 'arid',
    text: 'Ownership is not affected.',
    why: 'For the record.',
    example: 'Our movers treat your belongings like their own.',
    miss: 'They grow their own food.',
  }),
  saying({
    id: 'showing-off',
    needs:
      'the basics of|basics of|the basics|fundamentals of + learn|teach|cover|class|course|master|workshop|lesson - cpr|first aid|self-defense|safety|closet|back to|investing|nutrition|tax|security',
    dryness: 'sandy',
    text: 'Anything beyond that is showing off.',
    refersTo: [],
    why: 'Where enough is.',
    example: 'In this class, you will learn the basics of watercolor.',
    miss: 'Our closet basics are on sale.',
  }),
]
