/**
 * What /straight-face promises to leave as it is, by the names of its rows. Here the lists decide alone: a promise has no
 * score. What the other lists hold of these subjects is not said again.
 */
export const promised = {
  /** What a product is said to cure, prove, earn or guarantee. */
  claims: `
clinically|scientifically|medically|dermatologically proven|tested|shown, proven to, fda approved|cleared, risk free - trial|returns, no side effects, without side effects
guarantee~ *4 result|results|return|returns|income|profit|profits|success|cure|safety|weight|growth, result~ *2 guaranteed, guaranteed or your money back, money back guarantee, guaranteed to
@number out of @number dentists|doctors|experts|physicians|nurses|users|customers|women|men|people, dentists|doctors|physicians|pediatricians|dermatologists recommend~, recommended by dentists|doctors|physicians|pediatricians|dermatologists|experts
earn *3 @number *4 a|per|every hour|day|week|month|year - points|miles|stamps, return|yield|returns of *2 @number, annual|fixed|guaranteed return|returns|yield, @number percent|% *1 return|returns|yield, double|triple your money|income|investment|savings
safest|healthiest|most_effective|number_one|leading|strongest *4 on|in the market|world|industry|country, lose *2 @number *1 pounds|lbs|kilos|inches, boost~ *3 immune|immunity|metabolism|testosterone, reduce~ *3 wrinkles|cholesterol|anxiety|inflammation, lower~ *3 cholesterol|blood, relieve~ *3 pain|stress|symptoms
kill~ @number *2 germs|bacteria|viruses, carbon neutral, climate neutral, environmentally friendly, all natural, zero emission~
supplement~|vitamin~ *2 support|supports|boost|boosts|improve|improves|promote|promotes, investment|investments|fund|portfolio *3 returned|gained|earned *2 @number
`,
  /** Work that is lost, under any name. */
  layoffs: `
rightsize~, rightsizing, right sizing, downsize~ - house|home|apartment|room|image|photo|wardrobe|cup|cups, downsizing - house|home|apartment|room|image|photo|wardrobe, reduction in force, headcount reduction~, reduce~ *3 headcount, workforce reduction~, severance
`,
  /** What people rely on and what has stopped, without notice. */
  outages: `
outage~ - planned|scheduled|maintenance|test|announced, service|services|site|website|shop|store|webshop|server|servers|system|systems|platform|app|network|database|api|login|payments|portal|email|registers|card_machine|card_machines|card_readers *2 is|are|was|were|went|been *2 down|offline|unreachable|not_responding|not_loading|not_working|broken - links|scheduled|planned|maintenance|upgrade|from|until|between
system|service|platform|site|website|portal *2 is|are|was|were|been *1 unavailable - scheduled|planned|maintenance|upgrade|from|until|between, customers|users|members|subscribers|you|they *2 cannot|can't|unable_to *1 log|sign|connect|access|pay + system|account|accounts|service|app|site|moment|currently|payment|payments|in
investigating *5 issue|issues|problem|incident|cause|reports|outage|error|errors, data|security breach~, security incident~, data|records|backups *3 were|was|has_been|have_been *1 lost|exposed|leaked|stolen|corrupted, power *3 is out, power cut~, without power, lost power, service disruption~ - planned|scheduled, degraded performance
internet|wifi|wi_fi|network|phones|phone_lines|heating|heat|heater|boiler|furnace|hot_water|electricity *4 is|are|was|were|went *1 down|out|off|failing|not_working|broken - scheduled|planned|maintenance|upgrade|until|between|sold|out_of, internet|wifi|wi_fi|network|phones|phone_lines|heating|heat|hot_water|electricity *4 has|have failed|stopped|gone
`,
  /** Things to stop using. */
  recalls: `
recalling|recalled *8 lot|lots|batch|batches|model|models|serial|unit|units|product|products, recall *8 lot|lots|batch|batches|serial|units, we|we're|company|manufacturer|maker *1 are|is|have|has recalling|recalled, stop using *6 immediately|now|at_once, stop using + return|discard|refund, unplug *4 do not use, do not use *4 charger|battery|product|heater|stroller|crib|helmet|blender|kettle, return *5 for a full refund + fire|burn|shock|choking|overheat|hazard
`,
  /** Bodies, medicine and grief. */
  health: `
tablet~|capsule~|pill~|dose~|dosage + take|daily|twice|meal|food|hours|water - screen|stylus|charger|app, prescription~, side effect~, vaccine~, vaccination~, vaccinated, flu shot~, medication~, medicine~, medical history, symptom~ + doctor|fever|pain|stay|call, lab|blood|biopsy|medical test *1 result|results, allergic reaction~, allergen~, may contain *3 nuts|peanuts|milk|eggs|shellfish|soy|wheat|gluten
`,
  /** Weather that people have to act on. */
  'severe-weather': `
severe weather|thunderstorm|storm|storms, weather warning|alert|advisory|emergency, winter|ice|snow|tropical storm + warning|closed|canceled|cancelled|stay|until|roads, storm|wind|heat|flood|tornado|hurricane|blizzard|frost|freeze|fire|snow *1 warning|watch|advisory|alert, evacuate~, evacuation~, shelter in place, take shelter, stay indoors, seek higher ground
closed|closing|canceled|cancelled *6 snow|snowstorm|storm|ice|hurricane|flooding|weather|heat, roads|bridges *4 closed|impassable + snow|ice|flood|flooding|storm|weather
`,
  /** What people are told before they say yes. */
  consent: `
by clicking|checking|tapping|signing|continuing|using|entering|submitting *10 agree|consent|accept|acknowledge, i agree|consent to, you agree|consent to, agree~ to *3 terms|conditions|policy|processing|receive|arbitration, terms and conditions, terms of service|use, user|license|licence agreement
privacy policy|notice|statement, call|calls *1 be|is|are recorded, cookies *1 help|improve, use|uses cookies - oven|bake|baking|bakery|chocolate|dough|recipe|flour|kitchen|milk|cutter, accept *2 cookies - oven|bake|baking|chocolate|dough|kitchen, personal data|information, share|shares|sell|sells|collect|collects|process|processes *3 data - sheet|spreadsheet|team|slide|slides|report, your consent, informed consent, consent form~, give|gave|withdraw|withdrew|obtain *3 consent, sign *3 waiver|release, liability waiver
`,
} as const

/** A subject that is left plain by promise. */
export type StraightSubject = keyof typeof promised
