/** Words that patterns name by their class. A class may use another. */
export const classes = {
  relative: `mother|mothers|mom|moms|mum|mums|mommy|mama|father|fathers|dad|dads|daddy|papa|parent|parents|husband|husbands|wife|wives|spouse|spouses
    partner|fiance|fiancee|boyfriend|girlfriend|ex|son|sons|daughter|daughters|brother|brothers|sister|sisters|sibling|siblings|twin|twins
    grandma|grandpa|grandmother|grandmothers|grandfather|grandfathers|granny|gran|nana|nan|grandson|granddaughter|grandchild|grandchildren|grandparent|grandparents
    uncle|uncles|aunt|aunts|auntie|cousin|cousins|nephew|nephews|niece|nieces|stepmother|stepfather|stepson|stepdaughter|stepdad|stepmom|stepbrother|stepsister
    godmother|godfather|family|families|relative|relatives|in-laws|sweetheart|bride|groom|mil|fil`,
  child: `child|children|kid|kids|baby|babies|infant|infants|toddler|toddlers|newborn|newborns|preemie|preemies|boy|boys|girl|girls|teen|teens|teenager|teenagers
    son|sons|daughter|daughters|preschooler|preschoolers|schoolchild|schoolchildren|schoolboy|schoolgirl|minor|minors|pupil|pupils|student|students|youth|youths|grandchild|grandson|granddaughter|nephew|niece
    kindergartner|kindergartners|twins`,
  people: `person|people|man|men|woman|women|guy|guys|lady|ladies|folks|employee|employees|colleague|colleagues|coworker|coworkers|worker|workers|staff|staffer|staffers
    customer|customers|client|clients|guest|guests|visitor|visitors|driver|drivers|teacher|teachers|nurse|nurses|neighbor|neighbors|neighbour|neighbours|friend|friends|tenant|tenants|resident|residents
    passenger|passengers|pedestrian|pedestrians|cyclist|cyclists|motorist|motorists|rider|riders|bystander|bystanders|officer|officers|soldier|soldiers|veteran|veterans|firefighter|firefighters
    manager|managers|boss|supervisor|supervisors|founder|founders|cofounder|director|directors|president|chairman|chairwoman|ceo|owner|owners|landlord|intern|interns|assistant|receptionist|janitor|contractor|contractors
    member|members|teammate|teammates|classmate|classmates|student|students|professor|principal|coach|player|players|fan|fans|volunteer|volunteers|applicant|applicants|candidate|candidates|speaker|author|singer|actor|actress|artist|painter|musician
    someone|somebody|anyone|anybody|nobody|everyone|everybody|roommate|stranger|strangers|shopper|shoppers|patron|patrons|cashier|clerk|cook|chef|waiter|waitress|plumber|electrician|engineer|technician|accountant|bookkeeper|attorney|lawyer|judge|mayor|senator
    crew|hiker|hikers|swimmer|swimmers|climber|climbers|courier|pilot|pilots|miner|miners|villager|villagers|civilian|civilians|migrant|migrants|family|families|victim|victims|patient|patients|mentor|legend|survivor|survivors|user|users|hero|heroes
    team|grads|alumnus|alumni|secretary|custodian|supervisor|foreman|operator|trainee|apprentice|participant|participants|attendee|attendees|member|recruit|recruits|pal|buddy|bandmate|seniors|captain|librarian|gardener|baker|barber|grower|farmer|farmers`,
  pronoun:
    'i|he|she|they|we|you|him|her|them|us|who|me|whom|mr|mrs|ms|dr|himself|herself|themselves|myself|yourself|hes|shes',
  person: '@relative|@child|@people|@pronoun|@name',
  human: '@relative|@child|@people',
  my: 'my|his|her|our|their|your|the',
  own: 'my|his|her|our|their|your',
  pet: 'dog|dogs|cat|cats|puppy|puppies|kitten|kittens|pet|pets|hamster|rabbit|bunny|horse|pony|goldfish|parrot|terrier|labrador|poodle|beagle|retriever|gerbil|ferret|turtle|pup|kitty|canary|budgie|mare|foal|calf|lamb|tortoise',
  was: 'is|are|was|were|be|been|being|am|got|get|gets|getting|has|had|have',
  body: `arm|arms|leg|legs|ankle|ankles|wrist|wrists|hip|hips|elbow|elbows|knee|knees|finger|fingers|thumb|toe|toes|foot|feet|hand|hands|rib|ribs|collarbone|nose|jaw|neck|skull|shoulder|shoulders|spine|vertebra|pelvis|femur|tibia|bone|bones|tooth|hamstring|ligament|tendon|acl|meniscus|achilles|eye|eyes|cheekbone|tailbone|shin|muscle|head|face|groin|calf`,
  organ:
    'heart|lung|lungs|liver|kidney|kidneys|brain|stomach|bowel|colon|prostate|breast|breasts|thyroid|pancreas|ovary|ovaries|uterus|bladder|gallbladder|spleen|throat|skin|blood|bone|marrow|cervix|cervical|abdomen|chest|spinal|retina|cornea|pituitary',
  device: `phone|phones|battery|batteries|laptop|laptops|printer|printers|projector|server|servers|wifi|wi|fi|car|cars|van|truck|engine|motor|link|links|page|pages|build|conversation|chat|thread|threads|channel|mic|microphone|keyboard|mouse|monitor|screen|tv|camera|drone|tablet|router|modem|connection|line|lines|signal|machine|machines|computer|pc|mac|app|apps|website|site|database|drive|disk|plant|plants|fern|ficus|cactus|succulent|succulents|tree|lawn|grass|basil|flowers|tulips|roses|idea|ideas|project|projects|proposal|deal|bill|joke|jokes|trend|format|plan|party|crowd|mood|momentum|rumor|noise|wind|engagement|traffic|market|stapler|toaster|kettle|fridge|freezer|microwave|dishwasher|vacuum|lamp|bulb|bulbs|light|lights|clock|watch|scanner|copier|fax|elevator|radio|speaker|speakers|headset|earbuds|headphones|remote|tool|drill|mower|scooter|bike|email|code|branch|branches|feature|campaign|meme|pen|pens|marker|markers|charger|cable|hotspot|internet|network|feed|tab|cursor|pixel|pixels|weekend|zone|town|downtown|office|air|calm|silence|water|sea|end|ends|stop|heat|center|reckoning|stock|inventory|weight|set|ringer|lift|hang|giveaway|giveaways|centre|legs|cell|cells|language|languages|spots|spot|leads|lead|account|accounts|letter|board|wood|leaves|leaf|bolt|man's|space|pool|season|cpu|ssd|hard|usb|gpu|stylus|pointer|thermostat|doorbell|hinge|fuse|outlet|starter|alternator|tire|tires|oven|grill|boiler|furnace|heater|generator|login|browser|vpn|session|process|job|cron|kernel|bot|webcam|playlist|record|turntable|stereo|guitar|amp|piano|robot|roomba|fountain|sourdough|yeast|hedge|hydrangea|orchid|orchids|poinsettia|tomatoes|seedlings|bouquet|hype|buzz|excitement|enthusiasm|interest|debate|argument|discussion|motion|measure|amendment|hope|dream|tradition|habit|craft|art|romance|chivalry|disco|vinyl|print|radio|cord|slack|bluetooth|gps|sensor|batteries`,
} as const
