import { type Saying, saying } from '../saying.ts'

/** What e-mail opens, apologizes and closes with. */
export const lettersMail: readonly Saying[] = [
  saying({
    id: 'weekend-have',
    needs:
      'have a great weekend|have a good weekend|have a nice weekend|have a wonderful weekend - had|long|holiday|if',
    dryness: 'sandy',
    text: 'Sunday evening is also part of it.',
    refersTo: [],
    why: 'What a weekend includes.',
    example: 'Have a great weekend, and I will talk to you next week.',
    miss: 'We had a great weekend.',
  }),
  saying({
    id: 'mail-typo',
    needs:
      'typo in|mistake in|error in + email|e-mail|newsletter|message|invitation|announcement + sorry|apology|apologize - typos|mistakes|errors|name|cause|charge|address|addresses',
    dryness: 'sandy',
    text: 'It became visible at the moment of sending.',
    why: 'When one sees them.',
    example: "Apologies for the typo in this morning's newsletter.",
    miss: 'There are two typos in the email, sorry.',
  }),
  saying({
    id: 'thanks-your-help',
    needs: 'thank|thanks|grateful + your help - advance|we|our|us|if|will|could|would|can|need|donation|ask|please|to',
    dryness: 'crisp',
    text: 'I had already tried mine.',
    why: 'Why help was needed.',
    example: 'Thank you for all your help with the inventory.',
    miss: 'Thanks in advance for your help.',
  }),
  saying({
    id: 'added-to-thread',
    needs:
      "adding|add|added|looping|loop|looped|copying|copy|copied|cc'ing + to this thread|to this email|to the thread|to this conversation|to the conversation|to this chain|on this email|on this thread|on this message|looping in|looped in|loop in - link|file|photo|note|signature|comment|attachment|document|image|list|paste|detail|information|video|number|please|can|could|not|paragraph|line|question|answer|text|stay|not|accidentally|forgot|why|when|button|new|feature|class|last|would",
    dryness: 'sandy',
    text: 'From here on, we will all be slightly more polite.',
    why: 'What a new reader does.',
    example: "I'm looping in our designer, Kate.",
    miss: 'Please loop in the designer.',
  }),
  saying({
    id: 'my-comments',
    needs:
      'my comment|few comment|some comment|couple of comment|my edit|my suggestion|our comment|our edit|few suggestion|some suggestion + see|find|leave|left|add|added|attached|below|here - your|you have|social|post|customer|public|wall|guest|guests',
    dryness: 'sandy',
    text: 'The parts without any were also read.',
    why: 'What a margin does not show.',
    example: 'I left a few comments in the document.',
    miss: 'Please add your comments below.',
  }),
  saying({
    id: 'latest-version',
    needs: 'latest version|latest draft|latest edition|newest version - please|not|without|need|if|have you',
    dryness: 'arid',
    text: 'The previous one was also the latest.',
    refersTo: [],
    why: 'It was, in its day.',
    example: 'Attached is the latest version of the contract.',
    miss: 'This is the previous version.',
  }),
  saying({
    id: 'no-access',
    needs:
      'not have access|no access|no longer have access|not open|unable to open|unable to access|not access + file|document|folder|spreadsheet|attachment|deck + i - files|documents|folders|attachments|if|medical|patient|will|should|please|cabinet|drawer|room|photos',
    dryness: 'sandy',
    text: 'I can see its name, which is well chosen.',
    refersTo: ['one'],
    why: 'What access one has.',
    example: "I still don't have access to the budget folder.",
    miss: 'You do not have access to the folder.',
  }),
  saying({
    id: 'when-a-chance',
    needs:
      'when you have a chance|when you get a chance|if you get a chance|if you have a chance|whenever you get a chance|whenever you have a chance - win|second chance|give|break|enjoy|see|try|relax|eat|visit',
    dryness: 'arid',
    text: 'The chance need not be a good one.',
    refersTo: [],
    why: 'Modest requirements.',
    example: 'Please call me back when you get a chance.',
    miss: 'You have a chance to win.',
  }),
  saying({
    id: 'last-minute-change',
    needs:
      'last-minute change|last-minute cancellation|last-minute notice|last-minute switch|change at the last minute + sorry|apology|apologize - not',
    dryness: 'sandy',
    text: 'Until that minute, the plan was firm.',
    refersTo: [],
    why: 'How plans are.',
    example: 'Sorry about the last-minute change of rooms.',
    miss: 'No last-minute changes, please.',
  }),
]
