/**
 * Words of subjects that get no joke in a title, by subject: whole words, also in the plural, with a hyphen where a space may
 * stand. A word that is harmless more often than not stands with its neighbor: "index-fund", not "fund".
 */
export const plainWords = {
  medicine: `
    medicine medication medical medicare medicaid medigap drug pill dose dosage symptom treatment treat treating
    therapy therapist cancer tumor diabetes diabetic insulin glucose doctor dentist dental orthodontist orthodontic
    denture dermatologist dermatology pediatrician pediatric psychiatrist psychologist psychiatric optometrist
    ophthalmologist podiatrist urologist cardiologist neurologist oncologist oncology radiologist gynecologist
    obstetrician midwife doula anesthesia physician paramedic hospital clinic clinical nurse nursing surgery surgeon
    surgical transplant vaccine vaccination immunization vasectomy hysterectomy pregnancy pregnant prenatal
    postpartum breastfeeding fertility infertility ivf iud contraception contraceptive birth-control miscarriage
    menopause menstrual period-cramp menstruation blood-pressure blood-sugar blood-test blood-donation blood-clot
    blood cholesterol anxiety depression depressed adhd autism autistic bipolar schizophrenia ocd ptsd trauma
    burnout-symptoms panic-attack eating-disorder anorexia bulimia dementia alzheimer alzheimers parkinson
    parkinsons stroke seizure epilepsy allergy allergies allergic antihistamine asthma inhaler copd pneumonia
    bronchitis tuberculosis sinus sinusitis pain ache headache toothache backache earache migraine vertigo dizziness
    dizzy nausea nauseous vomiting diarrhea constipation bloating heartburn reflux gerd ulcer ibs crohn crohns
    colitis celiac hernia gallstone gallbladder kidney-stone kidney-disease kidney-failure liver-disease hepatitis
    jaundice pancreatitis appendicitis hemorrhoid laxative fiber-supplement intolerance gout arthritis osteoporosis
    fibromyalgia sciatica scoliosis herniated tendonitis tendinitis carpal-tunnel plantar-fasciitis bunion sprain
    sprained fracture fractured broken-bone concussion whiplash rotator-cuff meniscus acl injury injuries injured
    infection infected antibacterial-cream virus viral flu influenza covid measles chickenpox shingles mumps rabies
    malaria lyme tick-bite snake-bite bee-sting fever rash acne eczema psoriasis rosacea hives wart mole-removal
    melanoma sunburn burn-cream cold-sore canker-sore athletes-foot toenail-fungus fungal lice scabies ringworm
    nosebleed bruise blister wound scar-cream bandage gauze tourniquet stitches vitamin supplement multivitamin
    melatonin magnesium-glycinate probiotic prebiotic electrolyte collagen creatine iron-deficiency deficiency
    anemia anemic thyroid hyperthyroidism hypothyroidism hormone testosterone estrogen cortisol antibiotic
    antidepressant ibuprofen aspirin acetaminophen tylenol advil metformin statin steroid-cream cortisone opioid
    narcan nicotine vaping cbd cannabis marijuana diet dieting fasting keto ketogenic paleo calorie-deficit low-carb
    low-sodium bmi weight-loss weight-gain lose-weight losing-weight body-fat appetite-suppressant obesity
    overweight ozempic wegovy semaglutide bariatric liposuction botox filler-injection facelift rhinoplasty
    laser-hair-removal hair-loss hair-transplant minoxidil rehab addiction detox hangover-cure alcoholism sober
    sobriety quit-smoking quit-drinking disability disabled wheelchair crutch crutches mobility-scooter knee-brace
    ankle-brace back-brace wrist-brace braces aligner invisalign retainer root-canal wisdom-tooth wisdom-teeth
    cavity cavities gingivitis gum-disease teeth-whitening tooth-whitening sensitive-teeth mouthguard night-guard
    hearing-aid hearing-loss tinnitus eye-exam eye-drop cataract glaucoma lasik contact-lens contact-lenses
    vision-loss prosthetic prosthesis orthopedic orthotic compression-sock compression-stocking varicose insole-for
    physiotherapy physical-therapist occupational-therapist chiropractor chiropractic acupuncture acupuncturist
    homeopathy homeopathic naturopath essential-oils-for hospice palliative caregiver caregiving elder-care
    home-care assisted-living nursing-home patient health healthcare mental-health telehealth urgent-care
    emergency-room sleep-apnea sleep-aid sleeping-aid snoring insomnia cpap diagnosis diagnose disease syndrome
    disorder chronic autoimmune lupus cure remedy remedies relief prescription prescribed walker-for-senior pharmacy
    pharmacist pharmaceutical stethoscope thermometer-for-fever pulse-oximeter oximeter defibrillator nebulizer
    catheter syringe epipen mri ct-scan x-ray ultrasound colonoscopy mammogram biopsy pap-smear std sti herpes
    chlamydia hiv aids-test viagra erectile prostate uti incontinence diaper-rash colic teething sids lactose
    gluten-intolerance gluten-sensitivity nutritionist dietitian biohacking cough cough-syrup nasal nasal-spray
    sanitizer omega-3 dry-eye breast-pump hip-replacement knee-replacement joint ointment lozenge decongestant
    capsule calorie protein-powder slimming posture-corrector orthopaedic stress-management stress-symptom
    stress-level menstrual-cup tampon condom pregnancy-pillow lactation hemoglobin antacid antifungal antiseptic
    antiviral antacids painkiller analgesic sedative stimulant caffeine-pill epsom cramp cramps itching itchy
    swelling swollen numbness fatigue tiredness bleeding hypertension hypotension tachycardia arrhythmia palpitation
    heart-attack heart-rate heart-disease heart-failure cardiac pacemaker cardio-risk lung-cancer lungs
    kidney-stones bladder prostate-exam bowel gut-health gastric thyroiditis immune immunity inflammation
    inflammatory anti-inflammatory cyst polyp hernias neuropathy paralysis tremor memory-loss lump bone-density
    spine spinal disc-bulge joint-replacement physical-therapy speech-therapy self-harm suicide suicidal grief
    counselor counseling psychotherapy hypnosis meditation-for-anxiety overdose poisoning allergen peanut-free
    nut-allergy gluten-free sugar-free-for dairy-free-for low-fodmap hospital-bed blood-thinner bedsore adult-diaper
    commode lift-chair stair-lift stairlift walking-cane rollator sti-test paternity-test dna-test-kit medical-alert
    lab-test lab-tests checkup check-up screening dosage-chart side-effect side-effects generic-drug
    nurse-practitioner mental vet veterinarian veterinary worms-in deworming heartworm flea-treatment flea-collar
    flea-and-tick tick-removal tick-collar sore stiff-neck stiff-joint stiffness numb numbing bruised insole
    arch-support hot-flash hot-flashes magnesium zinc lazy-eye eye-patch feet-pain ailment unwell sick sickness
    illness ill brace back-stretch back-stretches neck-stretch neck-stretches sleep-study tongue-scraper
    ankle-weight for-seniors
  `,
  money: `
    loan mortgage credit debt insurance insurer insure tax taxes taxation taxable deductible deduction irs w-2 w-4
    1099 invest investing investment investor index-fund mutual-fund hedge-fund pension-fund bond-fund
    money-market-fund sinking-fund emergency-fund trust-fund venture-capital private-equity fund-manager
    fund-managers target-date-fund stock stocks shares-to-buy dividend-yield dividend-stock dividend-growth
    dividend-income dividend-reinvestment bond bonds treasury-bill treasury-bond t-bill etf reit reits nasdaq
    dow-jones robo-advisor robo-adviser financial-advisor crypto cryptocurrency bitcoin ethereum stablecoin
    blockchain-wallet nft defi gold-bar gold-price silver-bar gold-coin bullion precious-metal commodity-trading
    forex foreign-exchange exchange-rate currency day-trading option-trading options-trading futures-contract
    trading pension retirement retire retiree 401k 403b 529-plan ira roth annuity annuities social-security bank
    banking debit-card checking-account savings-account money-market brokerage broker finance finances financial
    financing refinance refinancing bankruptcy foreclosure payday paycheck pay-stub cash-advance cash-back cash-flow
    cash-out overdraft atm-fee wire-transfer money-transfer money-order balance-transfer certificate-of-deposit
    certificates-of-deposit cd-rate direct-deposit security-deposit wage salary salaries payroll budget budgeting
    saving-money save-money saving-for savings interest-rate interest-free compound-interest interest apr apy
    credit-score credit-report credit-card fico cosigner co-signer lender lending borrow-money borrower microloan
    collateral heloc home-equity equity-loan closing-cost down-payment escrow fha fha-requirement home-appraisal
    property-value rent-to-own rent-assistance capital-gain passive-income side-income make-money making-money
    earn-money money-online get-rich net-worth wealth wealth-management millionaire estate-planning estate-plan
    estate-agent-fee will-and-testament alimony child-support inheritance inherit trust trustee grant grants
    scholarship tuition student-loan fafsa financial-aid lottery powerball gambling casino betting sportsbook poker
    roulette blackjack slot-machine bookie bookkeeping bookkeeper accountant accounting-fees cpa audit audited
    auditor invoice-factoring factoring timeshare multi-level-marketing mlm pyramid-scheme ponzi scam fraud
    identity-theft chargeback inflation recession unemployment severance stimulus-check food-stamp section-8
    lease-vs-buy annual-percentage cost-of-living price-target fee-only fiduciary crowdfunding equity-crowdfunding
    ipo valuation money pay-later buy-now-pay-later installment dollar-cost equity afford affordability share-price
    market-cap asset-allocation repayment amortization prepayment side-hustle income tax-free write-off vat gst pawn
    pawnshop repo repossession rent-increase rent-control late-rent payment pay-off payoff paying-off bank-fee
    house-price home-price housing-market closing-disclosure stock-market market-crash bull-market bear-market
    shares-of penny-share angel-investor seed-round term-sheet cap-table profit-margin premium-bond savings-bond
    municipal-bond junk-bond yield-curve treasury-note fed-rate rate-cut rate-lock prime-rate interest-only
    balloon-payment underwater-mortgage appraisal deductible-amount premium-tax copay coinsurance hsa fsa
    cobra-coverage out-of-pocket beneficiary life-settlement estate-tax gift-tax probate-fee capital-loss
    crypto-wallet altcoin dogecoin solana staking-crypto mining-rig etoro robinhood-app fidelity vanguard
    charles-schwab paypal-fee venmo zelle cash-app billionaire minimum-wage overtime-pay pay-raise raise-request
    pay-gap compensation severance-pay bonus-tax fringe-benefit net-pay gross-pay living-wage disability-benefit
    welfare medicaid-spend subsidy rebate-tax debt-free debt-collector collections-agency consolidation insolvency
    insolvent liquidation creditor dividends receivable payable accounts-receivable accounts-payable exchange-traded
    house-flipping flipping-houses
  `,
  law: `
    lawyer attorney law legal lawsuit sue suing divorce custody visa immigration asylum deportation green-card
    citizenship naturalization eviction probate power-of-attorney notary litigation court small-claims bail
    settlement parole felony misdemeanor dui dwi restraining-order patent trademark copyright-infringement liability
    wrongful-termination workers-comp prenup prenuptial compliance gdpr hipaa osha
  `,
  safety: `
    safety safe smoke-detector smoke-alarm fire-alarm detector sensor-alarm carbon-monoxide gas-detector
    extinguisher fire fireproof fire-escape flammable firewood-storage helmet bike-helmet hard-hat car-seat
    booster-seat infant-seat child-seat seatbelt seat-belt airbag brake-pad brake-line brake-fluid brake-failure
    tire-pressure tire-tread tire-blowout snow-chain snow-tire winter-tire tire-chain jumper-cable tow-strap
    trailer-hitch car-jack jack-stand road-flare child-lock cabinet-lock door-lock deadbolt smart-lock window-lock
    window-guard stair-gate pet-gate-for-stairs pool-fence pool-cover pool-alarm pool-safety life-jacket life-vest
    lifejacket flotation lifeguard drowning swim-vest car-battery-charger first-aid emergency emergencies evacuate
    evacuation escape-ladder poison poisonous toxic nontoxic non-toxic venomous hazard hazardous hazmat biohazard
    asbestos radon mold mildew lead-paint lead-test lead-poisoning lead-pipe lead-free gun rifle pistol handgun
    shotgun firearm ammunition ammo ammo-can taser stun-gun crossbow hunting-rifle knife-attack body-armor
    bulletproof pepper-spray bear-spray mace-spray self-defense martial-arts-for-defense alarm-system burglar-alarm
    car-alarm home-alarm alarm-monitoring alarm-company security surveillance burglar burglary intruder stalker
    kidnapping missing-child predator childproof childproofing babyproof babyproofing toddlerproof toddler-proof
    tip-over anti-tip furniture-anchor furniture-strap outlet-cover corner-guard bed-rail crib bassinet infant-swing
    baby babies newborn infant stroller pacifier choking swallow-magnet trampoline-net recall recalled hurricane
    tornado cyclone earthquake tsunami wildfire flood flooding sandbag storm-shelter storm-cellar storm-shutter
    blizzard lightning-rod lightning-protection electrocution electric-shock electrical-panel circuit-breaker gfci
    surge-protector surge-protection extension-cord power-strip space-heater electric-blanket heating-pad
    heated-blanket generator kerosene gasoline gas-can gas-leak gas-line natural-gas propane butane lithium-battery
    lithium-batteries lithium-ion battery-disposal battery-recycling fireworks sparklers candle-safety chimney
    chimney-sweep dryer-vent wood-stove turkey-fryer deep-fryer ladder-stabilizer ladder-safety scaffolding
    fall-protection fall-arrest climbing-harness safety-harness climbing-rope carabiner respirator respirators n95
    gas-mask dust-mask hi-vis steel-toe hearing-protection ear-protection ear-defender eye-protection eye-wash
    welding-helmet welding-mask chainsaw chainsaws table-saw lockout-tagout confined-space bleach ammonia
    drain-cleaner pesticide insecticide herbicide weed-killer rat-poison mothball chemical chemicals
    water-contamination tap-water-quality water-testing water-purifier food-poisoning botulism salmonella
    expired-meat raw-milk wild-mushroom mushroom-identification foraging survival survivalist prepper bug-out
    shelter-in-place avalanche hypothermia heatstroke heat-stroke frostbite dehydration drunk-driving
    distracted-driving teen-driver self-driving road-rage accident accidents crash crashes diving-regulator
    backcountry-ski toddler elderly anti-slip non-slip slip-resistant grab-bar handrail panic-button jump-start
    ice-cleat ice-grip bicycle-light bike-light reflective reflector blind-spot dash-cam dashcam gas-stove
    gas-heater gas-safe gas-boiler furnace boiler water-heater fire-blanket razor-wire electric-fence flood-barrier
    sump-pump trigger-lock ear-plug ear-plugs earmuff knee-pad knee-pads elbow-pad shin-guard mouth-guard bike-lock
    pedestrian crosswalk speed-limit seat-for-baby child-safe child-proof kid-safe kid-proof pet-safe lead-in-water
    microplastic bpa pfas teflon formaldehyde carcinogen radiation emf sunscreen spf uv-protection shark
    snake-repellent mosquito-repellent insect-repellent bug-spray scorpion black-widow rip-current swim-lesson
    swimming-lesson water-wings arm-floaties ice-safety thin-ice black-ice winter-driving driving-at-night
    driving-in safety-pin-lock roadside warning-light warning-triangle hazard-light defensive-driving driving-test
    child-tracker gps-tracker-for kids-online parental-control cyberbullying bullying phishing malware ransomware
    antivirus password-manager vpn two-factor hacked hacker data-breach privacy dark-web online-safety alarm
    high-chair-strap high-chair-recall ice-on night-driving driving-glasses slippery door-sensor smoke-hood
  `,
  affairs: `
    climate-change global-warming climate-crisis war genocide abortion racism election elections voting refugee
    poverty homeless homelessness immigration-policy extinction deforestation pollution nuclear terrorism slavery
    holocaust colonialism death-penalty gender-equality human-rights hunger famine
  `,
} as const

