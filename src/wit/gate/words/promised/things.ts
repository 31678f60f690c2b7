/** Things and events that the lists of what is promised combine, as classes of words; those of classes.ts may be used too. */
export const things = {
  numeral:
    '@number two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundreds dozens',

  /** What a claim is about when it is about a body. */
  bodyThing: `pain pains ache aches arthritis acne wrinkle wrinkles fine_lines dark_spots age_spots scars blemishes cellulite eczema skin hair teeth gum gums gut digestion
    bone bones joint joints muscle muscles heart brain stress nerves anxiety cold colds flu bloating belly metabolism circulation vision eyesight immune immunity toxins aging inflammation
    infection infections fatigue migraine migraines headache headaches snoring insomnia hangover hangovers dandruff swelling congestion nausea cramps blood heartburn liver kidneys lungs hormones testosterone
    libido body complexion nails energy_levels your_energy your_mood your_sleep your_mind your_memory your_focus your_eyes your_back your_feet sleep_quality injury injuries`,
  cures: `cures cure treats treat heals heal relieves relieve eases ease soothes soothe prevents prevent fights fight stops reverses reverse detoxes cleanses cleanse strengthens strengthen boosts boost
    supports improves improve restores restore rejuvenates rejuvenate calms calm reduces eliminates ends gets_rid_of get_rid_of takes_away smooths smoothes fades whitens whiten tightens firms plumps regrows regrow slows
    sharpens sharpen nourishes repairs protects replenishes balances builds build burns melts tones regulates lowers wards_off curing relieving boosting reducing promotes promote stimulates
    good_for great_for easier_on excellent_for wonders_for`,
  buyers: `customers clients users members subscribers students graduates families households owners readers businesses companies parents patients participants people women men homeowners drivers investors shoppers graduates guests employers
    teams clinics stores learners landlords savers`,
  gains: `save saves saved earn earns earned make makes made cut cuts reduce reduced lose lost gain gained grow grew increase increased double doubled raise raised recover recovered collect collected pocket pocketed shed`,
  wealth:
    'investment investments portfolio portfolios fund funds savings nest_egg stock stocks bond bonds crypto bitcoin etf annuity money property properties home_value retirement',

  /** Work that ends: whose, and how. */
  posts:
    'job jobs position positions role roles post posts headcount workforce payroll personnel staff employee employees worker workers team teams department departments division divisions crew unit units newsroom contractors temps cashiers colleagues managers bakers drivers nurses teachers associates shift pilots editors welders freelancers tellers clerks engineers artists writers designers reporters photographers miners cooks sales_force sales_team agents interns programmers analysts reps sales_reps guards professors apprentices lecturers barbers',
  axes: 'eliminate eliminates eliminated eliminating elimination axe axed axing ax slash slashes slashed slashing abolish abolished abolishing dissolve dissolved dissolving disband disbanded disbanding terminate terminates terminated terminating termination cull culled shed sheds shedding',

  /** What people reach or rely on. */
  service: `site website webpage homepage webshop web_shop web_store online_store store_page app apps platform portal system systems server servers database network api checkout cart login log_in sign_in signin sign_up dashboard
    email mailbox phones phone_lines phone_line phone_system telephones hotline helpline switchboard call_center callcenter live_chat helpdesk help_desk payments payment_page card_payments terminal terminals register registers
    card_machine card_machines card_reader card_readers pos point_of_sale atm atms cash_machine kiosk kiosks ticketing booking_page booking_system booking_engine reservations online_ordering online_booking online_banking mobile_banking banking ordering
    streaming stream service services internet wifi wi_fi broadband connection vpn cloud hosting domain gateway intranet backend storefront online_shop feed sms text_messaging voicemail software_as_a_service
    ticket_machine ticket_machines pay_station parking_machine fuel_pumps gas_pumps card_swipe pin_pad pin_pads scanners parking_meters order_screen text_alerts chat_window catalog voicemail self_checkout loyalty_system status_page keypad key_card_system apple_pay google_pay paypal tap_to_pay contactless landline landlines cell_service phone_service tills till cash_registers`,
  failed: `down offline unreachable unavailable inaccessible unresponsive frozen failing failed malfunctioning overloaded interrupted disrupted dead broken hacked kaput glitching glitchy hung
    not_working not_responding not_loading not_available not_accessible not_connecting not_reachable out_of_service out_of_order out_of_action out_of_commission timing_out acting_up knocked_out on_the_blink on_the_fritz having_problems having_trouble
    having_issues experiencing impaired degraded gone_dark gone_down gone_offline disconnected kicking cutting_out dropping_calls`,
  utility:
    'heat heating hot_water running_water tap_water water power electricity electric gas_supply gas internet wifi wi_fi broadband phone_service sewer plumbing current mains water_supply power_supply gas_service water_service',
  stopped: `out off down failed failing broken dead not_working stopped quit gone cut interrupted burst disconnected unavailable shut_off turned_off cut_off knocked_out lost not_flowing not_running`,
  mended: 'fix fixed fixes fixing patch patched pr pull_request solved resolved',
  plannedWork:
    'scheduled planned maintenance upgrade upgrades upgrading migration migrating updates test tests testing inspection replaced replacing install installing installation',

  /** What is sold, and can be dangerous. */
  goods: `stroller strollers crib cribs high_chair high_chairs helmet helmets blender blenders kettle kettles heater heaters heating_pad charger chargers battery batteries power_bank power_banks cooker cookers pressure_cooker toaster toasters iron
    hair_dryer hair_dryers dryer dryers lamp lamps candle candles candle_holder toy toys swing swings car_seat child_seat booster bassinet walker bike bikes e_bike scooter scooters hoverboard hoverboards ladder ladders chair chairs stool stools dresser dressers bunk_bed
    bunk_beds mug mugs pan pans grill grills mower mowers saw saws drill fan fans humidifier air_fryer oven microwave dishwasher washer washing_machine washing_machines refrigerator cord cords adapter adapters laptop laptops tablet headphones earbuds
    vehicle vehicles car cars truck airbag airbags tire tires brake brakes lotion cream shampoo sunscreen makeup eye_drops pajamas costume costumes jewelry magnet magnets alarm alarms detector detectors product products item items unit units model models device devices pacifier
    pacifiers rattle teether bottle bottles thermos jar jars extension_cord extension_cords string_lights lights trampoline treadmill treadmills crockpot coffee_maker coffee_makers hot_plate vape e_cigarette straightener curling_iron necklace necklaces bracelet bracelets vest vests power_strip power_strips sleep_sack breast_pump car_jack night_light night_lights pressure_washer smoke_detectors blankets baby_gate bouncer rice_cooker drone drones tent syrup drops car_seats pool_ladder e_scooter harness carabiner life_vest life_jacket smoke_alarm smoke_alarms @foods`,
  foods: `food foods spinach lettuce salad salads salad_mix spring_mix cheese yogurt milk egg eggs meat beef chicken pork turkey sausage sausages ham hot_dogs fish tuna salmon oysters berries fruit cantaloupe melons mango peanut_butter butter granola bread chocolate candy ice_cream
    formula baby_food infant_formula cereal flour sauce salsa soup juice hummus pet_food dog_food cat_food treats kibble onions cucumbers tomatoes sprouts apples peaches mushrooms pouches gummies almonds nuts puree peas lollipops rice beans spices cinnamon crackers popcorn sushi ground_beef kibble romaine`,
  faults: `hazard hazards fault faulty defect defects defective unsafe dangerous overheat overheats overheating ignite explode explodes exploding shock fire burn burns shatter detach recall recalled contaminated contamination contact_us refund replacement immediately at_once
    lot batch serial sold_in you_bought you_purchased bought_from purchased fixed_by dealer safety contain contains no_charge loose too_hot crack snap break injury injuries choking choke catch_fire sent_you bring_it bring_them mold tip_over`,

  /** Weather that people have to act on, and what it does. */
  badWeather: `snow snowfall snowstorm snowstorms blizzard ice icy sleet freezing_rain hail hailstorm storm storms thunderstorm thunderstorms thunder lightning wind winds gusts fog smog smoke wildfire wildfires wildfire_smoke heat heat_wave heatwave cold extreme_cold cold_snap
    polar_vortex wind_chill hurricane cyclone typhoon tornado tornadoes twister flood flooding floods floodwaters high_water rising_water monsoon heavy_rain downpour downpours torrential nor'easter noreaster dust_storm sandstorm avalanche mudslide mudslides landslide
    earthquake tsunami severe_weather bad_weather weather forecast road_conditions surf waves storm_surge air_quality high_tide high_tides frost freeze black_ice slush drifts ash whiteout winter_weather ice_storm squall squalls drought`,
  /** The same, where nothing says that it is why. */
  strongWeather: `snow snowfall snowstorm snowstorms blizzard sleet freezing_rain hailstorm thunderstorm thunderstorms hurricane cyclone typhoon tornado tornadoes flooding floods floodwaters monsoon heavy_rain downpour nor'easter noreaster dust_storm sandstorm avalanche
    mudslide mudslides landslide earthquake tsunami severe_weather bad_weather winter_weather high_winds strong_winds heat_wave extreme_heat extreme_cold wildfire wildfires wildfire_smoke black_ice winter_storm ice_storm tropical_storm`,
  halts: `closed closing closes closure closures canceled cancelled cancel cancels canceling cancellation cancellations called_off postponed suspended grounded diverted rerouted stranded delayed delays shut shuts not_running from_home halted stopped no_school no_classes
    evacuated impassable late_opening shelter emergency`,
  callsOff: `closed closing close closes closure closures canceled cancelled cancel cancels canceling cancellation cancellations called_off call_off postponed postpone postponing moved rescheduled delayed delay delays suspended suspend suspending grounded diverted rerouted
    stranded late early shut shuts shutting not_running remote from_home indoors inside stay_home halted stopped scrapped off virtual online pushed_back no_school no_classes no_service no_trash no_mail no_pickup no_deliveries no_practice no_buses reopen reopens dismissed dismissal detour
    evacuated evacuate`,

  /** What people are told before they say yes. */
  personal: `personal_data personal_information personal_details your_data your_information your_details your_personal your_email your_email_address your_name your_address your_location your_contacts your_photos your_browsing browsing_history your_history browsing_data
    usage_data location_data user_data customer_data your_phone_number your_number your_ip ip_address your_identity information_about_you data_about_you email_addresses_of health_data your_record your_records your_activity your_device your_profile biometric biometrics fingerprints
    customer_information user_information contact_information_with your_voice your_image your_likeness your_messages your_conversations`,
  collects: `collect collects collected collecting sell sells sold selling share shares shared sharing process processes processed processing store stores stored storing keep keeps kept retain retains retained use uses used using disclose discloses disclosed transfer transfers rent rents
    track tracks tracked tracking protect protects protected safeguard anonymize encrypt delete deletes deleted erase erased pass_on passed_on access accessed analyze`,
  talks: `call calls meeting meetings session sessions webinar webinars interview interviews lesson lessons conversation conversations chat chats training trainings consultation consultations workshop zoom seminar lecture lectures hearing class classes visit visits town_hall all_hands
    standup video_call phone_call phone_calls demo discussion discussions presentation`,
  eating:
    'oven bake baking bakery chocolate dough recipe flour kitchen milk cutter oatmeal jar tray eat plate raisin batch crumbs snack snacks lunch dessert tea table',
} as const
