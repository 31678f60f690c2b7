import { asPattern, product } from '#content-model/site.ts'
import { fold, tokensOf } from '#language/tokens.ts'

/** The product's name in folded text. */
const name = asPattern(fold(product))

/** Expressions that have a meaning only as a whole. Matched in folded text, before it is split into words. */
export const expressions: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\bhow (?:much(?= (?:is|are|does|do|would|will|for|to|per|an?|the|it)\b|\W*$)|expensive)\b/g, 'price'],
  [/\bunited states\b|\bu\.?s\.?a\b|\bu\.s\b/g, 'usa'],
  [/\bout[ -]of[ -](?:the[ -])?office\b/g, 'outofoffice'],
  [/\bsign(?:ing)?[ -](?:me )?up\b/g, 'signup'],
  [
    /\b(?:(?:just )?out of curiosity|quick question|by any chance|(?:just )?curious|roughly speaking|in a nutshell|at the end of the day|down the (?:road|line)|when all is said and done|long story short|if you dont mind|whatsoever|if at all|or so|at all|for the record|to be (?:honest|fair))\b/g,
    '',
  ],
  [/\bset (?:me|us|you|one) back\b|\bbreak the bank\b|\bwhats the damage\b|\bthe damage (?:for|per)\b/g, 'price'],
  [/\bwithout (?:paying|spending) (?:a |any )?(?:dime|cent|penny|money)\b|\bfree of charge\b|\bfor nothing\b/g, 'free'],
  [/\bmoney[ -]back\b|\bmy money (?:\w+ )?back\b/g, 'refund'],
  [/\bget(?:ting)? rid of\b/g, 'delete'],
  [/\be-mails?\b/g, 'email'],
  [/\bchat ?gpt\b/g, 'chatgpt'],
  [/\bhow old\b|\byears old\b/g, 'age'],
  [/\bget in touch\b/g, 'contact'],
  [/\bclos(?:e|ing) (?:my |an |the |your )?account\b/g, 'delete account'],
  [/\b(?:opening|business|office) hours\b|\bhours of operation\b|\b(?:are you|do you|is it) open\b/g, 'openinghours'],
  [/\b(?:phone|telephone) number\b/g, 'phone'],
  [/\b(?:hang|hold)(?:ing)? on to\b|\bon file\b/g, 'keep'],
  [/\btext messages?\b|\btexting\b/g, 'sms'],
  [/\bopt(?:ing)? out\b|\boff (?:the |your )?(?:mailing )?list\b/g, 'unsubscribe'],
  [/\bsingle sign[ -]on\b/g, 'sso'],
  [/\bwho (?:can|may|is allowed to|is it) (?:use|for)\b/g, 'eligible'],
  [/\b(?:should|do) (?:i|we|you) not\b|\bleav(?:e|ing) (?:it |them )?out\b|\bavoid(?:ing)?\b/g, 'avoid'],
  [/\bwho (?:is |was |has )?(?:writes|wrote|write|written|writing|blogs)\b/g, 'authorship'],
  [/\bpersonal (?:data|information|info|details)\b/g, 'data'],
  [
    new RegExp(
      String.raw`\b(?:who|what) (?:exactly )?(?:is|are|does|do) (?:${name}|you|you guys|this(?: \w+)?)(?: do| all about| about| for)?(?=\W*$)`,
      'g',
    ),
    'aboutproduct',
  ],
  [new RegExp(String.raw`\btell me about (?:${name}|yourself|yourselves|your company)(?=\W*$)`, 'g'), 'aboutproduct'],
]

/** The product's name, unless it has several words: one of them may be a subject. */
const nameAlone = tokensOf(fold(product)).length === 1 ? tokensOf(fold(product)) : []

/** Words that phrase a question without naming its subject. */
export const silent: ReadonlySet<string> = new Set([
  ...nameAlone,
  ...`a an the and or but nor if then than so as at by for from in into of off on onto out over to up with without about
  i im ive id me my mine myself we were our ours us you youre your yours yourself he him his she her hers it its they
  them their theirs this that these those there here who whom whose what whats which when where wheres why how hows am
  is are was be been being do does did done doing dont doesnt didnt have has had having can cant could will would wont
  shall should may might must not no yes any some all every each either neither both more most other another such only
  own same too very just also ever even still again once now please hello hi hey thanks thank tell know let lets like
  want need get gets got getting give gives gave go goes going come comes make makes made making take takes took put
  use uses used using say says said mean means really actually exactly kind sort thing things stuff way ways lot lots
  one ones someone somebody anyone anybody something anything everything nothing site website page pages
  possible able wat wht pls plz thx gimme wanna whos hey per happen happens happened happening because while during after before between against under s t`
    .trim()
    .split(/\s+/),
])

/** Words that are in many questions and decide few of them. */
export const faint: ReadonlySet<string> = new Set(
  `help write word work show find learn create offer provide edit explain start try many long often good best new old
  people time day question answer laugh story describe improve rewrite read see look play buy`
    .trim()
    .split(/\s+/),
)