/** Where one of those words is neither illness, money nor danger. */
export const harmlessWords = [
  '(?:chicken|beef|vegetable|bone|fish|turkey|mushroom|seafood) (?:stock|stocks)',
  'stock (?:photo|photography|image|video|footage|music|character|pot)s?',
  '(?:rolling|laughing) stock',
  'leads? generation|sales leads?|lead magnets?|lead (?:singer|guitar|guitarist|actor|role|time|dancer)s?',
  '(?:food|oven|dishwasher|microwave|freezer) safe',
  'blood (?:orange|moon|sausage)s?|bloody mary',
  'fire ?(?:pit|place|side|fly|flies|truck|wood|engine|hydrant)s?|campfires?|(?:kindle|amazon) fire|fire (?:tv|stick|emblem|roasted)',
  'bond paper|james bond',
  'pain au chocolat|french pain',
  'law of \\w+|law school gifts?|in laws?',
  'trust fall',
  'grant writing',
  'pool tables?|poker face',
  '(?:power|piggy|food|toy|river|sand|snow|west|left|south|word|image|data|coin|memory) ?banks?',
  'bank holidays?',
  'baby (?:carrot|blue|pink|back ribs|grand|corn|spinach|shower|name|animal|yoda|kale|potatoe?|bok)s?',
  'alarm clocks?',
  '(?:headache|pain) free (?:spreadsheet|setup|move)s?',
  'interest (?:group|group name|board|form)s?',
  'credit (?:roll|rolls|music)|end credits?|college credits?|extra credit',
  '(?:toy|nerf|water|glue|caulk|caulking|staple|nail|heat|label|price|massage|spray) guns?',
  'metal detectors?',
  'crib sheets?',
  'money (?:plant|tree|clip)s?',
  'cold cure|ham cure|salt cure|cured (?:meat|ham)s?',
  'comic relief|stress relief (?:toy|ball)s?|relief (?:print|printing|map|sculpture)s?',
  'court (?:shoe|yard)s?|(?:tennis|basketball|pickleball|squash|volleyball|badminton|food) courts?',
  'crash (?:course|pad|cymbal)s?',
  'sensor lights?',
  'mold (?:for|making)|(?:silicone|chocolate|candle|soap|ice|cake|jello|popsicle|resin|plaster|muffin|candy|concrete|cookie) molds?',
  'treat(?:s)? (?:bag|box|jar|table|pouch)(?:e?s)?|(?:dog|cat|pet|sweet|party|halloween|easter|christmas|holiday|puppy|horse|rice krispies?) treats?',
  'war(?:hammer| of the worlds)',
  'diet (?:coke|cola|soda)s?',
  'generator (?:music|font)s?|(?:password|name|idea|qr code|random|sentence|meme|invoice|logo|color palette|username|business name|story|title|barcode|poem|font|signature|text|image|lorem ipsum|word|number|team) generators?',
  'chimney (?:cake|starter)s?',
  'stitches? (?:pattern|marker)s?|(?:cross|knit|crochet|embroidery) stitch(?:es)?',
  'flood ?lights?',
  'mole (?:sauce|poblano)|guacamole',
  'lightning (?:cable|bug|round|deal)s?',
  'survival (?:game|mode)s?',
  'trading (?:card|post)s?',
  'trust (?:exercise|building|issues)s?',
  '(?:seo|content|website|site|brand|accessibility) audits?',
  'digital detox',
  '(?:brush|swimming|pen) strokes?|stroke order',
  'depression glass',
  'cabin fever',
  'rash guards?',
  '(?:roof|roofing|asphalt|cedar) shingles?',
  'bee hives?',
  '(?:shelf|corner|angle) braces?',
  'doctor who',
  'security blankets?',
  'joint (?:compound|venture)s?',
  'shark (?:tank|costume|party)s?|baby shark',
]
