/** Phrases of newsletters that readers know too well. A model tries them first. */
const known = [
  /\b(?:plot twist|spoiler(?: alert)?|mic drop|you had one job|asking for a friend|said no one ever|hold my \w+)\b/,
  /\b(?:sorry,? not sorry|just kidding|no pun intended|pun intended|see what (?:we|i) did there|dad jokes?)\b/,
  /\b(?:what could (?:possibly )?go wrong|famous last words|this is not a drill|don't panic|no pressure)\b/,
  /\b(?:the struggle is real|first[- ]world problems?|adulting|because science|living the dream|keep calm)\b/,
  /\b(?:resistance is futile|winter is coming|may the force|we have a problem|this is fine|to infinity)\b/,
  /\b(?:in a galaxy|one does not simply|i'll be back|elementary, my dear|they're onto us|big brother)\b/,
  /\b(?:no (?:animals|interns|\w+) (?:was|were) harmed|batteries not included|side effects may include)\b/,
  /\b(?:(?:results|mileage) may vary|terms and conditions apply|void where prohibited|some assembly required)\b/,
  /\bwhat happens in \w+,? stays in\b/,
  /\b(?:your|my|our) (?:future|inner) sel(?:f|ves)\b|\bwill thank (?:you|us) later\b/,
  /\bit'?s not (?:you|us|me),? it'?s\b/,
  /\b(?:but first|fueled by|powered by|runs on|need more|before (?:my|your|the first)) (?:coffee|caffeine)\b/,
  /\b(?:mondays?,? am i right|case of the mondays|monday (?:motivation|blues)|thank (?:god|goodness) it'?s friday|tgif)\b/,
  /\b(?:existential (?:crisis|dread)|emotional (?:support|damage|baggage)|silently judging|judging you|therap(?:y|ists?))\b/,
  /\b(?:zombies?|unicorns?|ninjas?|wizards?|superpowers?|superhero(?:es)?|robot overlords?|skynet|aliens?|bigfoot)\b/,
  /\b(?:the (?:dog|cat) ate|herding cats|elephant in the room|rocket science|brain surgery|the sky is falling)\b/,
  /\b(?:could have been an email|per my last email|circle back|think outside the box|at the end of the day)\b/,
  /\b(?:trust (?:us|me)|we promise|you're welcome|you heard it here|fun fact|pro tip|friendly reminder|rumor has it)\b/,
  /\b(?:grab (?:your|the) popcorn|buckle up|brace yoursel(?:f|ves)|fasten your seat ?belts?|let that sink in)\b/,
] as const

/** Whether a text has a worn joke. */
export const isKnownJoke = (text: string): boolean => {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'")
  return known.some((joke) => joke.test(plain))
}