/** Words that mean one thing on this site, in their plain forms. The first of each line stands for all of it. */
export const synonyms: readonly string[] = `
price cost fee charge expensive cheap cheaper cheapest pricey dear dearest pay paid payment afford
plan subscription subscribe tier membership
year yearly annual
month monthly
delete erase remove wipe forget erasure
data information info detail record
private privacy confidential
photo photograph picture image pic snapshot
video clip footage film movie
email mail inbox
write writer written wrote rewrite author
post article essay blog
phone telephone call
contact reach
address street
people staff employee colleague crew personnel
found founder ceo boss
support helpdesk
engineer developer programmer
funny humor humour comedy comic hilarious amusing witty wit
joke gag punchline wisecrack quip jest
laugh laughter
pun wordplay
usa american abroad overseas international internationally europe canada canadian
age old young younger child children kid minor teenager underage
signup register registration join enroll
cancel quit terminate
change switch upgrade downgrade
query request
client customer
review testimonial rating
project portfolio
measure metric
coffee espresso cafe
script screenplay
ad advert advertisement
notification push
error failure
documentation docs manual readme
changelog release
job vacancy hire career recruit
slide deck presentation powerpoint
packaging carton
shareholder investor
chatbot bot
ai llm gpt chatgpt openai artificial
keep store retain retention kept
track tracker analytics
parent guardian
liable liability responsible warranty
legal lawyer law attorney
flight airline
weather forecast
wake alarm
trophy award
own owner ownership belong copyright
quote estimate
launch start
value principle mission
process procedure step
card visa mastercard amex
company firm corporation enterprise
csv spreadsheet excel
download export
illness sick disease injury hospital
faith religion church pope priest muslim christian jewish catholic
divorce separation breakup
death died funeral obituary
layoff redundancy downsizing
storm hurricane blizzard tornado thunderstorm snowstorm
outage downtime
salary wage
ranking seo
tax vat gst
real genuine authentic
invented fake fictional fictitious imaginary
taboo forbidden banned prohibited
luggage suitcase baggage
slogan tagline motto
engraving inscription
teach taught
font typeface lettering
emoji smiley emoticon
limit cap quota maximum
comment remark
percentage proportion portion fraction
police government court subpoena
reason explanation justify
`
  .trim()
  .split('\n')

/** Kinds of thing, asked for by name, that an answer about their surroundings does not give. */
export const particularKinds: readonly string[] = `
refund discount coupon voucher promo invoice receipt trial guarantee app api sdk webhook plugin extension
integration integrate widget template podcast webinar workshop class course internship award prize certificate
salary wage bonus investor franchise affiliate reseller merchandise shirt mug gift weekly hourly lifetime
ipad android iphone windows mac outlook whatsapp zoom brand party
`
  .trim()
  .split(/\s+/)

/** What the plans and the services are counted in: a price by it is no particular. */
export const ordinaryUnits: readonly string[] =
  `month year query result annum unit sentence request use piece item`.split(' ')

/** Abbreviations that visitors type, written out. */
const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  n: 'and',
  ppl: 'people',
  pls: 'please',
  plz: 'please',
  abt: 'about',
  approx: 'about',
  avg: 'average',
  incl: 'including',
  qty: 'quantity',
  sec: 'second',
  secs: 'seconds',
  wks: 'weeks',
  yo: 'years old',
  asap: 'soon',
  bout: 'about',
  gonna: 'going to',
  gotta: 'have to',
  info: 'information',
  lemme: 'let me',
  rn: 'now',
  thru: 'through',
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  wich: 'which',
  bc: 'because',
  cuz: 'because',
  acct: 'account',
  addr: 'address',
  biz: 'business',
  co: 'company',
  diff: 'difference',
  docs: 'documentation',
  fav: 'favorite',
  hr: 'hour',
  hrs: 'hours',
  max: 'maximum',
  min: 'minimum',
  mins: 'minutes',
  mo: 'month',
  msg: 'message',
  msgs: 'messages',
  num: 'number',
  ofc: 'office',
  pic: 'picture',
  pics: 'pictures',
  pw: 'password',
  subs: 'subscription',
  tel: 'telephone',
  tix: 'tickets',
  vid: 'video',
  vids: 'videos',
  w: 'with',
  wk: 'week',
  yr: 'year',
  yrs: 'years',
}

/** A text with its abbreviations written out. */
export const longhand = (text: string): string =>
  text
    .replace(/(?<=\d ?)min\b/gi, 'minutes')
    .replace(/(?<![\p{L}\p{N}'’.])\p{L}+(?![\p{L}\p{N}'’])/gu, (word) =>
      Object.hasOwn(shorthand, word.toLowerCase()) ? (shorthand[word.toLowerCase()] ?? word) : word,
    )
