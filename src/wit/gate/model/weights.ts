/** Made by scripts/gate-model.ts from its sentences; weights in thousandths. */
export const bias = -2626

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack = {
  score: 0.718,
  bias: 0.021,
  anyKind: 2.143,
  kinds: {
    abuse: 2.362,
    addiction: 2.397,
    children: 2.322,
    death: 1.8,
    disability: 2.429,
    disaster: 1.859,
    illness: 2.061,
    layoffs: 2.521,
    misfortune: 1.984,
    profanity: 2.164,
    'protected-groups': 2.615,
    religion: 1.878,
    safety: 2.128,
    'self-harm': 2.165,
    violence: 1.465,
  } as Readonly<Record<string, number>>,
  grave: 0.608,
  careful: -0.643,
}

/** Of the mean, the maximum and the minimum of the word vectors. */
export const numbers =
  '307 20 -194 5 -276 269 -184 -10 93 -52 -201 260 56 271 141 -230 -77 -102 -289 122 61 -189 -96 308 -112 142 -40 -281 48 187 301 -127 2 212 -67 -377 50 140 55 227 -326 249 144 -184 184 15 92 302 -132 -91 122 -74 -76 192 -34 -163 -108 -288 129 227 145 144 320 -262 64 218 112 71 -73 30 62 -177 -107 67 286 48 29 140 -123 -130 90 177 74 37 -363 -214 -79 20 -109 26 130 -329 204 191 -24 233 157 83 -67 -301 134 17 -94 60 -99 252 -82 -55 25 -100 -47 40 66 106 37 -78 22 -14 -115 65 17 -127 -45 132 -56 187 149 -15 21 147 70 -114 138 129 17 -130 25 182 125 114 -191 328 29 -33 67 -33 59 168 -62 152 40 -52 41 -105 41 255 24 -21 -211 11 77 -6 246 -57 -121 168 -10 76 -18 76 119 -95 35 254 100 97 -6 89 72 55 11 107 177 124 -1 -13 2 14 95 84 110 -119 43 76 24 141 104 -16 -74 -58 114 -39 -189 28 -91 10 -59 -41 58 -42 -280 131 -57 41 53 19 -149 -99 -42 -28 26 -71 -136 17 -9 20 -80 -40 -38 120 25 -304 -53 -10 -98 -383 54 -96 85 77 -78 64 36 48 124 -55 72 110 -73 84 -56 -49 -125 -22 -118 344 12 -143 -349 106 8 37 90 -247 -43 21 7 -164 -98 -55 0 -56 -28 -78 35 -129 73 -76 126 -151 -88 15 31 27 69 -69 -73 3 -57 -70 117 -118 36 45 146 31 108 13 -239 -98'

/** Of words and pairs of words. */
export const grams = `a background -796
a backpack -301
a badge -799
a bag -528
a balance -485
a barista -491
a bed 708
a benefits -599
a better -735
a big -610
a bigger -266
a bilingual -532
a bit -910
a black -751
a blind -1025
a blue -761
a bomb 482
a bookkeeper -649
a box 807
a boy 647
a break 192
a brief -603
a broken -237
a bug -560
a bullet -93
a busy -425
a call -629
a caller 620
a candle 776
a capital -516
a car 114
a card -501
a cashier -739
a certificate -1203
a certified -507
a chance -266
a charge -694
a child 844
a class -664
a clean -712
a cleaning -464
a client -125
a coat -24
a coffee 455
a cold -994
a colleague -69
a company -321
a complimentary -537
a conference -842
a confirmation -473
a cool -454
a copy -527
a corrected -478
a counselor 629
a coworker 713
a crash 96
a credit -482
a crime -876
a customer 698
a cut -891
a day -35
a dead -658
a delivery -999
a demo -792
a deposit -474
a designer -672
a desk 48
a difference -820
a different -236
a disaster -584
a discount -644
a dishwasher -793
a dollar -627
a dozen -510
a drink 219
a family -951
a farm -416
a fast -874
a fatal -22
a father -240
a fee -565
a few -365
a final -263
a fire -208
a first -712
a five -371
a fix -612
a flash -811
a flood -697
a former 402
a fourth -547
a free -1427
a freelance -589
a fresh -393
a friend -243
a friendly -769
a front -804
a full -351
a fully -552
a garage -946
a gift -842
a glass -539
a good 109
a graphic -573
a gray -518
a great -723
a green -519
a guest 428
a gun 914
a gym -450
a haircut -694
a half -665
a hand 630
a hard 252
a head -435
a headcount 311
a heads -74
a hidden -582
a home -235
a jam -670
a job -52
a junior -343
a killer -848
a kitchen 170
a knife 270
a label -553
a laptop -745
a large -535
a larger 98
a late -1156
a leash -679
a lectern -490
a leg -742
a letter 360
a lifeguard -498
a lifetime -485
a light -947
a limited -665
a line -1015
a link -665
a little -275
a live 73
a local -833
a locker 51
a logo -879
a longer 77
a look -995
a loss 292
a lot -751
a loyal -411
a lump 698
a man 60
a manager -986
a marketing -219
a match 518
a maximum -515
a meeting -541
a member -986
a message -895
a mile 598
a minimum -672
a minute -229
a miscarriage 553
a missing -818
a mistake -510
a moment 237
a month -478
a monthly -402
a motivated -366
a name -775
a neighbor -25
a new 308
a no -663
a noise -869
a noose 635
a note 384
a number 239
a one -1408
a package -1051
a page -641
a paper 177
a parent -129
a parking 277
a part -837
a password -257
a patient 691
a payment -512
a pdf 319
a pen -606
a people -483
a personal -674
a phased -623
a phone -674
a photo 411
a photographer -642
a place 714
a pleasure -511
a post 26
a power 217
a private -204
a problem 457
a professional -410
a project -558
a pull -476
a quarter -922
a question -719
a quick -1174
a quiet -71
a quote -581
a rating -554
a reading -618
a real -294
a receipt -992
a reception -300
a receptionist -766
a recruiter -245
a red -818
a reference -542
a refund -885
a reminder -618
a replacement -719
a report 683
a representative -540
a reservation -702
a resident -423
a response -320
a resume -411
a retreat -487
a ribbon -905
a room 424
a row -820
a sales -492
a scale -537
a screen 628
a seat -570
a second -89
a security -485
a senior -697
a separate 207
a service 436
a set -1016
a shared -680
a short -983
a shortage -386
a shot -513
a sign 244
a signature -739
a signed -766
a single -1215
a six 313
a size -696
a slow -1021
a slur 678
a small -1040
a snack -311
a social -748
a soft -202
a software -910
a spare -572
a special -643
a specialist -579
a spreadsheet -526
a staff -1375
a steal -274
a stool -446
a stop -530
a story 165
a stroke -85
a student 524
a stylist -403
a substitute -256
a summary -450
a supervisor -144
a t -503
a table -815
a talk -792
a teacher 249
a team -942
a technical -437
a technician -744
a test -861
a thin -681
a third 345
a three -389
a ticket -1037
a time 618
a toddler 735
a top -699
a tour -583
a trade -327
a train -849
a training -1215
a turn 570
a two -1016
a typo -723
a valid -535
a vector -215
a vegan -477
a ventilator 623
a video 362
a view -629
a virtual -640
a visitor 551
a volunteer 203
a waitlist -517
a wake -1095
a warm -936
a washer -330
a water -760
a week 26
a weekend -731
a welcome -516
a wheelchair 463
a while 889
a white -234
a window 105
a woman 760
a wonderful -630
a work -300
a workout -438
a year -557
aa 712
abandoned -706
able -197
able to -197
aborted -776
about -206
about a 73
about an -442
about any -463
about email -167
about four -783
about half -323
about her 469
about it 830
about my 252
about new -573
about our -271
about six -486
about ten -667
about the -87
about three -537
about to -916
about two -693
about what -262
about your -1176
above -334
abuse 237
accent 671
accept -1519
accept cards -435
accept cash -357
accept our -362
accept returns -356
accept the -475
accepted -1336
accepted at -523
accepted our -490
accepting -1323
accepting applications -332
accepting new -727
accepts -825
access -214
access card -726
access to -1434
access will -929
accessible 711
accident 255
accidentally -755
accidentally emailed -454
accompanied -446
accompanied by -446
according 342
according to 342
account -634
account and 277
account balance -753
account from -832
account has 302
account is -1166
account manager -489
account number -821
account with -720
accountant -985
accountants -607
accounted 185
accounted for 185
accounting -629
accounting department -694
accounting firm -579
accounts -740
accounts payable -377
across -569
across from -399
across the -420
across your -449
acting -891
activated -700
active 346
actually -880
ad 75
ad says 529
ad will -769
add a 75
add me -946
add the -453
add your -679
added -385
added a -1167
added dark -349
added for -322
added on -638
added sugar -427
added three -415
added to -997
added you -801
addicted -490
addicted to -490
addictive -712
adding -872
adding a -448
additional -1074
address 28
address and -530
address by -713
address for 190
address in -630
address is -566
address on -891
address to -316
addresses 271
adhd 738
adjust -812
adjust the -807
adjusted 355
adjuster 509
admission -856
admitted -639
adoption 531
adoption fell 735
ads -1405
adult -509
adult entree -367
adults -594
adults and -883
advance 34
advertising -793
advice -764
advised -335
advised that -235
advisors -571
affected 1012
affected by -628
affected employees 631
afford 765
afraid -120
after -217
after a 941
after dark -567
after each -588
after eight -586
after five -817
after four 537
after her -38
after hours -460
after june -653
after large -563
after last 825
after lunch -105
after midnight 113
after opening -832
after school -755
after several -138
after sunset 249
after that -631
after the 339
after three -426
after two -719
after use -940
after we -261
after what 793
after you -559
after your -885
after yourself -725
afternoon -1122
afternoon and 403
afternoons 73
afterward -934
again 95
again and 423
again at 279
again in 217
again on 194
again so 136
again this -941
against 213
age -771
aged -1044
aged for -645
agency -579
agenda 26
agenda by -579
agenda for -812
agent 170
agent will -1003
agents -879
agents are -294
agents will -613
ages -254
ages first -386
ago 81
ago and -84
ago today 280
agreed 64
agreed to 64
agreement -1348
agreement by -559
agreement is -575
ahead -53
ahead for -1043
ahead if -757
ahead of -1228
ai -379
aid -26
aid kit -461
aide 921
air -1097
air conditioning -526
airport -605
airport leaves -398
airport shuttle -544
aisle -747
alarm -537
alarms -302
alcohol 692
all -103
all a -650
all accounts -512
all afternoon 310
all ages -696
all and -319
all apartments -548
all attendees -772
all bags -805
all boxes -547
all branches 226
all calls 32
all changes -715
all city -688
all credit -631
all customers -558
all day -791
all deliveries -1004
all desks -791
all documents -581
all employees -398
all expense -399
all feedback -755
all first -455
all guests -875
all hands -218
all i -657
all in -523
all inquiries -384
all invoices -387
all items -624
all keys -696
all laptops -797
all levels -733
all library -300
all locations -550
all major -620
all managers 119
all morning -634
all my 833
all new -794
all next 456
all of -127
all only -440
all orders -668
all our -1224
all overtime -416
all packaging -282
all please -421
all prices -1032
all proposals -493
all purchases -549
all receipts -277
all records -721
all sales -288
all shows -480
all sizes -1123
all staff -375
all stores 64
all the -983
all their -430
all times -581
all tips -746
all travel -296
all units -359
all vacation -146
all vendors -604
all visitors -1235
all volunteers -109
all we're -924
all wedding -361
all week 67
all who -455
all your -455
alley -718
allow -1188
allow two -354
allow up -434
allowed -720
allowed in -948
allowed on -313
allowed to -797
allows -1040
almond -311
almost -1189
almost complete -295
almost full -536
alone 816
alone tonight 448
along -375
along the -173
along with -605
alphabetical -635
alphabetical order -635
already -614
already signed -512
already use -485
alterations -982
alterations on -431
aluminum -794
always -504
am -784
am and -931
am at 181
am away -707
am every -942
am for -631
am going -857
am in -1212
am noon 427
am pt -601
am seven -529
am sharp -370
am the 311
am to -849
am with -867
am writing -656
ambulance 781
among -771
among the -802
amount -410
amounts -889
an account -472
an additional -794
an adult -945
an answer -331
an app -889
an appointment -928
an assistant -770
an atm -546
an attack -93
an audio -684
an average -876
an early 131
an email 103
an emergency 303
an employee 437
an error -1070
an events -371
an experienced -711
an extra -432
an hour -690
an interpreter 720
an interview -614
an investigation 317
an invoice -494
an issue -637
an ocean -583
an office -771
an open 110
an opening -350
an order 250
an update -1244
an updated -338
an upgrade -540
analysis -685
analyst -532
analyst role -450
and a -131
and again -747
and all 797
and an -569
and any 443
and anyone 255
and are -106
and asked 794
and bagels -990
and bonded -403
and bottles -151
and breakfast -690
and bring 701
and call 814
and came -522
and can -893
and can't 636
and cannot 380
and cardboard -594
and chairs -366
and charger -762
and cheese -587
and clearly -466
and color -582
and comes -1021
and could 395
and cover -527
and did 233
and don't 259
and drink -784
and dry -296
and dryer -509
and easy -679
and eleven -53
and email -873
and ends -1117
and enjoy -628
and everyone 164
and everything -498
and flexible -267
and found -1285
and four -330
and free 96
and friday 214
and get -1030
and good -496
and happy -583
and has 369
and have 492
and he 736
and her 698
and his 1241
and hit 546
and hold 124
and hot 145
and i 690
and i'd 727
and i'll 156
and i'm 596
and i've 210
and in -368
and include -340
and includes -786
and insured -731
and is 890
and it 544
and keep 269
and labor -387
and late 404
and leave 375
and left -451
and let -704
and light -697
and look -170
and lunch -521
and many 213
and march -263
and may 727
and money -455
and more -517
and most 288
and move -465
and must 95
and my 1053
and need 1126
and needs 681
and no 161
and nobody 569
and noon -868
and not -27
and now 436
and number -651
and on -331
and one -272
and only -1011
and open 270
and order -658
and our 756
and out -1008
and over -66
and paid -595
and pay -827
and people 622
and pets -528
and place -754
and print -790
and proof -180
and put -709
and ready -683
and receive -884
and remove -285
and reopens -448
and reports -547
and requires -433
and return -889
and run 193
and running -683
and said 865
and save -906
and says 352
and see -1085
and send -917
and servers -703
and share -608
and she 1040
and should 407
and sign -766
and snow -450
and some -204
and someone 29
and starts 366
and sunday -821
and take -571
and takes -593
and that 271
and the 1402
and then -271
and there 553
and they 443
and they're 485
and three 127
and thursday 239
and tighten -588
and today 392
and took -132
and towels -363
and trash -460
and tumble -267
and two 907
and umbrellas -567
and under -1144
and unlimited -708
and use -679
and wait -489
and want 187
and wants 494
and was 1061
and we 852
and we'll -139
and we're 587
and we've 526
and wear -678
and weekends -787
and will 184
and won't 502
and would 556
and you 537
and your 878
angel -938
animal -978
animal shelter -896
animals -309
annex -143
anniversary -65
announce -821
announce its -565
announce our -362
announce that -441
announce the -395
announced 720
announced next -907
announced on -1061
announcements -779
announcements before -431
annual -1490
annual conference -885
annual meeting -414
annual open -476
annual report -574
annual review -256
annually -643
anonymous -236
anonymous and 89
another -788
another call -996
another meeting -628
another round -739
another two -476
another year 267
answer -277
answer by -806
answer emails -43
answer the 220
answer them -836
answer your -477
answered -1107
answered in -564
answering -177
answers -1292
anxiety 701
any competitor -449
any dietary -720
any food -369
any hour 480
any inconvenience -635
any more 601
any of -1151
any phone -164
any questions -1070
any time -20
any weather -583
anybody -782
anymore 728
anymore and 339
anymore so 409
anyone 158
anyone have -677
anyone in 208
anyone know -565
anyone on 560
anyone seen -682
anyone who 821
anyone with 286
anything -140
anything in -244
anything over 370
anytime -1267
anyway -712
anywhere -1067
anywhere in -745
apart 355
apartment -522
apartment comes -136
apartment for -691
apartment in -91
apartment is -667
apartment on -608
apartment will -433
apartments -68
api -905
api will -813
apologies -690
apologies for -669
apologize -742
apologize for -989
app -694
app and -301
app crashed 97
app crashes -681
app for -675
app from -753
app has -424
app helps -399
app in -415
app is -1026
app now -770
app to -392
app was -759
app will -605
app works -474
appear -696
appear on -503
appendix -699
appetizers -936
apple -759
apples -784
appliance -799
appliances -563
applicant 443
applicants 502
application -1433
application and -745
application for -612
application has -871
application is -279
application was -447
applications -1185
applications for -697
applied -981
applied for -862
applies -686
applies to -585
apply 314
apply for -1071
applying -802
appointed -330
appointment -1003
appointment for -373
appointment is -380
appointment necessary -591
appointment on -313
appointment only -542
appointment reminder -525
appointment with -540
appointments -1300
appointments are -644
appreciate -257
appreciate a -352
appreciate it -902
appreciate the -660
appreciate you -599
appreciate your -713
appreciated -712
approach -584
approval -1123
approve -1070
approve my -822
approved -514
approved by -1055
approved the -684
approx -772
approximately 393
apps -454
april -231
apron -719
aquarium -847
archive -492
are a -996
are accepted -520
are accepting -423
are all 323
are allowed -401
are always -782
are answered -522
are asked -1249
are at 934
are available 251
are back -202
are being 86
are booked -606
are built -700
are busy -969
are by -522
are called -909
are changing -735
are charged -738
are clean -219
are cleaned -548
are closed -1114
are collecting 287
are coming -561
are committed -616
are covered 634
are currently -883
are delayed 350
are delivered -760
are dishwasher -582
are done -218
are due -774
are excited -519
are expected -773
are extending -586
are failing -42
are final -473
are finished -541
are flying -549
are for -1107
are free 299
are from -776
are fully -488
are getting -147
are giving -377
are going -142
are gone 262
are good 269
are grateful -388
are half -897
are hand -579
are happy -359
are heartbroken 246
are held -836
are here -822
are hiring -743
are holding 71
are in 327
are included -160
are insured -355
are invited 112
are just -841
are keeping -421
are kept 380
are launching -672
are licensed -347
are limited 573
are listed -823
are looking 431
are made -877
are marked -585
are missing -87
are monday -820
are more -531
are moving -36
are my -643
are needed -773
are next 288
are no -170
are non -526
are nonrefundable -468
are not -918
are now -128
are number -830
are off 206
are offered -698
are on -1510
are only -1042
are open -821
are our -818
are out 155
are payable -683
are pleased -689
are posted 169
are postponing -374
are preferred -400
are prohibited 82
are proud -700
are raising 279
are ready 786
are recommended -667
are reminded -708
are replacing -721
are required -157
are reserved 244
are responsible -545
are returned -558
are rolling -264
are running -874
are safe 108
are scheduled -787
are seeking -553
are sent -691
are sold -623
are sorry -459
are still 366
are subject -748
are suitable -369
are switching -979
are taken -661
are taking 213
are taped -471
are ten -716
are testing -821
are the -373
are to 339
are too 309
are two -1127
are unable -329
are up 310
are upgrading -454
are vegetarian -551
are waiting -757
are watered -237
are welcome 203
are with 386
are working 425
are you -671
area -411
area is -820
aren't 470
arm 30
arms -192
around -67
around six -227
around the 148
around two 222
arrangements 241
arrangements for 241
arrested 327
arrival -831
arrivals -1077
arrive -1134
arrive at -683
arrive between -354
arrive by -253
arrive early -502
arrive in -470
arrive on 274
arrive within -313
arrived -580
arrived in 146
arrives -543
arrives at -124
arriving 263
arriving after -608
art -1270
art show -559
art will -789
arthritis 859
article -490
article on -258
articles -731
artist -1039
artists -870
artwork -611
as a -107
as an -788
as it 311
as long -98
as many -774
as of 497
as our -443
as part 595
as she 867
as soon -626
as the -542
as we -513
as you 119
ashes 694
aside 187
ask 242
ask a -139
ask about 684
ask at -159
ask for -35
ask that 44
ask the 377
ask us -742
asked 386
asked about 340
asked for 539
asked if 796
asked not -124
asked that 597
asked to 61
asked us 446
asked what -354
asked whether 803
asking 278
asking everyone 164
asking for -82
asks 133
asks for 448
asleep 718
assaulted 825
assemble -799
assembled -894
assembling -573
assembly -1145
assessment -1010
assigned -263
assigned space -572
assigned to -67
assistance -155
assistant -765
assistant manager -293
associate -664
associate to -444
associates 410
association -339
at a 200
at about -600
at all 125
at an 320
at any 292
at booth -869
at checkout -1116
at closing -421
at customs -713
at dusk -315
at eight 515
at eleven -721
at five 535
at four -83
at gate 244
at gunpoint 769
at half 554
at her -56
at his 186
at home -229
at intermission -622
at it 139
at least -735
at lunch -498
at midnight -643
at most -644
at my 328
at night -767
at nine 511
at no -54
at noon 333
at number -855
at once -178
at one -413
at our -494
at reception -28
at school 162
at seven 229
at six -575
at table -1126
at ten 370
at the 721
at their -712
at this -251
at three 111
at tomorrow -671
at two 328
at window -1133
at work 648
at your -1014
ate -117
atm -1104
atm is -385
attach -482
attach the -416
attached -242
attached contract -806
attached draft -622
attached floor -947
attached for -266
attached form -851
attached my -357
attached nda -830
attached please -260
attached proposal -562
attached template -653
attached the -1041
attached to 356
attachment -772
attachments -1133
attack 844
attack on 299
attacked 811
attacks 620
attempt -554
attempted -656
attempts -797
attend -707
attend a -434
attend orientation -514
attend the 463
attendance -663
attendance by -794
attended -483
attendees -390
attending -997
attending a -387
attention -72
attention to -559
attic -934
attire -453
attire is -453
attorney -196
attorneys -816
auction 226
auction raised -468
audience -726
audio -1100
audio guide -623
audit -130
audit found -542
audit is -549
audit of -673
audited -763
auditions -813
auditions this -564
auditor -839
auditorium -915
auditors -790
august -220
authentication -704
authentication is -342
author -1050
authorized -981
authorized staff -552
autistic 892
automated -597
automated invoicing -455
automatic -929
automatically 273
automatically on -432
autopay -873
availability -1049
availability for -716
available 122
available after -901
available agent -1031
available around -464
available at -260
available behind -1554
available by -1081
available for 536
available from 140
available in 320
available on -1299
available online -846
available starting -755
available teller -729
available this -998
available to -89
available until -1217
avalanche -216
average -431
average customer -715
average of -765
average response -326
avoid 39
avoid a -793
awake -83
award -916
award winning -302
awards -607
aware 302
aware that -233
away -92
away a -52
away by 205
away from 514
away on 38
away the -277
away this -727
away until -842
b 303
b is 107
baby 509
baby shower -298
back -570
back after -230
back and 286
back at -1031
back by -746
back door -267
back entrance -614
back for -585
back from -551
back in 391
back is -467
back lot -537
back of 833
back on -91
back order -423
back room -513
back soon -510
back starting -657
back the 319
back this -745
back to -292
back tomorrow -607
back up -874
back when -505
back where -771
back within -840
backbone -653
backend -488
backend engineer -266
background -932
background check -885
backlog -94
backpack -1028
backpacks -910
backup -1173
backyard 275
bad 229
badge 225
badge at -987
badge is 490
badge out -781
badge photo -426
badge readers -500
badge visible -720
badge will 520
badges -1005
badly -100
bag -462
bag is -746
bag of -683
bag per -793
bagels -1057
bagels are -390
bags -407
bags and -451
bags are -612
bake -21
bake sale 63
baked -939
baked fresh -193
baker -693
bakery -47
bakery opens -957
bakery to -400
baking -797
balance -324
balance is -1074
balance of -570
balance on -687
balconies -898
balcony -99
ballpark -754
ballroom -879
ballroom holds -611
band -1504
band is -569
band plays -638
band practice -369
band starts -274
band will -570
bands 375
bank 164
bank account -834
bank details -707
bank is -854
bank will -932
banking -1053
bankruptcy 375
banner -1001
banquet 47
banquet hall -856
bar -283
bar has -546
bar is -905
barbecue -900
barber -824
barista -864
barista who -493
baristas -749
barn 877
bars -930
bartender -486
base -861
based -635
based in -593
basement 149
basement is -220
basic -865
basic plan -773
basics -522
basics of -400
basil -430
basket -969
basket with -504
basketball -640
batch -1157
batch of -380
bath -1117
bath mat -321
bathroom 359
bathroom in -1023
bathroom on -823
bathrooms -907
baths -616
baths and -616
batteries -740
battery 287
battery is -771
battle -935
bay 92
be a -153
be able -229
be accepted -470
be accompanied -446
be added -1135
be advised -235
be alone 536
be announced 285
be approved -956
be asked 345
be assembled -819
be at 726
be available -151
be aware 251
be away -445
be back 338
be better 465
be booked -667
be cake -511
be called 265
be canceled -650
be celebrating 333
be changed -175
be charged -1095
be checked -108
be cleaned -111
be cleared 75
be closed -798
be closing -1070
be collected -939
be coming -136
be completed -802
be contacted 224
be covering -731
be delayed -816
be delivered -1012
be deprecated -495
be doing -798
be donated -877
be done -58
be down -740
be dropped 79
be dry -335
be eliminated 646
be emptied -669
be entered 518
be filed 289
be filled -536
be finished -785
be five 269
be fixed -692
be found -984
be gentle 751
be given -377
be handed -765
be handled 351
be happy -353
be having 524
be here -231
be home -742
be in 606
be inspected -629
be installed -749
be interested -415
be joining -409
be kept -109
be kind 232
be late 354
be left 364
be let 302
be live -920
be locked -790
be made 67
be mailed 405
be moved -106
be named -375
be no -393
be off 327
be offline 186
be on -277
be one 154
be open 390
be ordered -507
be out 761
be paid 23
be painted -1135
be parked -946
be patient -1056
be performing -839
be picked -213
be placed -42
be played -753
be plugged -368
be possible -269
be posted -639
be processed -629
be published 446
be put 583
be quiet -702
be reached -424
be read 206
be ready -1292
be recorded -734
be refunded -848
be released 109
be removed -1062
be renewed -242
be rented -785
be repaired 211
be repaved -748
be replaced -238
be reported -925
be reserved -843
be restriped -433
be retired -463
be returned -217
be running -658
be seated -258
be sent -29
be served -493
be serviced -250
be serving -839
be set -1130
be shared -719
be shipped 489
be short -731
be shown -758
be shut -1124
be signed 340
be slow 312
be speaking -552
be stored 162
be submitted -758
be swept -447
be switched -320
be switching -844
be taken -1358
be taking -646
be taught -256
be tested -793
be the 577
be there -338
be thrown -128
be turned -333
be unavailable -679
be up 514
be updated -603
be used -1008
be with 127
be working -346
be worn -517
be your 176
beach -867
beans -681
bear 495
beat -981
beat our -379
beats 488
because -255
because he -205
because his -443
because i -354
because of -59
because our 133
because she -168
because the -78
because you -470
become a -606
bed 289
bed and -212
bedroom -456
bedroom apartment -858
bedroom home -815
bedrooms -1011
bedrooms and -687
beds 154
beef 25
been a -359
been added -576
been approved -782
been asked 256
been assigned 90
been at 364
been called -350
been canceled -1029
been changed -562
been closed -548
been created -657
been cutting 845
been delayed -851
been extended -1205
been filed -51
been fixed -733
been found 267
been here -735
been himself -603
been in 393
been installed -284
been issued 165
been locked -485
been moved -550
been named -607
been on 211
been ordered -551
been out 553
been paid -628
been placed 558
been posted -956
been postponed -379
been promoted -317
been pushed -356
been received -1077
been refilled -686
been removed 415
been rescheduled -469
been restocked -462
been revised -547
been sent -733
been set -757
been sleeping 485
been told -23
been updated -477
been upgraded -400
been using -87
been voted -507
been watched -267
beers 25
beers on 147
before -334
before anyone -216
before assembling -573
before boarding -461
before calling -957
before class -66
before delivery -674
before each -706
before entering -130
before friday -587
before going 93
before it -1056
before loading -275
before lunch 300
before moving -578
before noon 155
before open -333
before opening -490
before our -894
before putting -915
before serving -532
before tax -631
before the -20
before they -1223
before we -580
before you -505
before your -793
began -77
begin 68
begin at -306
begin boarding -819
begin on 417
begin promptly -313
begin the -604
beginners -460
beginners start -379
beginning -1052
beginning in -750
beginning next -649
begins -138
begins at 267
begins in -990
begins monday -600
begins next -750
begins on -1261
begins this 125
behaved -732
behind 465
behind on 643
behind schedule -1038
behind the 303
being 131
being a -838
being cleaned -677
being garnished 475
being held 109
being installed -699
being moved -273
being painted -669
being processed -667
being recorded -796
being repaired -972
being replaced -1163
being sent -494
being serviced -790
believe -844
believe in -708
bell 551
bell and -821
belong -725
belonged -481
belonged to -481
belongings 134
belongs -910
belongs in -683
belongs to -825
below -1303
below for -314
below target -430
below to -161
belt -895
bench 381
bench in -249
benefit 602
benefits -1155
benefits before -333
bereavement 993
beside 103
beside the 57
best -506
best for -658
best places -497
best selling -685
bestselling -318
bestselling sweater -318
beta -571
beta testers -516
beta version -397
better -188
better for -527
better off 469
better subject -426
better than 471
between -522
between the -593
beverage -507
beverages -906
beyond -578
beyond this -578
bib -463
bible -755
bicycle -479
bicycles -998
bicycles in -611
bicycles may -605
bid -714
big -1380
big conference -539
big for -491
big ideas -300
big thank -516
bigger -499
bigger office -707
bigger screen -807
biggest -878
biggest clients -476
biggest names -405
biggest sale -587
bike -1081
bike in -327
bike room -600
bike to -348
bikes -1173
bikes can -229
bilingual -532
bill -1209
bill for -305
bill went -503
billed -777
billing 48
billing and 589
billing questions -434
billing system -210
bills -343
bills by -835
bills will -775
bills with -194
bin -1282
binder -732
bingo -912
bins -1350
bins for -220
biopsy 963
bird -1274
bird price -612
bird rate -402
bird tickets -619
birds -265
birds with -461
birthday -610
birthday cake -252
bishop 454
bistro -838
black -240
black ink -715
blade -301
blades -839
blank 282
blanket -768
blanket for -431
blankets 625
blast -830
bleach -1017
bleeding -836
bleeding edge -487
blend -548
blend is -548
blender -964
blender is -697
bless 640
blind 228
blind in -976
blind spot -595
blinds -927
block 197
block the -952
blocked -121
blog -1047
blog post -623
blood 419
blood drive -113
blood pressure 645
bloody -734
bloody mary -734
blower -657
blue -198
blue bins -861
blue umbrella -617
blueberry -686
blueberry muffins -587
board -842
board approved -587
board has -541
board meeting 88
board meets -625
board of -645
board will -829
boarding -1424
boarding in -585
boardroom -568
boat 226
boat leaves -492
boats 197
body -27
boil -617
boil stir -610
boiler -426
bomb 265
bomb threat 660
bonded -500
bonus -48
book 252
book a -887
book ahead -740
book club 72
book on -647
book sale -1001
book two 365
book your -575
booked -1573
booked for -591
booked solid -741
booked through -627
booked until -671
booked up -527
booking -1182
booking system -835
bookings -842
bookkeeper -303
bookkeeper for -264
bookkeeping -975
books -693
books and 338
books are -667
books before -443
books by -450
books for -941
books on -534
bookstore is -424
booster 416
booth -249
booth at -636
booth is 126
boots -319
boots are -432
border 738
born 904
borrow -927
borrowed -818
boss 323
bot -722
both 504
both parties -788
both sides -992
bottle -37
bottle is -388
bottles -1103
bottom -139
bottom drawer -669
bottom of -817
bought -1145
bounce -674
boutique -480
boutique carries -841
bowl -828
bowl is -734
bowling -1406
bowling alley -679
bowling team -711
bowls -280
box 486
box after -330
box at -1021
box by 396
box in -912
box is -972
box of 289
box on 181
box was -762
box with 32
boxes -61
boxes in -632
boxes of -751
boy 1214
boy was 599
boys 511
bpa -792
bpa free -571
bracket -544
brainstorm -523
brake 465
brake pads -529
brakes 308
branch -329
branch is 24
branch on 264
branches 426
brand -606
brand guidelines -261
brand of -381
branding -585
brands -962
bread -1057
bread is -626
break -548
break for -420
break room -891
break the -230
breakfast -821
breakfast every -597
breakfast for -918
breakfast has -690
breakfast in -707
breaks 438
brew -734
brewery -613
brewery is -468
brewery tour -392
bridesmaids 198
bridge 656
bridge is 145
bridge on 34
bridge will -748
brief -665
bring -216
bring a -131
bring all -447
bring him 122
bring in -681
bring it -213
bring one -828
bring the 412
bring them -504
bring two -928
bring up 216
bring you -293
bring your 530
bringing -891
bringing back -500
bringing the -235
brings -915
brings your -336
brochure -231
brochure is -489
brochures -792
broke 297
broke the -199
broken -220
broken again -621
broken equipment -824
broken links -458
broker -77
brother 696
brother in -155
brothers 792
brought -263
brought in -108
brown -856
brownies -999
browser -581
browser to -494
browsers -608
brunch -321
brunch is -893
bucket -666
budget -1150
budget for -281
budget is -620
budget meeting -440
budget review -314
budget was -688
budgets -533
budgets by -489
buffet -290
bug -369
bug and -597
bug that -419
bugs -784
bugs in -594
build -1170
build is -456
build the -233
build websites -202
building -248
building c 185
building event -282
building for -642
building is -928
building manager -636
building next 182
building on 406
building so 224
building will -931
buildings 305
builds -577
built -243
built this -490
built to -727
bulb -518
bulbs -1281
bullet -162
bullet points -574
bulletin -466
bulletin board -374
bungalow -481
burger -641
burial 1134
buried 123
burn -342
burn for -846
burn time -877
burned 982
burns 575
burrito -717
burst 807
bury -581
bus 62
bus driver 537
bus drivers -706
bus for -586
bus leaves -913
bus stop -579
bus to -902
buses -1020
business -755
business cards -564
business casual -609
business day -927
business days -777
business for -653
business in -619
business is -451
business owners -411
business since -695
business with -424
businesses -1138
businesses of -343
busy -349
busy dental -383
busy diner -212
busy parents -490
but appointments -367
but fail -351
but he 343
but i -400
but it -309
but not -57
but only -679
but our -383
but please 255
but there -609
but they -682
but wants -138
but we -654
but you -886
butter -1022
button -1239
button for -516
button is -441
buttons -646
buy -1165
buyer -226
buyers -39
buying -453
by a 287
by an -446
by app -369
by appointment -705
by april -846
by august 160
by both -1018
by card -466
by certified 480
by check -823
by close -393
by color -358
by december -493
by email 471
by end -157
by friday -399
by half -271
by hand -1146
by her 948
by january 103
by june 294
by local -251
by march -760
by may -878
by midnight -589
by mistake -525
by monday -1256
by my 226
by next 363
by noon 144
by november -590
by now -599
by october -924
by on 616
by one -1027
by our 468
by over -637
by phone -977
by popular -534
by request -672
by september -382
by six 160
by ten -945
by the 294
by three -675
by thursday -465
by to 214
by tomorrow -822
by tonight -674
by tuesday -798
by two -1127
by video -875
by wednesday -1373
by your -599
c 142
c and 102
c is -544
c port -436
cabin -1053
cabin sleeps -499
cabinet -713
cabinets -794
cabinets are -580
cable -885
cafe -985
cafe is -849
cafes -213
cafeteria -744
cafeteria is -582
cafeteria now -399
cafeteria on -417
cafeteria will -478
cake -1723
cake for -678
cake in -460
cakes -551
calendar 124
calendar before -685
calendar for -442
calendar invite 407
calendar is -669
calendars -861
call 247
call ahead 312
call around 179
call at -694
call back -553
call in -812
call is -1291
call may -503
call or 650
call our 267
call so -518
call that 425
call the -324
call to -1274
call us 288
call volume -783
call was -617
call when 131
call will 558
call with -416
call you -533
call your 455
called 154
called again 794
called in -590
called off 40
called please 391
called the 1003
caller 620
callers -723
calling 713
calls 360
calls and -614
calls for -892
calls from 490
calls to -815
calls until -1113
came 726
came across -649
came back 48
came down 1072
came for 391
came in -720
came out 502
came over 721
came to -195
came up -271
camera 402
camera is -758
camera on 176
cameras -883
camp -519
camp for 735
camp is 87
camp registration -573
campaign -582
campaign is -822
campaign on -308
camper 285
camps 216
campus -745
can ask 221
can be 295
can book -624
can bring -1008
can buy -692
can cancel -838
can change -396
can check -294
can come 278
can do 308
can drop -671
can find -852
can get -1242
can go 98
can have 24
can hear -611
can help -185
can hold -716
can i 200
can join -707
can make -580
can now -1426
can only 423
can order -858
can paint -277
can park -750
can pause -450
can pay -531
can pick -241
can reach -689
can rent -1149
can return -949
can see 298
can someone -443
can start -772
can still 157
can take -295
can track -303
can try -785
can unsubscribe -745
can use 38
can visit -859
can we 363
can work -525
can write -336
can you 154
can't 989
can't afford 553
can't be -283
can't come -486
can't do 545
can't find -1122
can't get 485
can't go 619
can't make -929
can't open 476
can't pay 144
can't reach 717
can't stand 875
can't take -402
can't use -788
cancel -577
cancel at -679
cancel the 123
cancel this -568
cancel your -759
canceled -273
canceled because -861
canceled the 324
canceled tonight 333
canceling 233
cancellation -1127
cancellation fee -658
cancer 473
candidate -204
candidate has -352
candidates -331
candle 317
candles -1431
candles burn -369
candy -796
canned 297
cannon -753
cannot 829
cannot be -981
canoe -685
cans -845
cans and -188
canteen 248
capacity -828
capital -562
capitals -573
capped -425
capped at -425
car 433
car garage -619
car is -410
car on 379
car seats 531
car wash -1006
caramel -414
card 207
card at 413
card balance -693
card expires -609
card for 459
card information -576
card is -785
card machine -378
card on -894
card payments -748
card reader -841
card required -623
card to -650
card was -64
card will -749
cardboard -850
cards 111
cards are 214
cards can 496
cards never -802
care -267
care and 194
care is -607
care of -542
care wing 547
careers -653
careers page -572
careful -690
carefully -416
carpet -1287
carpet cleaning -420
carpet in -280
carpet is -440
carpet on -591
carpets -1065
carpets are -700
carpool -897
carpool list -366
carried -658
carrier -922
carries 718
carries sizes -841
carrots -953
carry -357
carry on -871
carrying 573
cars 210
cart -287
cart is -732
carton -563
cartridges -570
carts -1486
carts in -500
case -449
case has 323
case of -32
cases -179
cases of 40
caseworker 721
cash -1042
cash for -46
cash only -680
cashier -283
cashier was 582
cashiers -507
cast -693
casual -939
casual attire -453
cat -183
catalog -1386
catalog has -602
catalog is -599
catch 639
catch fire 671
catches 82
cater -510
caterer -1364
catering -1107
catering is -357
cats -338
caught 779
cause -260
caused -481
caused the -326
ceiling 377
ceiling of 478
celebrate 472
celebrate our -609
celebrating -190
celebrating our -864
celebration -23
celery -635
cell -1122
cell phones -628
cello -612
cemetery 719
cent -735
center 170
center has -792
center is -965
center offers -725
center to -731
centerpieces -764
cents -1239
cents off -427
ceo -807
ceo will -628
ceramic -460
ceremony -885
certificate 456
certificates 359
certification -1188
certified 298
certified operators -849
cfo -325
cfo starts -892
chair -55
chair at 483
chair is -540
chair will 583
chairs and 261
chairs are 283
chairs at -667
chairs for -535
chairs in -603
chairs will -322
challenge -555
challenge starts -482
chance -409
chance to -172
change -371
change is -726
change on -611
change the 69
change your -809
changed -645
changed the 112
changed to -764
changes -115
changes on 198
changes to -1074
changing -1145
changing our -819
changing the -234
channel -327
chapel 679
chaplain 465
chapter 324
characters -1130
charge -348
charge for -381
charge of -666
charge on -555
charged -519
charged a -573
charged overnight -594
charged with 728
charger -1014
charges 126
charging -34
charity -614
chart -67
chart for -508
chart has -627
charts -659
chat -582
chat and -703
chat with -811
chatbot -652
cheaper -822
check -136
check at -477
check for -878
check my 253
check on 116
check out -823
check that -598
check the -1340
check whether -561
check your 271
checked 205
checked in 865
checking 233
checking in 85
checklist -1031
checklist in -178
checkout -566
checkout and -772
checkout is -1027
checkout page -887
checkout process -462
checks 581
checks are 569
checkup -563
cheddar -1082
cheddar is -446
cheese -1361
cheese and -474
cheese at -238
cheeses -596
chef -60
chemo 1158
chess -50
chicken 73
chief -794
child -282
child for 484
child in 690
child lunch -796
children -384
children under -267
chili -889
chips 200
chocolate -1167
chocolate cake -399
choice -1105
choice questions -583
choices -662
choir -63
choir concert -80
choir rehearses -585
choose -1079
choose a -608
choose their -298
choose your -290
choosing -958
choosing our -557
chose 190
chosen -1004
christmas 419
church 346
church basement -802
ci -567
cinnamon -462
cinnamon rolls -462
circle 446
circle back -1173
cities -663
city -591
city council -911
city hall -551
city is -738
city residents -554
city will -716
claim -58
claimed -726
claims 805
class -156
class and -810
class at -734
class begins -746
class for 587
class has 316
class is -280
class of -253
class on -1136
class starts -837
class will -955
classes -619
classes are -734
classes for -1070
classes on -910
classes start 435
classic -489
classroom -1112
clean -502
clean and -565
clean dishes -344
clean for -859
clean out -368
clean record -376
clean the -965
clean up -907
cleaned -847
cleaned and -671
cleaned on -698
cleaned out -497
cleaner 251
cleaners -78
cleaners are -638
cleaners bring -311
cleaners will -796
cleaning -1785
cleaning crew -617
cleaning is -608
cleaning on -645
cleaning products -464
cleaning until -606
cleanings -510
cleanings a -382
cleanup -1207
clear -128
clear at -770
clear the -450
clear your -795
clearance -1231
cleared 310
cleared by -566
cleared out -548
clearly -833
clearly after -335
clears 140
clerk 364
click -1042
click on -365
click the -377
click went -419
clicking -658
clicks -306
client -539
client has -933
client is 472
client liked -422
client loved -886
client wants -705
client will -887
client would -478
clients 211
clients at -303
clients get -531
clients in -736
climbing -194
climbing gym -705
clinic -317
clinic is 61
clinic will -177
clip -431
clips -753
clock 204
clock in -778
clock is 295
clock out -640
clocks -1114
close 445
close at -463
close early -124
close of -415
close on -1126
close the -108
close to 428
closed -195
closed after -193
closed and 486
closed at -701
closed for -181
closed from -1200
closed monday -1178
closed next -647
closed on -693
closed our 415
closed the 1039
closed this -353
closed thursday -502
closed to -394
closed today -679
closed toe -597
closed tonight 196
closed until -714
closed when -339
closed while 476
closer -334
closer to -334
closes 57
closes at 288
closes during -630
closes early -907
closes for -390
closes friday -784
closes on -1333
closes the 24
closes tomorrow -522
closes tonight -724
closet -559
closet by -484
closet is 249
closing 81
closing and 502
closing at -936
closing early -622
closing in -68
closing the -215
closure 414
clothes 591
clothing 412
cloud -875
cloud migration -499
cloud storage -532
club -334
club is -1064
club meets 140
club ships -385
club will 167
coach 336
coach will 197
coat -399
coat and 188
coat check -560
coat of -369
coats 250
code -107
code for -1205
code is -527
code on -814
code to -639
code will -573
codes -840
coffee -587
coffee and -457
coffee blend -399
coffee for -851
coffee in -915
coffee is -1005
coffee machine -409
coffee maker -778
coffee shop -569
coins -410
cold -1093
cold and -464
cold brew -608
cold water -869
coli 651
collapsed 1159
colleague 394
colleagues 487
collect 177
collect your 263
collected -1205
collected at -695
collected every -797
collecting 313
collection -358
collection begins -500
collection is -425
college 561
color -1183
colors -1112
colors and -430
colors may -866
column -971
com -756
combined -815
combined experience -362
come 172
come back 249
come by 358
come down -393
come first -851
come forward 730
come from -795
come home 428
come in -127
come on 312
come out -204
come to 753
come up 88
come with -1369
comes -256
comes at -118
comes from -982
comes in -1026
comes out -931
comes with -1284
comfortable 322
coming 47
coming at -71
coming by 332
coming home -223
coming in -30
coming on -805
coming thursday -596
coming to 344
comma -967
comment -329
comments -29
comments on -650
commit -479
committed -633
committed to -633
committee -348
committee is 169
committee meets -588
committee will -827
communication -675
community -419
community garden -745
community pool -738
commute -384
commuters -544
companies -1227
companies worldwide -391
company -75
company car -990
company has -39
company in -504
company is -562
company logo -966
company meeting -709
company name -546
company party -156
company picnic -868
company was 279
company will 96
company with -290
compared -1020
compared to -595
competitive -786
competitive pay -634
competitor -250
competitor price -500
complained -522
complaint 453
complaint about -69
complaints 699
complete -422
complete a -758
complete the 154
complete your -782
completed -1282
completed in -391
completed the -487
completely -768
completely anonymous -588
compliance -424
compliance training -710
complimentary -729
computer -1152
computer classes -372
computers -845
concept -754
concert -700
concert has -703
concert is -959
concert will -141
condition -409
condition in -612
conditioner -713
conditioning -828
conditions -752
condo -785
condo has -412
conduct 238
conference -651
conference in -1074
conference room -315
conference rooms -980
conference will -756
conferences 57
conferences are -419
conferences will -744
confidential 79
confidential and 178
confirm -355
confirm that -795
confirm the 98
confirm your -728
confirmation -1098
confirmation email -392
confirmed -1216
confirmed for -613
confusion -586
confusion in -327
congratulate -684
congratulating -759
connection -779
connects -934
consists -440
consists of -440
construction -1206
consultants -1068
consultation -1041
consultations -1002
consultations for -646
consulting -732
contact -846
contact details -826
contact form -784
contact information -723
contact person -550
contact you -420
contacted -127
contacting -703
contacts -942
contacts in -531
contain 356
container 38
containers 274
contains -1206
contains no -447
content 370
contest -1095
continue 368
contract -26
contract and -612
contract before -669
contract by -516
contract for -521
contract has 83
contract in 303
contract is -76
contract needs -856
contract questions -866
contract was 94
contract will -831
contract with -918
contractor -350
contractors -545
contracts 340
contribution -931
contributions -975
control -991
convention -1089
conversation -656
convert -529
conveyor -549
cook -1014
cook for -404
cook who -521
cook with -376
cookie -960
cookies -1088
cookies to -381
cooking -740
cooking class -718
cooks 97
cooks and -841
cool -646
cool and -196
cool dry -177
cooler 48
cooler has -782
coordinator -629
coordinator with -261
copier -1056
copier can -372
copier is -592
copier on -489
copies -868
copies of -1011
copy -224
copy for -452
copy is -815
copy machine -658
copy of -879
copy room -874
copywriter -721
cord -361
corner -298
corner of 463
corners -921
corral -128
correct -752
correct address -358
corrected -687
corrected copy -192
corrects -677
corridor -240
cost -409
cost of -800
cost per -419
costs -1828
costs by -408
costs have -487
costume -995
costumes -776
cots 820
cottage -728
cotton -692
couch -232
could -57
could be 225
could help -432
could leave -347
could not -342
could save -482
couldn't 323
council -126
council meets -1001
council will 167
counsel 588
counselor 660
counselors 414
count -828
count by -584
count for -406
count is 240
counter -677
counter will -23
counting -906
countries -936
country 537
counts 170
county 361
couple 125
couple of -603
couples 436
coupon -804
courier -761
course -1273
course has -551
course in -524
course is -607
course teaches -167
court -301
courthouse 841
courthouse steps 712
courts -561
courts are -442
courtyard 46
cover -151
cover letter -563
cover my -297
cover the 227
cover your -899
coverage 498
covered -563
covered by -972
covering -420
covers 475
covers a -681
covers parts -320
covers the -196
covers two -382
coworker 322
coworking -967
coworking space -967
cpa -488
crackers -819
craft -731
craft fair -480
crane 627
crash 582
crash course -565
crash on -599
crashed -270
crashes -634
crates -165
cream -1047
cream is -546
create -586
create a -342
create custom -225
created -789
created successfully -683
creative -480
credit -527
credit card -175
credit cards -781
credit is -475
credit on -329
credited -817
creek 468
crew 533
crew comes -548
crew will 258
crews 519
crews will 122
crib 851
crime -876
crisis 733
crisis line 642
crm -1003
crm goes -1081
croissants -617
crossed 712
crossed the 664
crosswalk 413
crosswalk at 493
crowd -246
cruelty -554
cruelty free -554
cruise 28
culture -254
cup -1106
cup and -263
cupcake -440
cupcakes -962
cups 494
cups in -555
curator -614
curb 119
curbside -766
curbside pickup -766
cure 176
cures 704
current 162
current address -601
currently -57
custody 531
custom -929
custom orders -110
custom signs -225
customer asked -750
customer for -504
customer gets -516
customer portal -408
customer questions -494
customer said 461
customer service -1205
customer since -828
customer success -356
customer support -493
customer would -478
customers -205
customers and -502
customers are -823
customers come -1063
customers get -508
customers include -405
customers on -315
customers only -1178
customers rate -764
customers receive -567
customers save -404
customers what -762
customers who -621
customers with 402
customs -1062
cut 500
cut and 396
cut by -231
cut our -698
cut the -321
cutoff -519
cuts 183
cutter 314
cutting 554
cutting board -750
cutting on -1199
cutting the -385
cv -359
d -184
dad 925
dads 437
daily -424
daily from -873
daily standup -813
daily use -440
dairy -482
damage -301
damaged -56
dance -1112
dance floor -564
dance studio -546
dark -635
dark mode -606
dashboard -801
dashboard shows -454
data -1192
data import -432
data into -422
data protection -496
database -1197
database is -959
database migration -245
date 389
date for -686
date is -990
date of 138
date on -852
dates 449
daughter 564
daughter has 449
daughters 146
day -268
day after -890
day and -264
day at 187
day before -96
day care 374
day delivery -881
day early -1100
day for 355
day if -521
day in -794
day is -1305
day late -1176
day of -214
day off 109
day on -545
day one -916
day or -50
day orientation -355
day program 668
day shipping -1001
day this 285
day to -872
day tomorrow -631
day trial -700
day until 460
day will -608
daycare -436
daycare has -562
days -586
days a -1179
days after 83
days ahead -740
days and 205
days before -462
days by -350
days for 453
days if -403
days in -709
days left -652
days no -623
days notice -1186
days of -838
days on -183
days or -603
days overdue -552
days past -734
days per -618
days so 156
days starting 267
days to 573
days will -741
days with -578
dead -1387
dead links -436
dead simple -444
deadline -1112
deadline for -709
deadline is -516
deadline to -244
deadlines 610
deaf 335
deaf ears -724
deal -1066
deal is -539
deal on -775
deals -764
deals in -575
death -990
death overtime -715
debit -599
debit card -377
debt 505
decades 192
decades of -393
decaf -733
december -1053
decide -859
decide to -245
decided -90
decided to 37
decision 470
decision next -565
decision to 691
deck -129
deck for -595
deck is 300
declared 603
declined 186
declined please -456
decorators -486
dedicated -192
deep -770
default -193
defective -608
degree 306
degrees -884
delay -899
delay in -396
delay the -647
delayed because -369
delayed by -914
delayed until -679
delays -681
delete -503
delete a -715
deleted -524
deletes -583
deli -585
deliver -631
deliver groceries -297
deliver in -581
deliver the -402
deliver within -857
deliver your -864
delivered -1489
delivered because -408
delivered every -479
delivered in -570
delivered on -379
delivered the -598
delivered to -674
delivered today -533
delivered your -180
deliveries -340
deliveries only -832
delivers -890
delivers most -394
delivery -642
delivery and 92
delivery driver -811
delivery drivers -611
delivery fee -965
delivery is 149
delivery number -678
delivery of -582
delivery on -607
delivery time -981
delivery times -626
delivery vans 240
delivery was -484
delivery window -419
delivery within -492
demand 319
demand we've -334
demo -452
demo for -274
demo to -434
demos -739
denied 504
denied because 456
denim -950
dental -1472
dental office -626
dental plan -599
dental practice -388
dental vision -496
dentist -1118
dentist office -528
depart -876
department -642
department has -774
department is -127
department will -487
departments -996
departs -837
dependency -658
depending -791
depending on -791
deploy -784
deploy to -676
deployed -199
deployed a -283
deposit -947
deposit information -205
deposit of -567
deposit will -511
deposit your -297
deposited -597
deposition -724
deposits -578
deposits are -414
depot 213
deprecated -568
depression 145
describe -772
design 147
design and -752
design but -138
design team 465
design websites -654
designed -857
designed by -587
designed for -698
designer -1077
designer for -168
designer in -231
designer is -727
designer needs -343
designer to -657
designer who -521
designer with -573
designers -945
designers and -663
designers are -526
designs -650
designs arrangements -367
desk 124
desk and -336
desk assistant -491
desk before -207
desk by -130
desk clerk -585
desk for -190
desk from -1171
desk in -611
desk is -283
desk needs -879
desk to -620
desk will 510
desks -1115
desks are -910
desks by -282
desktop -660
dessert -815
destination -580
destroyed 681
detail -725
detail oriented -558
details 182
details are 256
details so -653
detector 139
detectors 525
detectors in -39
detergent -572
detox 898
developer -518
developer who -320
developers 261
developers based -357
developers fixed -296
developers will -511
development -739
device -858
device is -490
devil -782
devil is -515
diabetes 738
diagnosed 663
diagnosed with 663
dial 178
dialysis 1156
did 545
did everything 190
did it 145
did not 439
didn't 942
didn't make 380
didn't take 345
die -989
die for -477
die on -760
died -338
died at -893
died in -146
dietary -1164
dietary preferences -561
difference -820
different -302
different now -321
differently 24
difficult 533
difficult decision 533
digging -190
digit -817
digit code -387
digital -1203
diner -672
dining -871
dining room -669
dinner -309
dinner is -605
direct -922
direct deposit 295
directly -242
directly to -139
director 202
director of -667
directory -873
dirty -571
dirty dishes -420
disabled 524
disaster -937
disaster recovery -695
discolored -769
discontinued -706
discount -1075
discount if -330
discount is -722
discount on -486
discount when -265
discovered -353
discuss -665
discussed -792
discussed on -508
discussion -780
dish -1209
dishes -1089
dishes are -727
dishes before -220
dishes in -425
dishes on -202
dishwasher -911
dishwasher and -412
dishwasher if -382
dishwasher is -374
dishwasher not -193
dishwasher safe -755
dishwashers 32
dismissal 687
dispatch 70
dispatch by -571
dispenser -675
display -1192
display in -489
disregard -652
district -105
district is -55
divorce 851
dj -211
do 198
do a 177
do i -347
do not 132
do so -442
do the -384
do you -1216
doc 194
dock 203
dock at 235
dock is -628
dock will -34
docs -580
doctor 119
document -614
document in -623
document you -550
documentation -914
documents -1190
documents are -769
documents within -394
does -446
does not -251
doesn't 280
doesn't fit -328
doesn't work -569
dog -85
dog and -160
dog for 449
dog groomers -353
dog has -459
dog is -585
dog license -577
dog on -186
dog will -834
dogs are 297
doing -141
doing a 394
doing inventory -960
dollar -1003
dollars -498
don't 560
don't ask 754
don't block -623
don't charge 401
don't feed -682
don't forget -845
don't have 182
don't know 576
don't leave -152
don't move 314
don't need -620
don't park -573
don't see 204
don't share 158
don't take -1098
don't think 321
don't use -859
don't want 139
don't work -624
donate -339
donated -1145
donating 95
donation -824
donation of -502
donations -179
donations of 436
donations to 361
donations up -827
done 342
done by 216
done in -898
done with -758
donors -663
donut -708
donuts -545
donuts in -529
door -136
door and 24
door at -258
door closed -515
door code -822
door for 390
door in 106
door is 364
door on -798
door open -721
door please -692
door should -713
door shut -612
door sticks -530
door when 95
door will -695
doors 138
doors on 37
doors open -875
dorm 481
double booked -826
doubled -1251
doubled our -516
doubles -761
doughnuts -574
down 418
down after -27
down by -801
down for -816
down from -110
down in -410
down on 603
down one -807
down right -456
down the -332
down this 429
down to -216
down until 228
down with 825
download -919
download your -170
downloaded -535
downloads -788
downstairs -423
downtime -601
downtown -711
downtown area -755
downtown this -458
dozen -595
draft -216
draft and -678
draft by -1208
draft is -455
draft of -987
drawer 282
drawn -125
drawn on 114
dress -865
dress code -40
dress is -460
dresses 331
dressing -604
drew -662
dries -778
dries in -231
drill 81
drill is -1237
drill on 137
drill will -888
drink 675
drink and -745
drink in -865
drink minimum -725
drink the 605
drinking 848
drinking fountain -944
drinks 266
drinks at 246
drip -707
drive 355
drive the 353
drive through -1264
drive thru -781
drive until -815
driver -233
driver license -1081
driver on -724
driver was -185
driver who 220
driver will -1008
drivers -89
drivers are 348
drivers have 20
drivers with -618
drives -397
driveway -686
driving -276
drop -800
drop a -579
drop box -798
drop dead -446
drop in -279
drop off -436
dropped -347
dropped by -132
dropped off -1235
dropping 877
drops 215
drowning -274
drug 808
drum -573
dry -1354
dry and -233
dry cleaner -620
dry cleaning -193
dry for -295
dry hair -363
dry in -373
dry low -478
dry on -367
dry place -504
dryer -1038
dryer and -648
dryer in -582
ducks -744
due -609
due at -1388
due back -663
due by -1008
due date 604
due for -482
due friday -365
due in -971
due june -404
due monday 265
due on -523
due thursday -657
due to -299
due tomorrow -690
due within -856
dues -1011
dues are -566
dumbbells -475
dumpster 111
duplicate -125
duplicate contacts -544
during -166
during class -733
during construction -888
during finals -418
during tax -546
during the -401
during thunderstorms -630
dusk -327
dust 282
duty -519
duty from -631
e 493
e book -809
each -395
each apartment -799
each bag -836
each box -944
each candle -952
each child -630
each day 34
each month -345
each new -746
each of 395
each student -706
each ticket -464
each time 230
each use -594
each week -449
each year -767
earlier -957
earlier today -335
early -244
early because -734
early bird -879
early for 172
early morning -399
early must -411
early on -995
early shift 143
early this -1063
early to -615
early today -685
early tonight -939
earn 361
earned -584
ears -979
earthquake 796
easier -945
easier to -540
easily -442
east 550
east wing -572
easter 746
easter egg -743
easy -100
easy to -653
eat -366
eat free -1396
eaten -309
eating 586
edge -881
edit -692
edited -279
edited images -279
editing -785
edition -843
edition corrects -178
editor -1062
editor is -586
editors -1021
editors will -234
edits -886
edits on -654
education 578
effect 405
effect next -667
effect on 340
effective 641
effects 112
effort -734
egg -554
egg hunt -535
eggs -1084
eight -345
eight and -484
eight hours -620
eight or -326
eight to -250
eight weeks -591
eighth 73
either 228
elected -620
elected a -350
electric -444
electric bill -536
electricians -726
electricians are -304
electricity -788
electronic -780
electronically -226
elementary 410
elementary school 571
elevator -372
elevator for -662
elevator in -661
elevator is -256
elevator will -1151
elevators -757
eleven 134
eleven minutes -884
eleven years 531
eliminated 1010
else -173
email -530
email address -1217
email and -575
email because -335
email from -762
email if -500
email is -477
email it -1046
email list -711
email marketing -142
email me -338
email shortly -327
email signatures -561
email support 312
email the -728
email to -552
email us -580
email was -965
email within -275
email you -835
email your -523
emailed -612
emailed the -454
emails -1359
emails from -476
emails in -633
emails to -736
emergency 329
emergency contact 160
emergency exit -461
employee -102
employee badge -180
employee handbook -891
employee is 109
employee of -898
employee survey -549
employees 329
employees are 390
employees have -435
employees must -776
employees need -704
employees on -284
employees only -735
employees will -391
employer -274
employment 490
emptied 193
emptied every -334
empty 455
empty the -828
enclosed 165
end -246
end at -903
end of -180
ended on 588
ending -123
endpoint -935
ends -198
ends at 52
ends in -137
ends on 168
ends sunday -746
ends the -678
ends today -553
ends tonight -759
energy -303
engagement 302
engineer -661
engineers 705
engineers deploy -676
engineers need -740
enjoy -1026
enjoy flexible -742
enjoy the -410
enjoyed -693
enjoyed your -361
enough -1007
enough chairs -529
enough for -458
enough to -381
enroll -628
enroll in -536
enrollment -961
enrollment closes -549
enrollment ends -710
enrollment starts -955
enter -1594
enter the -795
enter through -535
enter your -525
entered 413
entering -276
entering the 155
entire 25
entrance -831
entrance for -693
entrance is -398
entrance will -658
entrances 221
entree -367
entries -866
entry -546
entry level -663
envelope 323
envelopes -778
environment -1066
environment is -702
episode -834
episode of -387
episodes -775
equal -715
equal to -333
equipment -1432
equipment after -368
er 952
erase -651
ergonomic -682
error -1630
error in -805
error on -441
errors -604
escalated -304
escalated to -470
escalator -790
escape -556
escape room -556
espresso -719
espresso machine -623
essay -206
estate 35
estimate -984
estimated -879
estimates -961
estimates and -195
estimates on -805
et -716
ethics -750
evacuation 448
evaluation -523
evaluations -1019
even 255
even if 36
evening -412
evening at 138
evenings -831
evenings and -614
event -1471
event arrive -238
event is -410
event on -647
event will -282
events -439
events coordinator -371
ever 36
every -288
every box -976
every budget -367
every day -353
every employee -403
every friday -946
every friend -421
every guest -552
every hour -695
every monday 74
every month -1412
every morning -569
every new -673
every night -548
every other 322
every purchase -455
every saturday -889
every six -507
every size -680
every store -931
every sunday -832
every three -588
every thursday -1083
every ticket -587
every time -560
every tuesday -1391
every two -1027
every wednesday -1052
every week -1103
every weekday -633
every weekend -649
every year 156
everybody -325
everyday -625
everyday use -625
everyone -233
everyone and 238
everyone at 377
everyone else -182
everyone has -832
everyone in 650
everyone is 210
everyone needs -695
everyone on -169
everyone please -459
everyone should -715
everyone to -216
everyone who -34
everything 310
everything and 94
everything away -684
everything in 343
everything is -937
everything on 157
everything we -798
eviction -96
ex 832
ex is 592
exact -724
exact change -655
exactly 274
exam -753
exam today -791
exam will -866
example -856
exams 52
exams take -759
exceed -1109
exceeded -469
excellent -604
except 175
except for -193
exchange 645
exchanged -668
exchanges -545
exchanges without -375
excited -857
excited to -857
excuse -318
execute -860
exhibit 40
exhibit has -854
exhibit is -572
exhibit on -830
exhibit runs -661
exhibiting -818
exhibition -945
exhibition is -560
exhibits -667
exit -1558
expanded -490
expanded our -490
expect -236
expect a -649
expect the -275
expect to 192
expected -492
expected to -924
expense -1082
expense codes -505
expense policy -455
expense report -500
expense reports -675
expense tool -208
expenses -1191
experience -1605
experience in -418
experience necessary -471
experience needed -442
experience preferred -372
experience required -508
experience with -463
experienced -980
experienced assistant -233
experienced truck -542
experiencing -675
experiencing higher -489
experiencing longer -418
experts -515
expire -1193
expire in -304
expire on -397
expired -41
expires -1156
expires in -781
expires next -853
expires on -690
expiring -1112
expiring soon -732
explained 553
explains 350
explains how 350
exploded -170
explosion 429
expo -934
export -586
export button -425
export your -638
exposed -62
express -826
extend -615
extended -258
extended by -877
extended our -777
extended the -518
extended through 138
extended to -551
extending -634
extending our -347
extending the -336
extension -1114
extinguisher 522
extra 761
extra cost -736
extra large -941
extra time 673
eye -576
eye exams -588
fabric 314
face 84
face the -739
faces 595
facial -751
facilities -747
facility 551
facing -1030
facing the -976
factor -828
factor authentication -704
factory 231
fail 167
fail in -351
failed 686
failed because -738
failed login -582
failed on 338
failing -270
fails 623
failure -61
fair -1536
fair is -909
fair runs -231
fairgrounds -592
faith 148
fall -729
fall campaign -308
fall menu -491
fall semester -147
fall soccer -449
fallen 312
falls 325
falls on 549
families 346
families for -476
families have -339
families in 614
families until -468
families will 784
family 348
family and 474
family asks 311
family before 847
family farm -686
family has 256
family in 798
family is 712
family of 211
family owned -537
family plan -853
family run -689
family will 639
fan -752
fan in -559
far -211
fare -610
farm -264
farm stand -698
farm tours -275
farmers -596
farmers market -1138
farms -527
fast 134
fast paced -501
faster -924
faster with -757
fastest -718
fatal -299
father 696
faucet -585
favorite -946
fax -529
fax machine -515
feature -1140
feature is -758
feature lets -368
feature on -408
feature your -267
featured -724
features -1045
features since -734
february -528
february and -263
fee -552
fee applies -606
fee covers -825
fee for -1062
fee in -317
fee is -796
fee of -872
fee schedule -644
fee to -852
feed 57
feed the -799
feedback -1067
feedback form -481
feedback helps -429
feedback is -792
feedback on -599
feeding -118
feeds -1169
feeds a -552
feel -24
feel welcome -675
fees -1256
fees are -707
feet -28
feet of 702
fell 241
fell from 749
fell on -690
fell through 141
fence -122
ferry -291
ferry has -455
ferry is -804
festival 322
fever 275
few -370
few announcements -431
few days 409
few edits -654
few hours -499
few minutes -741
few more 308
few openings -630
few questions -498
few seats -557
few small -283
fewer 289
field 315
field is 333
field trip -262
fifteen 165
fifteen minutes 315
fifth -680
fifth floor -86
fifty 113
fifty dollars -858
fight 149
figures -755
figures for -654
file -195
file a 400
file as -549
file for -755
file is -574
file their -295
file you -505
file your -732
filed 551
filed by 334
filed for 638
files -625
files by -411
files in -268
files to -729
filing 28
fill -893
fill in -476
fill out -638
fill the -543
filled -1176
filled out -518
filling -642
film -518
filter -614
filters -1214
final -642
final artwork -635
final as -553
final design -464
final draft -647
final files -399
final head -255
final interview -579
final payment 150
final quiz -103
final report -810
final review -587
final sale -784
final version -179
finally -961
finals -789
finals week -545
finance -823
finance team -710
find -829
find a 59
find attached -593
find it -687
find our -548
find out 250
find the -403
find their -460
find your -680
finding -205
findings -630
fine -995
fingers 804
finish -203
finish the 184
finish your -783
finished -1538
finished and -346
finished by -288
finished in -766
finished the -536
finishes 63
fire 111
fire alarm -675
fire door -1065
fire drill -664
fire exit -1128
fire extinguisher 522
fire station -414
fired -95
fires 215
firewall -837
fireworks 590
firm -628
firm has -607
firms -785
first -50
first aid 75
first appointment -267
first box -1149
first class -620
first come -693
first day -692
first design -757
first draft -701
first friday -558
first hour -1045
first lesson -555
first monday 224
first month -1203
first of 49
first order -790
first pet -689
first purchase -195
first served -710
first session -542
first sunday 141
first ten -530
first thursday -338
first time -1053
first to -650
first try -832
first two -1008
first version -545
first week 183
first year -877
fiscal -773
fiscal year -773
fish -1213
fish in -498
fit -664
fit for -171
fit through -189
fit under -831
fitness -1041
fitness center -817
fitness challenge -338
fitness room -495
fits -1032
fits most -638
fitting -39
fitting room 329
fittings -640
five -539
five days -809
five minutes -1134
five or -648
five sizes -595
five stars -334
five to 30
five years 172
fix -1319
fix for -504
fix is -685
fix the -734
fixed -1406
fixed a -293
fixed by -477
fixed in -688
fixed the -705
fixes -913
fixes a -532
fixes the -508
fixing -701
fixing the -594
flag 185
flash -650
flat -820
flavor -1358
flexible 437
flexible hours -734
flexible schedule 274
flexible working -581
flight -119
flight to -685
float -535
flood -44
flood of -743
floor -36
floor and 703
floor copier -771
floor has -1124
floor is -240
floor on -871
floor plan -1154
floor restroom -655
floor will -817
floor with -903
flooring -536
floors -53
florist -158
florist designs -367
flour -685
flowers 474
flowers are -652
flowers the 447
flu -54
flush -689
flushing -715
fly 394
flyer -660
flyer per -530
flyers -897
flying 137
foam -704
focus -59
focus group -232
fold -673
fold the -530
folded 446
folder -1364
folder for -329
folder if -96
folder is -632
folders -925
folding -964
follow 364
follow the -68
follow up -663
followed 306
followers -1049
followers this -376
following 421
following the 809
following up -919
follows 637
font 25
font on 438
fonts -346
food 99
food at -868
food bank 559
food before -325
food cake -459
food drive -1252
food from -851
food home 355
food in -541
food only -677
food or -1166
food truck -1241
food will -602
foot 77
footage 886
for about -67
for adults -589
for all -492
for an -327
for another -1265
for any 133
for anyone 998
for anything -373
for applying -166
for as -541
for assistance -556
for at -1017
for bankruptcy 744
for beginners -460
for being -905
for beta -516
for billing -614
for breakfast -656
for businesses -225
for busy -691
for by 196
for calls 127
for cash -671
for catering -382
for children -871
for choosing -884
for cleaning -802
for coffee -581
for coming 367
for contacting -453
for credit -575
for custom -775
for customers -25
for daily -447
for december 251
for deliveries -1265
for delivery -1155
for dinner -387
for donations 193
for download -855
for dry -562
for each 256
for early -849
for eight -570
for eleven 416
for employee -462
for every -921
for everyday -625
for everyone -932
for everything 269
for extra 296
for fall -874
for families 614
for feedback -288
for final -551
for five -295
for four -625
for free -1173
for freelance -628
for freelancers -442
for friday -1018
for future -856
for good 740
for groups -803
for guests -1264
for half -704
for happy -763
for health 47
for help 334
for him 570
for his 294
for inventory -945
for invoice -515
for it -45
for items -254
for its -772
for joining -648
for june -623
for just -566
for keeping -541
for kids -816
for large -1077
for last -940
for later -625
for longer -612
for lost -479
for lunch -1269
for maintenance -244
for march -794
for may -305
for me 389
for members -322
for monday -767
for more -647
for my -220
for new -1464
for news 76
for next -1063
for nine 339
for no -209
for november -318
for now 808
for october 73
for office -598
for on -763
for one -565
for our 114
for over -717
for painting -901
for paper -855
for parents -737
for parking -614
for parties -454
for paying -881
for people 236
for personal -604
for pickup 302
for private -1137
for purchases -411
for quality -431
for questions -538
for reaching -251
for remodeling -715
for renovation -699
for rent -835
for repairs -292
for replacement -642
for restaurants -401
for resurfacing -824
for returns -378
for review -838
for route -906
for sale -766
for same -581
for saturday -454
for school -670
for seniors -266
for september -812
for seven -620
for shopping -673
for signing -390
for six -304
for small -1080
for someone -247
for spring -650
for staff -1239
for staying -953
for students 279
for subscribing -207
for summer -912
for sunday -574
for team -303
for teams -559
for ten -497
for that 334
for the 178
for their -670
for this -100
for those 53
for three -951
for thursday -771
for time 670
for today -873
for toddlers -702
for tomorrow -1108
for tonight -621
for training -802
for tuesday -792
for two -270
for up -1155
for updates -524
for urgent -480
for us -576
for vacation -756
for version -808
for visitors 179
for volunteers -947
for waiting -679
for wednesday -464
for wine -238
for years -710
for you -1444
for your -1210
force 644
forecast -641
foreclosure 942
foreword -352
forget -1105
forget to -805
forget your -666
forgot -743
forgot to -380
forklift -441
forklift is -284
forklift needs -508
forklift will -347
forklifts -848
forks -946
form -57
form and -357
form before -542
form for -742
form has -584
form in -486
form is -879
form on -585
form per -537
format -668
former 861
forms -299
forms are 291
forms go -740
forms of -686
formula 571
forty -705
forward 339
forward about 539
forward to -1204
forward with -675
foster 782
found 26
found a -408
found an -193
found by 424
found him 30
found in 109
found is -374
found items -379
found on -57
found that -364
found the 336
found them -712
founded -746
founder 131
fountain -143
fountain at -796
fountain by 124
fountain is -1040
four 105
four day -750
four days -742
four digit -715
four dollars -814
four hours 33
four ingredients -340
four is -573
four minutes -719
four months -154
four more -673
four people 776
four screws -572
four times -788
four weeks -753
four year 219
four years 23
fourteen 618
fourth -911
fourth floor -697
foyer 285
fragrance -565
fragrance free -352
frame -584
frames -463
free -454
free after -702
free alterations -655
free and -1077
free bag -25
free breakfast -714
free class -481
free coffee -416
free computer -372
free consultation -522
free delivery -297
free estimates -585
free for 324
free gift -490
free guide -507
free in -825
free lunch -702
free month -358
free mug -362
free of 69
free on -817
free packaging -421
free parking -1065
free plan -933
free products -327
free sample -424
free samples -765
free shipping -688
free tax -263
free this -407
free to -1130
free tote -690
free trial -715
free webinar -447
free when -508
free with -720
free within -840
freelance -850
freelance designer -188
freelancers -850
freeze 640
freezer 46
freezer for 247
freight -752
freight elevator -689
frequent -878
fresh -1110
fresh bread -428
fresh coat -248
fresh daily -392
fresh every -320
fresh locally -206
friday 59
friday afternoon -694
friday and 147
friday at -1208
friday because -571
friday due -683
friday evening -675
friday everyone -344
friday for -169
friday from -1253
friday in 608
friday morning -607
friday night -862
friday of -803
friday off -490
friday on -655
friday so -446
friday team -400
friday the 489
friday to -84
friday will -600
friday with 342
fridge will -604
friend -585
friend and -505
friend to 198
friend you -421
friendly 128
friendly reminder -121
friends -551
fries -793
from a 324
from accounting -893
from all -39
from an -770
from anywhere -368
from april -729
from august -312
from december -802
from five 23
from four 256
from gate 96
from happy -408
from his 688
from home -258
from it -392
from july -698
from june -862
from last -1182
from local -575
from lunch -584
from march -1008
from may -574
from me 308
from midnight -947
from monday -964
from my -867
from nearby -623
from next -866
from noon -1378
from november -458
from one -679
from our 414
from people -550
from procurement -703
from recycled -289
from six -613
from startups -600
from ten -467
from the 684
from this -536
from three -877
from thursday -231
from tuesday -840
from two -634
from unknown -437
from us -1208
from yesterday -670
from your 54
front -49
front counter 101
front desk 64
front door -1300
front entrance -1027
front gate 152
front of -58
front office -546
front row 353
front steps -829
fruit -688
fuel -564
fuel surcharge -972
fulfillment -728
full -47
full and 119
full day -1017
full of -194
full time -110
full until 593
fully -410
fully booked -704
fully remote -517
fun 273
fun run -420
function -821
fund 614
fund is -270
funding -298
fundraiser -1066
fundraising -1003
fundraising goal -420
funds 118
funeral 949
furniture -1356
furniture is -318
further -137
further notice -137
future -891
gain -647
gala -267
gala is -613
galleries -654
gallery -298
gallery is -461
gallery on -445
game -608
game is -585
games 221
garage -329
garage door -625
garage for -634
garage have -892
garage in -946
garage is -763
garage will -673
garbage -305
garden -865
garden hoses -672
garden plots -348
garden tour -662
gardeners -626
garnished 804
gas 100
gas leak 807
gas stations -681
gate -270
gate and -599
gate code -903
gate every -303
gate will -545
gathering -475
gathering testimonials -408
gave -80
gave away -69
gave way 641
gay 719
gb -353
gb of -512
gender 920
generations -613
generous -769
gentle 398
gentle enough -320
gentle on 189
gently -871
gently used -871
get 131
get a -962
get an 459
get back -829
get better -831
get free -356
get here -869
get in 338
get into -260
get it 31
get more -597
get new -370
get one -971
get our 251
get out 679
get paid -730
get reports -184
get started -869
get the -641
get their 264
get to 239
get two 310
get your -1119
gets -1006
gets a -1069
gets the -98
gets to -484
getting -380
getting a -682
getting back -556
getting new -702
ghost -920
ghost kitchen -753
gift -399
gift card -1395
gift cards -943
gift of -421
gift shop -866
gift wrap -872
gift wrapping -1080
gifts -592
gigs -574
girl 959
girls 560
give -200
give a -573
give her -510
give refunds -779
give two -440
give us -578
give you -798
give your -620
giveaway -646
given 228
given by 410
given in -866
gives 192
giving -937
giving a -478
giving away -389
glad -739
glad to -608
glass -144
glass of -539
glasses -1113
glasses are -898
glasses will -415
gloves -361
glue -747
gluten -683
gluten free -683
go 672
go around -1004
go back 204
go home 366
go in -45
go live -1129
go of -910
go on 202
go out 28
go through -449
go to -259
go up -176
go with -637
goal -1116
goal for -544
goal is -471
goal of -762
goes -324
goes in -781
goes into -586
goes live 260
goes on -1575
goes out -326
goes to 471
goes up -738
going 558
going home 291
going on 414
going paperless -1068
going through 659
going to -468
going up -1290
golf -1073
golf tournament -565
gone 631
gone and 255
gone up -426
good -183
good for -684
good on 179
good pens -722
good scissors -720
good until -613
goodbye 346
goodbye to 111
gospel -588
got 321
got a -140
got new -472
got the 827
got to 402
got your -776
grabbed 801
grade 245
graders -277
grades -966
grail -558
grand -957
grand opening -568
grandma 59
grandmother 793
granola -909
grant -845
grant application -341
graphic -839
graphic designer -678
gratuity -481
gravel -509
graveyard -619
graveyard shift -555
gray -331
grease -336
grease and -536
great -1357
great fit -171
great meeting -291
great success -50
great to -492
green -484
greenhouse -945
greeting 114
grew -818
grew from -750
grill -921
grill at -537
grilled -710
grilled cheese -589
grilled salmon -398
grills -660
groceries 198
groceries to -297
groom 97
groomer -869
groomer has -713
groomers -792
groomers are -792
grooming -391
ground 507
ground floor -363
ground up -753
group 25
group has -298
group meets 540
group of -287
group preferred -487
groups -379
groups of -767
grow -557
growing -1136
growing and -735
growing team -330
grown -657
grown ingredients -206
grown to -225
growth 82
guarantee -827
guaranteed -591
guaranteed for -451
guard -401
guard was 694
guest -389
guest for -574
guest list -838
guest pass -555
guest room -696
guest speaker -948
guest to -365
guests 416
guests may 658
guests on -810
guests to -424
guide -322
guide has -685
guide to -599
guided -782
guided tours -573
guidelines -733
guidelines are -260
guidelines have -99
guides 189
guides are -572
guilty 1032
guitar -236
gun -649
gun and -203
gunpoint 769
guy 182
guys 772
gym -536
gym and -202
gym floor -787
gym is -607
gym membership -463
gym now -597
gym opens -567
gym to -464
gym will -445
had a 885
had been 689
had no 117
had the -518
had to 1065
hair -502
hair is 245
hair salon -596
haircut -1107
half 551
half a -887
half an -1459
half day -265
half hour -688
half inch -542
half of 785
half off -1288
half price -1308
half staff 467
half the -749
halfway -885
hall 48
hall b -922
hall is 505
hall on -665
hall seats -888
hall will 274
hallway -826
hallway has 269
hallway on -537
hallway will -629
ham -640
hand -52
hand and -839
hand in -926
hand poured -658
hand soap -653
hand with 489
handbook -1248
handbook and -620
handed 43
handed out 37
handle -824
handled 147
handled by 127
handles -543
handling -709
handling your -667
handmade -929
handmade bags -602
handrail -631
hands -310
hands on -912
hands out 381
hang -75
hanging 242
hanging in 433
hangs 573
happened 1033
happened at 628
happened in 665
happened on 476
happens 317
happy -871
happy customers -658
happy hour -97
happy to -996
happy with -397
harassment 383
hard 431
hard stop -888
hard time 492
hard to 73
harder -151
harder than -151
hardware -622
hardware store -596
has a 302
has accepted -493
has agreed -703
has an -753
has approved -666
has arrived -473
has asked 371
has been 38
has changed 159
has closed 1063
has come -44
has completed -670
has decided 563
has delayed 316
has elected -350
has expired -803
has finished -459
has four -640
has gone -802
has grown -602
has helped 380
has its -685
has just -567
has left -141
has moved 67
has new -790
has no 456
has not 685
has opened 44
has over -468
has passed 399
has put 496
has raised -234
has reached -593
has relocated -337
has renewed -685
has room -749
has run -653
has served -828
has shipped -313
has shot -297
has six -770
has started -733
has taken 773
has ten -193
has the -387
has three -81
has to -531
has two -118
has your -619
hasn't -276
hasn't been -30
hasn't picked -66
hat -64
hats 31
haul -958
have a 224
have access -599
have added -745
have already 69
have an -666
have any 239
have arrived -1118
have asked -35
have been 489
have changed -966
have come 394
have decided -927
have enough -424
have expanded -318
have extended -507
have five -368
have found -33
have gone 240
have had -101
have helped -636
have increased -582
have it 42
have made 637
have more -594
have moved -770
have my 42
have new -708
have nine -573
have no 364
have not -68
have one -40
have only -628
have openings 377
have questions -859
have reached -705
have reduced -717
have sent -208
have some -638
have started 320
have stopped 406
have switched -341
have ten -267
have the -75
have their -769
have three 271
have time -620
have to -364
have two -846
have until -35
have updated -504
have worked -698
have you -303
have your -260
haven't -233
haven't been -179
haven't heard -615
having -69
having a 495
having the -592
hazing 744
he 1026
he asked 136
he been -509
he came 596
he can't -145
he didn't 446
he doesn't 358
he gets 885
he has 253
he hasn't -221
he is 464
he keeps 769
he knows 31
he left -192
he lost 841
he said 456
he was 108
he will 30
he won't 426
he'll 395
head count -532
head of -838
headcount 332
heading -34
headlights -374
headlights on -374
headline -925
headlines -668
headphones -868
headphones in -465
headquarters -1052
heads -464
heads up -80
headset -810
headshot -420
headshots -489
heals 929
health -363
health check -1037
health department 791
health insurance -783
health plan -769
healthy -616
hear -152
hear from -1112
hear it 253
hear what -361
hear your -522
heard 286
heard back -869
heard from 321
hearing 706
heart 41
heart attack 483
heart of -718
heart to 483
heartbeat -122
heartbroken 648
heartbroken to 400
hearts 287
heat -272
heat and -1014
heat in -892
heat included -793
heat up -698
heat will -1113
heater -28
heater is -663
heating -899
heating will -321
heats -807
heavy 320
hedges -725
held 432
held at 507
held for 303
held in -636
held on -1012
held over -496
hello -821
hello to -508
helmets 403
help -527
help at 332
help center -773
help desk -1065
help freelancers -490
help in -263
help of -559
help small -364
help us -869
help wanted -646
help with -56
help you -811
help your -742
help yourself -602
helped -1297
helped over -775
helped us -501
helpers -677
helping -635
helps 172
helps teams -660
helps us -664
helps you -774
her 971
her a -440
her advice -620
her car -69
her chair 49
her desk -603
her ex 691
her family 611
her husband 1338
her last -178
her mother -377
her name -60
her new -324
her on -287
her out 1123
her own 633
her parents 244
her sister -255
her the -426
here -270
here and -577
here anymore -22
here are -190
here at -646
here for -779
here in -665
here is -596
here next 463
here on -184
here the -432
here to -707
here until 411
here your -621
herself 531
hidden -764
high -484
high demand -812
high school 291
high winds -344
higher 156
higher than -587
highlighted -713
hijab 611
hill -904
him 1140
him on 482
him so 632
him to 666
himself 188
hip 690
hire orientation -909
hire paperwork -706
hired -1206
hired a -541
hired our -416
hires -468
hires attend -355
hires start -463
hiring -922
hiring a -760
hiring an -231
hiring bus -635
hiring line -798
hiring seasonal -674
hiring someone -346
his 1115
his car 692
his kids 728
his last 848
his legs 775
his mom 849
his mother 147
his name -331
his own 796
his parents 433
his son 695
his wife 1132
hit 681
hit a 556
hit and 670
hit on 228
hit reply -471
hit the 575
hits -101
hoa -956
hockey -666
hold -289
hold a -667
hold all -880
hold for -670
hold music -644
hold the 167
hold your -429
holding -525
holding auditions -564
holding the -124
holds -1124
holds up -708
hole 334
holes 399
holes and -847
holiday -442
holiday party -694
holiday schedule -1123
holidays -461
holidays and -532
holy -558
holy grail -558
home 527
home address -791
home and -93
home from 584
home has 197
home is 539
home office -886
home on -188
home page -653
home screen -817
home show -577
home this -929
home to 185
home today -713
home tomorrow -451
home two -599
home with 166
homeowners -982
homeowners association -636
homepage -751
homepage loads -164
homes -411
homes in -866
homework -464
honey -146
honored 23
hoodie -325
hook -295
hop -471
hop on -496
hope -903
hope to -647
hope you -667
hoped 578
horse -794
horses 619
hose -962
hoses -672
hospice 670
hospital 656
host 271
host a -565
host stand 346
hosting -889
hosting a -535
hosts 163
hot 122
hot sauce -523
hot water 169
hotel -545
hotel pool -525
hotline 742
hour -81
hour and -623
hour at -583
hour before -172
hour for 364
hour from 203
hour is 111
hour long -785
hour of 241
hour on -673
hour or -682
hour over -737
hour plus -473
hour starting -275
hour starts -894
hour this -584
hour to -597
hour with -495
hourly -53
hourly rate -820
hours -605
hours a -1240
hours ahead -750
hours and -474
hours are 739
hours at -1047
hours before -1293
hours begin -1394
hours every -546
hours for -51
hours from -583
hours in -597
hours late -845
hours left -776
hours monday 473
hours notice -524
hours of -552
hours on -796
hours per -585
hours start -782
hours starting 204
hours this -807
hours to -861
hours were 343
house 191
house and 637
house at -891
house has -499
house is 221
house next -694
house on 59
house this -598
household -1047
houses -797
housing 295
how -148
how did -632
how it -143
how likely -719
how long 286
how many -564
how to -1251
how was -665
how we -532
how you -604
hr 771
hr has 445
hr is -552
hr office -794
hr portal -679
hr system -614
hr will 726
hundred 303
hungry 241
hunt -650
hurricane 754
hurt 1321
hurting -471
husband 401
hvac -465
hybrid -606
i 386
i am 350
i asked 41
i can 327
i can't -162
i could -804
i couldn't -638
i do -890
i don't 470
i forgot -448
i found -393
i get 384
i got -88
i had -59
i have -241
i haven't 384
i just 281
i keep 355
i know 525
i learned -789
i left 189
i lost -497
i may 610
i missed -410
i need -251
i noticed -238
i passed -918
i read -784
i reported 590
i return -603
i run -759
i sent -859
i should 518
i still 375
i think -542
i thought 224
i want 723
i wanted -187
i was 434
i went -275
i will -121
i won't -386
i work -775
i would -663
i wrote -307
i'd 523
i'd like -64
i'd love -492
i'd rather 851
i'll 631
i'll be 118
i'll call -622
i'll get -638
i'll have -493
i'm 239
i'm a -609
i'm at -860
i'm away -476
i'm back 83
i'm currently -531
i'm excited -462
i'm following -354
i'm going -663
i'm happy -356
i'm in -304
i'm leaving -269
i'm looking -890
i'm not 587
i'm on -1092
i'm out -487
i'm pleased -271
i'm reaching -512
i'm running -609
i'm sending -868
i'm sorry 299
i'm taking -218
i'm told 615
i'm working -925
i'm writing -932
i've -251
i've added -663
i've attached -253
i've been 232
i've got -820
i've started 237
ice 262
ice cream -897
ice machine -809
iced -620
iced tea -366
id -1208
id and -550
id to -536
ideal 255
ideas -980
identification -984
identified 202
identity 382
idle 228
if a 282
if anyone 172
if anything -597
if i -105
if it -747
if my 431
if something -871
if the -181
if there -669
if they -633
if we -555
if you 476
if you'd -608
if you're -820
if you've -301
if your 381
ignore -556
ignore my -444
ill 471
illustrator -531
images 223
imam 1024
immediately 147
impacted 806
import -881
import failed -432
important -625
important to -528
impressed -523
improve -1025
improve our -437
improve their -687
improved -555
improvements -736
in a 335
in about -249
in accounting 124
in advance -1221
in after 31
in aisle -342
in all 713
in alphabetical -635
in an 24
in and -565
in any -752
in april -276
in at -852
in august -963
in banking -405
in bay 207
in bed 611
in before -896
in black -427
in block -611
in blue -608
in boxes 273
in building 348
in business -733
in by -449
in case 231
in cash -244
in charge -614
in ci -465
in cold -692
in congratulating -759
in customer -470
in december -904
in early -783
in effect 593
in eight -375
in emails -376
in every 172
in february -697
in five -650
in for -150
in force 423
in four -163
in free 438
in from -640
in front 125
in getting -362
in good -763
in grades -268
in half -698
in hall 216
in her 569
in high -652
in his 177
in house -767
in it 706
in january -154
in july 198
in june -218
in just -227
in last -200
in law -191
in less -1021
in lieu 590
in light -533
in line 320
in march -393
in may -368
in memory 617
in more -489
in my -531
in new -937
in next -352
in november -888
in observance -443
in october 470
in on -267
in one -757
in our 223
in pdf -834
in peace 444
in person 128
in pivot -463
in place 865
in production -590
in recovery 703
in red -611
in revenue -370
in room 741
in sales -595
in seconds -597
in seed -260
in september 78
in sets -626
in shipping -358
in since 475
in six -647
in sizes -207
in small -428
in spam -483
in stock -841
in stores -644
in ten -206
in that 655
in the 546
in their -891
in this -53
in three -664
in through -740
in to -60
in touch -455
in town -287
in training -870
in two 106
in under -1046
in unit -282
in use -805
in welcoming -520
in wheelchairs 715
in with -576
in without -662
in your 479
inactivity -689
inbox -1279
inbox by -511
inbox is -422
inch -1055
inch laptop -376
inches 122
incident 450
include -1083
include a -743
include some -405
include the -885
included -462
included for -1058
included in 132
includes -280
includes a -1071
includes all -677
includes five -853
includes four -815
includes lunch -598
includes one -743
includes unlimited -428
includes water -640
including -334
including tax -303
including the -186
inconvenience -968
inconvenience during -271
inconvenience this -467
incorrect -579
increase -1443
increase by -350
increase from -523
increase in -704
increased -1046
increased by -506
increasing -524
increments -515
individual 289
individually 428
indoors -691
industry -585
infant 333
infants 1031
infection 1085
info -861
inform -121
inform you 61
information -896
information desk -705
information in -415
infusion 1066
ingredients -665
injection -912
injuries 891
injury 314
ink -890
input -794
inquiries -384
inquiries within -384
inquiry -820
ins -209
ins are -850
ins welcome -655
inside -589
inside the -853
inspect -735
inspect all -417
inspect the -513
inspected -1131
inspection -1249
inspection is -686
inspections -608
inspections are -453
inspector -874
inspector will -588
install -759
install the -427
installation -769
installed in -842
instead -401
instead of -252
instructions -1250
instructions before -920
instructor -730
instructor will -444
insurance and -553
insurance card -888
insured -690
insured and -355
intake 349
intake form -651
integrates -440
integrates with -440
integrity -915
intended -850
interest -735
interested -745
interested in -590
intermission -1164
intern -722
intern accidentally -454
intern program -446
intern starts -779
intern will -576
internal -1084
internet -1068
interns -70
interns will -582
internship -982
internship program -589
interpreter 1116
interpreter will 811
interview -445
interview is -588
interview on -392
interview will -737
interviews -325
into 454
into a 299
into effect -837
into the 208
into this -579
into your -381
intranet -997
intranet is -205
introduce -611
introduce me -706
introduced 350
introducing -373
introduction -557
introductions -582
inventory -357
inventory is 382
inventory on -1073
investigating -80
investigation 555
investigation into 540
investors -974
invitation -808
invitations -766
invite -22
invite so -404
invite you -580
invited 355
invited to 55
invoice -952
invoice and -221
invoice date -391
invoice for -619
invoice has -211
invoice is 132
invoice number -712
invoice so -410
invoice we -571
invoice you -283
invoices -803
invoices and -381
invoices track -184
invoicing -537
involved 805
iphone -439
iron -817
is a -318
is about -117
is added -259
is aged -550
is all 97
is allowed -762
is almost -682
is always -518
is an 345
is anonymous -85
is approved -865
is april -393
is asking 71
is at 734
is attached -623
is attending -138
is available 324
is away 342
is back -394
is baked -193
is behind 222
is being -172
is below -795
is between -451
is booked -613
is broken -450
is built -316
is business -145
is by -392
is called -1068
is canceled 205
is capped -425
is changing -477
is clean -754
is close -564
is closed 26
is closing 452
is collected -719
is collecting -678
is coming -141
is complete -855
is completely -558
is confidential 176
is confirmed -541
is covered -693
is currently -975
is dead -990
is delayed -104
is delivered -470
is designed -602
is different -388
is disabled -811
is done -58
is down -389
is dry -302
is due -165
is easier -350
is empty -114
is end -752
is enough -428
is every 340
is expected -984
is failing -421
is final 219
is fine -668
is finished -477
is for 769
is four 73
is free -170
is friday -1047
is from 72
is fully -790
is gentle -471
is getting 495
is going -95
is gone 459
is good -676
is grilled -522
is growing -647
is half -957
is handmade -522
is hard 579
is here -913
is hiring -519
is holding -941
is hosting -661
is hot -633
is how -770
is important -576
is in -278
is included 25
is it -905
is jammed -718
is joining -361
is killing -629
is late 227
is left 402
is limited -1452
is live -409
is located -457
is locked -175
is low -741
is made -621
is mandatory 56
is may -649
is missing -383
is monday 142
is moving -90
is my 297
is named -205
is needed -613
is next 198
is no -224
is not 194
is november -372
is now -592
is number -1007
is off 727
is offering -483
is offline -552
is on 545
is one -771
is only 219
is open -62
is opening -647
is optional 410
is our -1232
is out -925
is over -275
is overdue -580
is paid -578
is perfect -374
is picked -775
is posted -1269
is postponed -342
is printed -45
is raising -115
is ready -1122
is really -52
is remote -606
is replacing -525
is required -1240
is reserved -26
is roasted -377
is safe -666
is saturday 449
is scheduled -131
is seeking -212
is september 553
is served 302
is set 729
is short -708
is showing -762
is six -644
is slow -354
is small -544
is so 268
is sold -587
is still -70
is stuck -963
is sunday 521
is suspended 43
is switching -936
is taking -203
is temporarily -718
is ten -1007
is the 36
is this -581
is three 445
is thursday 403
is to -441
is tomato -527
is tomorrow -495
is tuesday -706
is two 154
is unavailable -589
is under 89
is up -316
is valid -756
is very -964
is waiting -498
is wednesday -614
is wet -745
is what -901
is with 447
is working -94
is worse 625
is your -523
island -358
isn't 263
isn't working -892
issue -754
issue and 220
issue how -510
issue tomorrow -511
issue with -553
issued -213
issues -1145
it a -672
it again -366
it all 383
it and 563
it as -874
it at -604
it back -569
it be -753
it been 395
it before -804
it by 260
it can 343
it clean -444
it down -159
it easier -238
it easy -248
it expires -214
it for -1052
it free -688
it from 578
it happened -186
it has 199
it here -645
it if -773
it in -446
it is -241
it may 365
it my 433
it now 306
it off 92
it on -114
it only -764
it our -909
it raining -613
it rains -761
it requests -404
it should -565
it simple 356
it takes -550
it that 41
it this -883
it through 714
it time 100
it to -601
it took -608
it up -814
it urgent -633
it was -566
it will 196
it with -526
it works -491
it would 639
item -855
item is -338
items -1523
items are -879
items can -520
items in -759
items left -254
items to -675
items will -733
itinerary 241
its 633
its decision -565
its doors 279
its edge -828
its last 309
its own -140
its target -674
its way -1180
itself -725
ivf 590
jack -536
jacket -519
jacket for -406
jacket keeps -248
jackets -395
jam -1068
jammed -879
jammed again -283
january -325
january and 477
jar 349
jeans -1012
jersey 516
job 229
job and 543
job comes -780
job is -635
jobs 578
join -304
join me -638
join our -852
join the -164
join us -160
joined -669
joining -849
joining fee -332
joining the -415
joining us -603
joins -846
joins us -807
judge 389
juice 210
july -402
jump -715
jumped 26
june -289
june and 590
junior -43
junior graphic -641
junk -392
jury -340
just -470
just a -560
just ask -190
just checking -723
just following -494
just hired -326
just hit -570
just launched -514
just one -721
just opened -503
just passed -659
just posted -430
just released -336
just so -378
just three -422
just two -480
k -798
k with -496
karaoke -812
kayaks -477
kayaks can -536
keep 467
keep all -508
keep her 363
keep it -277
keep noise -476
keep our -392
keep the 203
keep them -542
keep your -248
keeping 627
keeps 638
keeps its -828
keeps you -451
kept 345
kept at 336
kept clear -660
kept on -573
key -910
key card -913
key for -618
key to -674
keynote -282
keynote on -819
keynote speaker -168
keynote starts -680
keys -692
keys are -831
keys at -263
keys in -861
keys when -439
kickball -592
kickoff 220
kickoff call -1106
kicks -862
kicks off -634
kid -653
kidney 233
kidneys 881
kids 927
kids and 292
kids are -224
kids can 382
kids have -529
kids menu -898
kids on 375
kill -985
kill the -369
killed -507
killed in 634
killed the -685
killer -831
killer deal -536
killer feature -398
killing -713
killing the -181
kills -782
kin 538
kind 316
kind of -394
kind to 76
kindergarten 651
kindly 140
kiosk -749
kit 280
kit is 434
kitchen 195
kitchen and 360
kitchen at -705
kitchen closes -1049
kitchen faucet -585
kitchen is 36
kitchen microwave -653
kitchen on -642
kitchen sink -869
kitchen staff 347
kitchen will 196
kits 855
kits are 855
knew 886
knife -72
knives 85
knock -75
knock before -708
knock on 462
knocked 184
know 54
know about -697
know by -1019
know how -93
know if -284
know that 384
know the -296
know what 421
know when 37
know who -455
know your -748
knows -137
knows where 31
lab -148
label -152
label printer -1221
label your -692
labeled 313
labeled with 492
labels 353
labor -387
labor for -320
ladder 715
ladies 351
laid 824
lake -556
lamp -1155
lamp and -436
lamp is -651
lamps -162
land 406
landing 77
landing page -779
landing pages -739
landlord has -70
landlord is -784
landlord will -564
landscaping -1054
landslide 505
lane -911
language 230
languages -1205
lanyard -103
lap -126
laptop 173
laptop and 248
laptop before -693
laptop charger -353
laptop is -513
laptop to -760
laptops 198
laptops on -566
large -675
large backyard -426
large conference -552
large pizzas -525
large print 496
large to -298
larger 82
larger than -446
largest -797
lasagna -961
lasagna feeds -493
last -156
last a -478
last about -582
last boat -492
last bus -637
last day 521
last email -400
last for -421
last month -529
last night 542
last page -445
last quarter -955
last season -633
last spring 467
last thursday 193
last time -333
last tuesday -704
last up -650
last weekend -616
last year -295
lasts -1431
lasts about -466
lasts around -809
late -179
late because 258
late checkout 242
late fee -763
late for 136
late on -687
late reply 208
late today -682
late tomorrow -714
late will -504
later -970
later than -715
later this -378
latest -1211
latest article -531
latest blog -338
latest update -150
latest version -108
launch -312
launch by -530
launch is -759
launch of -186
launched -993
launched a -430
launched on -358
launched our -573
launches -706
launches this -455
launching -1123
launching a -684
launching our -344
laundry -1000
laundry room -583
law -406
lawn -1044
lawn care -676
lawyer -44
lawyers -682
lawyers will -769
lay -98
layer -624
layout -626
lead 137
lead time -664
lead tours -738
leadership -121
leading -383
leads -654
leaf -627
league -780
leak -371
leak in -445
leaking -834
leaking again -480
learn how -659
learned -761
learns -626
learns your -573
lease -610
lease is -656
leash -1022
leasing -624
leasing office -624
least -1133
least one -414
least three -125
least two -359
leave -622
leave a -361
leave and 119
leave at -530
leave dirty -319
leave early 212
leave for -43
leave it 409
leave on 337
leave pending 370
leave the 194
leave their -472
leave until -346
leave us -697
leave your -980
leaves -837
leaves at -1319
leaves every -386
leaves from -123
leaves starting -537
leaving -317
leaving a -64
leaving now -258
leaving us 237
lectern -490
lecture -704
led -101
leds -404
left -272
left a 471
left at 114
left for -1028
left her -456
left in -437
left it 302
left of 311
left on -350
left our -664
left something -620
left the -437
left their -559
left to 419
left with -423
leftover -789
leftover pizza -383
leg -186
legal -1152
legal department -528
legal team -543
legs -528
lemon -782
lemon bars -475
lemon tart -280
lemonade -537
length -843
lenses -904
less 530
less effort -734
less for 406
less plastic -964
less than 389
less time -760
lesson -848
lesson free -386
lessons -968
lessons and -700
lessons are -797
lessons for -693
let 29
let go 954
let in -516
let me -1174
let others -597
let people -398
let the -174
let us -356
let you -1099
lets 549
lets you -672
letter 207
letterhead -704
letters -1187
letting 535
lettuce 223
leukemia 650
levee 543
level 166
levels 253
library -677
library books -626
library card -925
library closes -527
library has -535
library hours -828
library is -933
library open -620
library opens -889
library will -891
license -860
license and -677
license fee -586
licensed -709
licensed and -518
licenses -726
licensing -1079
lid -897
lieu 590
lieu of 590
life 122
life in 600
life support -747
lifeguard -660
lifeguard is -710
lifetime -509
lift 847
lift is -284
lifting 348
light and 200
light at -519
light bulbs -841
light in -655
light on -906
light rain -762
lighting 486
lighting in -978
lightning -614
lights 48
lights are -1065
lights in 91
lights off 363
lights on -148
lights were -398
lights when -850
like -371
like a -1202
like family -809
like her -903
like it 31
like one -593
like our -234
like the 59
like this 477
like to 344
like you 358
like your -507
liked -985
liked the -797
likely -719
likes -1080
lime -523
limit -529
limit your -483
limited 242
limited access -690
limited so -843
limited to -1369
limited warranty -409
limits 211
line 716
line and -643
line at -106
line cook -473
line cooks 205
line for -370
line is 654
line of -497
line on -69
line starts -694
line to 452
line will -651
lines -473
lines and 518
lineup -753
lineup will -753
link -714
link at -278
link below -401
link for -448
link in -241
link to -153
links -1065
links from -444
links in -546
links on -398
liquid -819
list 130
list for -343
list has 430
list in -408
list is -1224
list of 153
listed -1085
listed on -719
listening -684
listing 224
listing on -768
lists 646
little 422
little bigger -885
live 126
live in 193
live on 314
live stream -755
liver 286
lives -320
living 437
living in 166
load -351
loading -60
loading dock 164
loading the -275
loading time -356
loads -84
loads in -539
loan 440
lobby -177
lobby are -595
lobby at 436
lobby every -425
lobby is -858
lobby will -717
local -1026
local artists -384
local author -285
local bakery -238
local families -541
local milk -381
local products -430
locally -829
locally but -608
locally grown -282
locally sourced -555
located -776
located on -468
location in -547
location on -831
locations -869
lock 364
lock the -262
lockdown 713
locked -52
locked after -742
locked at 206
locker -454
locker should -766
lockers -972
locks 573
log 211
log in 111
logged -679
login -393
login attempts -446
login bug -450
login issue -477
logo -98
logo a -651
logo and -625
logo as -739
logo bigger -683
logo design -474
logo has -728
logo on -783
logo project -515
logo should -732
logo to -735
logo was -703
logo will -454
logos -655
logos for -458
long -191
long as -70
long weekend -583
longer -158
longer accept -751
longer available -1066
longer charge -844
longer in -885
longer on -635
longer than -107
longer with 233
longer work -588
longtime 107
look -526
look at 88
look for 165
look forward -428
look in -379
look into -577
look over -786
looked -400
looked at -741
looking -29
looking for 107
looking into -476
looks -318
looks like 264
loop -259
loose -556
lose 641
lose the 486
lose your 205
losing 176
loss 840
loss of 807
lost 939
lost a 905
lost and -1049
lost everything 736
lost her 786
lost his 821
lost my -376
lost or -410
lost our 657
lost power -710
lost the -159
lost their 720
lot -263
lot behind 31
lot by -623
lot is -1137
lot next -852
lot of -567
lot on -709
lot to -328
lot will -735
lots -536
lots of -470
loud -965
loud music -532
lounge -1063
love -1117
love to -561
love your -446
loved -478
loved the -609
loves -589
low 555
lower 636
lowered 340
lowest -252
loyal -411
loyal customer -411
loyalty -1015
loyalty card -655
loyalty program -764
luggage -990
luggage must -680
lump 872
lunch -178
lunch account -1174
lunch and -786
lunch break -434
lunch for -626
lunch from -887
lunch in -806
lunch is -1227
lunch menu -725
lunch on -41
lunch order -653
lunch so -659
lunch special -435
lunch will -1260
lunches 142
lunchroom -541
lunchtime -868
lung 481
lupus 740
lynching 610
machine -1579
machine and -663
machine has -653
machine in -390
machine is -937
machine on -568
machines are -646
machines on -815
machinists -673
made 35
made a -337
made by -727
made for -625
made fresh -386
made from -954
made in -505
made it -42
made of -514
made our -634
made some 459
made suit -356
made the 320
made to -761
made up -575
made with -939
magazine -795
mail 448
mail room -815
mailbox -725
mailboxes -284
mailed 298
mailed to 242
mailing -49
mailing address 92
mailing list -1114
main -549
main entrance -884
main gate -530
main hall 238
main lobby -647
main office -401
main on -466
main work -452
maintenance -460
maintenance on -937
major -957
major credit -425
make 437
make a -1062
make accounting -297
make an -857
make it 654
make one -602
make our -728
make sure -689
make the -199
make up -727
make your -946
maker 92
maker in -463
maker is -434
makes -184
makes it -747
makes the 43
makeup -1150
makeup before -736
making 671
making our -459
mall 375
man 265
man was 737
man who 530
manage 185
manage your -595
managed -474
management 81
manager -63
manager and 282
manager for -212
manager is -680
manager on -651
manager position -289
manager who -568
manager will -305
manager would -430
managers 499
managers must 217
managing -545
mandatory -168
mandatory for -213
manifest 626
manual -1084
manuscript -598
many -310
many of 488
map -660
maple -430
marathon -970
marathon route -736
march -278
march and 551
mare 685
mark -274
marked -1248
marked area -666
marked for -336
marked with -457
markers 295
market -291
market is -840
market on -753
marketers -703
marketing -1352
marketing budget -244
marketing calendar -278
marketing manager -155
marketing software -37
marketing team -742
marks 51
marks on 465
marriage 367
marshal 715
mary -734
mascot -772
mass -262
massage -44
massages -354
master -891
mat -713
mat is -330
match -169
match any -500
match donations -827
match the 337
matched -863
matches 375
matching -951
materials -915
maternity -304
math -746
matinee -1042
mats -1058
matters -390
matters to -580
mattress -803
mattresses -233
max -816
maximum -888
maximum of -515
may 139
may and 362
may be -385
may bring -80
may cause -412
may contain 611
may enter -654
may have 287
may i -784
may is -557
may leave 267
may look -650
may need 623
may not -1059
may now -875
may only -587
may pick 348
may request 40
may stay -708
may take 23
may the -23
may through -275
may use 463
may work -932
mayor -237
mayor will -733
me -34
me a -849
me and 536
me at 146
me before 278
me by 220
me if -179
me in -935
me know -1084
me off 646
me on -508
me the -1196
me to 133
me when -659
me your -1137
meal 814
meals 108
mean 198
means 576
means a -645
meant 293
meant for -450
mechanic -800
media -740
media for -440
media manager -837
medical -358
medium -781
medium and -736
meet 71
meet at -568
meet in 529
meet our -419
meet with -139
meet you 202
meeting -104
meeting are -417
meeting at -765
meeting below -408
meeting could -412
meeting every -559
meeting has -72
meeting is -230
meeting ran -836
meeting room -752
meeting rooms -791
meeting starts -883
meeting to 98
meeting today -685
meeting was 669
meeting will -1215
meeting you -672
meetings -26
meets 391
meets at -907
meets every -1167
meets in 42
meets on 503
member -166
member of -59
members 220
members get -467
members may 323
membership -335
membership at -429
membership fee -402
membership has -657
membership is -669
membership renews -603
memberships -1011
memory 998
memory care 590
memory of 617
men 543
men room -692
mention 71
mentioned -629
menu -362
menu features -87
menu is -1091
menu starts -412
menus 152
mess -546
message -1266
message and -311
message from -499
message in -478
message may -660
message to -629
messages -1189
messages are -462
messages from -505
messages in -510
met -586
meters -759
methadone 806
methadone clinic 723
mfa -732
mic -690
microphone 76
microphone when -363
microwave -1389
microwave after -465
microwave has -272
microwave in -462
microwave is -622
microwave on -310
microwave safe -465
microwaving -855
microwaving fish -636
mid -721
middle -472
middle of -35
middle school -210
midnight -432
midnight on -904
midnight to -738
might -765
migrated -754
migrating -907
migration -1361
migration is -642
migration to -419
migration with -288
mild -1215
mild medium -656
mile 428
miles -950
miles away -457
miles of -798
milk -1279
milk from -418
milk is -597
milk until -831
mill 788
million -1668
million in -628
million last -547
million packages -552
million people -829
million times -264
million views -252
mind -631
mini -987
minimum -1144
minimum at -480
minimum balance -436
minimum for -622
minimum of -518
minimum order -577
minivan -209
minor -853
minors 723
minute -622
minute call 228
minute safety -519
minute survey -700
minute to -449
minute wait -485
minutes -964
minutes after -886
minutes ahead -420
minutes and -839
minutes before -767
minutes behind -981
minutes each -625
minutes early -1097
minutes for 32
minutes from -749
minutes in 306
minutes instead -843
minutes last -796
minutes late -1391
minutes long -602
minutes of -656
minutes on -469
minutes or -580
minutes per -843
minutes this -313
minutes to -1268
mirror -916
miscarriage 577
misconduct 655
misconduct is 601
miss 425
miss our -655
miss the 306
miss you -765
missed -380
missed it -657
missed our 107
missed the -430
missed you -726
missed your -567
missing -539
missing a -724
missing dependency -410
missing from -471
missing two -418
mission -581
mistake -705
mistake in -367
mistake on -407
mix -755
mix up -349
mixer -191
mobile -258
mobile app -999
mobile groomer -523
mockups -791
mockups on -316
mode -806
mode is -725
model -73
model home -883
modern -939
module -426
molding -1192
mom 1308
moment -341
moment of 586
moment to -443
moms 662
monday 248
monday after -702
monday and 624
monday at -1385
monday because -842
monday for 292
monday in -557
monday may -879
monday meeting -871
monday morning -82
monday night 27
monday october -791
monday of -1280
monday or -784
monday so 292
monday the -814
monday through -1836
monday to -1288
monday weather -317
money 732
money back -642
money for 549
money to 592
money with -455
monitor -552
monitored -686
monoxide 946
month -129
month and -628
month at -609
month before -657
month book -1192
month free -859
month in 678
month invoice -200
month is -1109
month issue -607
month of -687
month plus -591
month rent -870
month the -767
month until -796
month we -1290
month with -894
month you -765
monthly -1081
monthly fee -299
monthly is -613
monthly newsletter -264
monthly pass -374
monthly statement -287
monthly statements -585
monthly team -190
months -658
months behind 669
mop -720
more customers -667
more days -547
more done -598
more for -847
more have -235
more options -138
more people -1112
more round 246
more than -1457
more time -892
more to -507
more weeks 275
more years -817
morning -233
morning and 846
morning at -663
morning because -642
morning but -554
morning check -785
morning crew -122
morning in 711
morning meeting -807
morning session -609
morning shift -1056
morning so -742
morning until -938
morning with -591
mornings -377
mortem -762
mortgage -234
mosque 749
most -26
most customers -1028
most days 442
most documents -394
most of 561
most people -761
most popular -763
mostly -82
motel 242
mother -157
motivated -452
mountain 307
mountains -550
move -331
move forward -751
move it 47
move our -383
move out -383
move the 162
move to -477
move your -973
moved 24
moved by -560
moved from -672
moved our -807
moved out -290
moved the 528
moved to -166
moved up 617
moved you -451
movers 74
movers will -511
moves -307
moves from -655
moves the 528
moves to -413
movie -933
moving -51
moving across -552
moving company -800
moving from -670
moving our -684
moving out -1097
moving the 320
moving to -255
moving truck -193
mowed -749
mowing -566
ms 746
much -217
muffins -906
mug -298
mug and -246
mug for -277
mug is 224
mugs -663
mugs are -440
multiple -583
multiple choice -583
murder 222
murdered -299
museum -82
museum cafe -724
museum costs -288
museum is -890
music -64
music after -406
music and 102
must -626
must attend -514
must be -300
must bring -411
must check 392
must complete 426
must contain -484
must fit -388
must go -887
must have -813
must include -420
must leave -636
must not -1163
must now -550
must pay -375
must sign -946
must stay 209
must stop 220
must submit -489
must wear -604
must weigh -680
mute -732
mute your -779
muted -651
my 280
my accounts 311
my application -612
my boss 736
my brother 452
my calendar -778
my camera 117
my car -196
my cell -830
my colleague -934
my dad 844
my daughter 700
my desk 50
my email -1045
my ex 631
my father 785
my first -952
my home -819
my hourly -691
my hours 554
my husband -29
my inbox -655
my job 670
my kid -183
my kitchen -864
my laptop -850
my last 48
my manager 306
my mother 319
my name -110
my new -743
my notes -363
my office -882
my order -895
my phone 143
my previous -771
my projects -563
my proposal -493
my quote -730
my real -566
my resume -623
my saturday -696
my shift -745
my son -110
my sponsor 376
my stapler -1061
my team 231
my time -321
my vacation 78
my wife 28
myself 702
mystery -693
mystery dinner -554
nail -684
nail polish -214
name 403
name and -154
name badge -417
name is -1048
name of -731
name off -732
name on -334
name tag -762
name to -342
named -343
named a -624
named one -497
names 1285
names in -965
names of 681
names on -697
naming -762
napkins -586
nationwide -546
natural -821
navy -844
nda -953
near 574
near the 509
nearby -428
nearby farms -385
nearest -891
nearest cent -414
nearly 450
necessary -873
need 589
need a 171
need access -847
need an -430
need help -513
need it 298
need more -71
need one 121
need someone -942
need the 666
need three -714
need to -730
need two -1511
need volunteers -768
need your -864
needed -672
needed by -789
needed for -962
needed to -774
needle 194
needles 972
needs 203
needs a -658
needs an -783
needs more -1047
needs our -711
needs someone 108
needs the 829
needs to -700
needs your -703
negotiate -619
neighbor -35
neighbor at -530
neighborhood -924
neighbors 57
network 197
network password -626
never 309
never be 577
never expire -948
new -848
new account -854
new address -80
new app -480
new arrivals -473
new badge -1013
new bike -348
new billing -337
new blog -278
new brand -391
new carpet -540
new ceo -676
new cfo -649
new chairs -996
new checkout -417
new clients -1083
new code -751
new coffee -925
new collection -884
new colors -385
new company -707
new copier -587
new crm -810
new customer -727
new customers -811
new debit -309
new design 84
new device -744
new director -753
new door 597
new dress -818
new email -525
new employee -1041
new employees -1247
new episode -563
new espresso -284
new exhibition -357
new expense -633
new fall -227
new feature -547
new features -861
new flavor -399
new flooring -492
new fonts -99
new forklift -410
new head -612
new hire 68
new hires -468
new homepage -226
new hours -713
new intern -496
new intranet -290
new job -755
new key -735
new line -682
new location -814
new logo -744
new look -490
new loyalty -324
new lunch -356
new mailbox -826
new management -857
new manager -504
new member -583
new members -981
new menu -800
new messages -365
new microwave -878
new mobile -373
new name -1059
new oat -324
new office -1047
new one -869
new ones -531
new online -182
new packaging -575
new parental -497
new parking -1025
new part -404
new partnership -355
new password -350
new patient -476
new patients -832
new payroll -709
new phone -1066
new photo -515
new piano -591
new playground -789
new podcast -535
new position -522
new post -544
new press -731
new projector -399
new projects -743
new release -794
new rewards -257
new role -556
new routes -588
new sales -402
new schedule -1044
new scheduling -584
new server -627
new shared -367
new showroom -382
new sign -993
new site -569
new skate -164
new software -202
new staff -813
new store -620
new students -810
new subscribers -445
new system -633
new tenants -430
new ticketing -204
new time -633
new treadmills -672
new treasurer -350
new vending -565
new version -672
new video -564
new warehouse -605
new website -943
new wing -645
new work -435
new year -448
newborn 460
newest -495
news 252
news and -856
news the -708
newsletter -1424
newsletter and -283
newsletter every -345
newsletter goes -392
newsletter has -615
newsletter is -432
newsletter now -570
newsletter to -511
newsroom 837
next -183
next available -1294
next board -405
next business -472
next day -884
next door -235
next friday -782
next issue -816
next meeting 108
next monday -815
next month -53
next quarter -528
next steps -303
next team -576
next thursday -1197
next to 595
next tuesday -1176
next wednesday -890
next week -1131
next weekend -801
next year -243
nice -1242
nicu 913
night 20
night and -552
night for -503
night is -1054
night shift 204
night trial -825
nightly -799
nights 357
nights and -900
nights in 455
nine 358
nine and -407
nine on -692
nine open -573
nine people 485
nineteen 716
ninety 777
ninety days 743
ninth 252
no 30
no access -751
no added -318
no agenda -627
no appointment 347
no band -369
no charge -458
no classes -839
no cost 476
no cover -942
no credit -607
no entry -824
no experience -739
no extra -1096
no food -808
no heartbeat -30
no heat 390
no joining -332
no later -701
no longer -91
no one 201
no outside -549
no parking -915
no questions 344
no refunds -885
no returns -796
no school -807
nobody 468
nobody has 158
nobody was -507
nobody will 659
noise -1471
noise complaint -869
noise down -497
noise to -259
non -653
none 52
none of 333
nonrefundable -725
noodles -369
noon 397
noon and 777
noon for -1141
noon on -114
noon so 262
noon to -136
noon tomorrow -856
noose 635
normal -1077
normal call -489
normal wait -418
north 41
north entrance 119
north parking -675
north side -859
northeast 354
not a -233
not accept -255
not accepted -583
not accepting -303
not adjust -423
not allowed -365
not arrive -482
not attend 77
not available -1217
not be 342
not been -197
not block -726
not click -365
not come 181
not drink 770
not erase -651
not exceed -1042
not feed -543
not fit -683
not for -633
not get 524
not give -707
not go -617
not heard 581
not in -57
not included -971
not leave -934
not make 689
not microwave -410
not move -655
not open -364
not park -691
not permitted 76
not prop -839
not ready 493
not reply -464
not required -602
not responsible -314
not run -628
not share 175
not speaking -303
not store -842
not take -536
not taking -322
not to -267
not touch -885
not use -252
not want 416
not work 103
not working -389
note -286
note and 411
note on 450
note taker -892
note that -595
note the -729
note to -591
notes -239
notes are -920
notes at -671
notes from -859
notes on -556
notes today -454
nothing 242
nothing else 278
nothing is 366
nothing more -600
nothing to 274
notice 241
notice before -532
notice but -696
notice to 437
noticed -571
noticed a -400
noticed your -238
notices 491
notices went 491
notifications -563
notified 605
november -1413
now -102
now a 215
now accept -724
now accepting -687
now and 503
now at -846
now available -39
now be -1128
now boarding -861
now book -491
now choose -298
now come -688
now comes -729
now costs -699
now covers -940
now deliver -676
now download -92
now easier -650
now for -354
now get -312
now half -823
now have -846
now hiring -824
now i'm 756
now in -1063
now includes 252
now live -873
now loads -584
now offer -851
now offering -638
now offers -890
now on 65
now online -454
now open -1301
now required 267
now scan -372
now sign -788
now so 305
now takes -541
now the -555
now to -772
now two 266
now under -709
now up -512
now use -242
now with -939
now works -589
now you -656
number 255
number and -932
number below -618
number in -547
number is 67
number of -198
number on 107
number one -642
number ready -597
number when -773
number with 307
numbered -769
numbers -315
numbers are 43
nurse 581
nursery 287
nurses 373
nursing 493
nursing home 485
o'clock -414
o'clock call -649
oak -690
oat -854
oat milk -724
obituary 824
observance -443
observance of -443
occasional -532
occasional travel -488
ocean -583
ocean view -583
october -477
october is 325
of a 426
of address -835
of all -322
of an 753
of any -160
of april -1203
of at -357
of august 664
of bed 591
of bookkeeping -441
of business -539
of chairs -822
of changes -882
of charge 427
of chocolate -361
of clean -194
of coffee -418
of combined -362
of custom -110
of customer -405
of day -143
of each -1523
of edits -696
of eight -592
of every -276
of experience -675
of february -578
of five -733
of flowers 590
of forty -742
of four -525
of gently -459
of glasses -424
of her 948
of high -416
of him 731
of his 587
of ice -515
of identification -668
of inventory -736
of it 661
of its 269
of ivf 471
of january -527
of june -1157
of keys -912
of kin 538
of last 425
of life 422
of local -542
of march -811
of marketing -391
of may 43
of me 208
of monday -781
of more -316
of moving -361
of my -390
of natural -734
of next -698
of november -510
of october -721
of office -466
of one -796
of opening -284
of operations -688
of order -1268
of orders -554
of our 681
of page -799
of paid -592
of paint -323
of palm -776
of paper -936
of parking -741
of people -305
of rain 223
of receipt -637
of respect 391
of revisions -778
of sale -702
of sales -702
of schedule -610
of service -187
of seven -335
of silence 884
of six -428
of snow -588
of social -322
of staff -49
of stock -505
of storage -630
of teacher -637
of ten 139
of the -109
of their 143
of them 226
of these -601
of this -584
of three -124
of tickets -351
of time -607
of today 183
of toner -583
of town -226
of travel -265
of tuesday -787
of two -216
of up -655
of us 1010
of use -610
of water 752
of what 229
of work 373
of you 237
of your 148
off 343
off all -68
off and 246
off at -109
off by -1094
off during -874
off for 48
off from -853
off in -296
off is -547
off on -448
off request -397
off the -68
off their 58
off this -1078
off thursday -477
off today -1464
off until 207
off when -719
off with -137
off without 469
off your -1234
offer -253
offer a -1031
offer and -352
offer competitive -300
offer dental -496
offer free -743
offer is -697
offer on -555
offer refunds -739
offer yoga -626
offer you -839
offered 378
offering -1342
offering a -651
offering free -448
offers 367
offers a 238
offers free 381
office -363
office and 372
office at -874
office before -709
office by 508
office chairs -1115
office closes -25
office dog -711
office from -825
office has -340
office hours -360
office in 42
office is 590
office manager -751
office microwave -809
office needs -558
office next -707
office on -1479
office opens -647
office plants -427
office three -581
office tomorrow -794
office until -1121
office use -493
office will -244
office with 121
officer -284
offices -1175
offices are -609
offices will -784
offline -58
offsite -195
oil 138
oil change -483
ok 627
okay 305
old -24
old for 598
old in 238
old man 694
old office -514
old one -343
old printer -588
old software -275
older 197
olive -1002
olive oil -895
on a 262
on again -867
on all -828
on animals -762
on any -503
on anything 263
on april -1092
on arrival -605
on at -692
on august -726
on average -191
on back -423
on bag -528
on balconies -712
on both -523
on call -1093
on camera -260
on christmas 291
on customer -707
on day -381
on deaf -724
on december -725
on digital -460
on display -585
on during -226
on duty -228
on email 266
on every -849
on experience -604
on february -771
on file 362
on fire -500
on floor -543
on floors 290
on foot -617
on for 387
on friday 74
on hand 639
on hands -721
on her -176
on his 62
on hold -631
on how -389
on in -791
on it 820
on its -1288
on january -793
on july -1093
on june -180
on leave 123
on life -747
on line 140
on links -482
on low -184
on luggage -796
on march -951
on may -866
on monday 158
on most -579
on my 50
on new -452
on next -609
on november -726
on october -1121
on one -912
on ones 324
on order -1001
on orders -501
on our -404
on oxygen 606
on page -39
on parental -582
on parking -661
on remote -666
on request -1548
on row -432
on sale -1157
on september -1197
on site 227
on street -528
on sunday -40
on tap -879
on that -204
on the 194
on their -388
on this -65
on three -721
on thursday -129
on time -883
on to -822
on tomorrow -745
on track -457
on trains -568
on tuesday 260
on two -367
on us -801
on vacation -1065
on view -661
on wednesday -548
on weekdays -1049
on weekends -1067
on your -125
onboarding -1052
onboarding checklist -178
onboarding time -580
onboarding video -282
once -321
once a -598
once opened -724
once the -1087
one app -655
one bag -382
one bedroom -737
one business -444
one carry -528
one child -591
one click -374
one dashboard -350
one day -218
one defective -608
one drink -249
one flyer -530
one for 563
one form -678
one free -885
one guest -578
one hour -924
one in 551
one is -630
one marketing -37
one minute 213
one month -1043
one more -151
one of 328
one on -92
one out 425
one page -984
one pair -506
one parking -651
one place -685
one platform -495
one should 669
one size -915
one small -561
one stone -461
one through -840
one was 141
one way -498
one week -987
one will 109
one with -59
one year 547
ones -322
online -184
online and -885
online booking -354
online by -1030
online course -422
online form -781
online in -788
online or -785
online orders -615
online portal -481
online shop -930
online store -681
only -224
only a -601
only authorized -619
only be -502
only cruelty -327
only four 217
only fresh -481
only get -732
only good -663
only have -659
only in 161
only no 52
only one 259
only open -716
only please 616
only take 435
only takes -838
only the 540
only three -727
only to -702
only today -321
only two -1001
only when -452
onto 113
open -108
open a 453
open again 51
open an -984
open and -706
open at -104
open during -605
open enrollment -674
open every -982
open for 228
open from -1070
open house -438
open in -616
open it -431
open late -865
open monday -648
open office -744
open on -1419
open our -281
open positions -705
open rate -636
open source -606
open the -1498
open thursday -939
open tickets -693
open to 122
open tuesday -637
open two -573
open until -1187
open wednesday -664
open weekdays -314
open with -732
open your -443
opened -343
opened a -630
opened an 295
opened our -537
opening -1626
opening a -383
opening and -681
opening at -784
opening for -334
opening hours -526
opening of -355
opening on -491
opening our -666
opening the -472
opening was -50
openings -541
openings for 102
openings left -772
openings on -505
opens -209
opens again -618
opens at -86
opens for -790
opens in -512
opens its 123
opens next -768
opens on -99
opens saturday -676
operate -659
operated -566
operating 238
operation 299
operations -762
operators -1049
operators only -586
opinion -827
opinion matters -522
opt -703
opt out -703
option -833
option every -399
optional 696
options -830
options by -228
or a 84
or by -529
or drink 380
or drinks -751
or exchanged -514
or exchanges -555
or less -732
or more -1476
or shine -712
or stolen -295
or text 650
or the -712
or wednesday -527
or you -715
orange -1213
order -517
order a -380
order and -422
order arrived -317
order at -628
order before -745
order by -844
order enough -227
order for -896
order has -801
order in -563
order is -223
order number -1162
order of 260
order online -789
order to -560
order total -357
order until -310
order was -787
order when -41
order will -944
ordered -1352
ordered and -321
ordered the -284
ordering -1143
orders -1142
orders are -1104
orders for -896
orders over -843
orders will -562
org -386
organic -881
organic cotton -575
organization 366
organized -1150
orientation -477
oriented -558
oriented and -709
original -910
original receipt -255
orphan -859
orphaned -1090
osha 845
other -141
other side -801
other thursday -829
other tuesday 109
others -24
otherwise 452
ounce 49
ounce bags 344
ounces -815
our -567
our accountant -552
our accountants -673
our ad -123
our ads -547
our agency -910
our agents -792
our annual -946
our apologies -669
our app -1328
our average -853
our award -302
our bake -996
our bakery 246
our bank -907
our bar -871
our bed -690
our benefits -553
our best 51
our bestselling -318
our biggest -840
our bikes -355
our billing -790
our blog -887
our book -1067
our booking -787
our bookkeeping -717
our bookstore 204
our booth -781
our boutique -841
our branch -847
our brand -734
our bread -786
our brewery -589
our business -776
our busy -229
our cabinets -381
our cafe -546
our cafeteria -706
our call -1285
our candles -596
our careers -670
our carpets -207
our cashier 582
our catering -652
our cfo 148
our chairs -709
our charity 259
our chatbot -466
our checkout -655
our cheddar -605
our cheese -563
our chef -752
our cleaners -707
our cleaning -621
our client -213
our clients -689
our clinic -849
our coffee -715
our cold -585
our colleague 818
our company -1313
our conference -759
our consultants -680
our contact -644
our cost -419
our costs -211
our course -558
our coworking -375
our crew -850
our crm -464
our current -819
our customer -932
our customers -199
our daily -873
our dance -831
our dashboard -684
our daycare -649
our delivery 393
our dental -370
our design -849
our designer -532
our designers -203
our developers -922
our dining -623
our distribution -797
our dog -72
our donors -663
our downtown -247
our driver 309
our drivers -694
our editors -1021
our electric -503
our electricians -726
our email -803
our emails -781
our employee -836
our engineers 207
our escape -280
our espresso -335
our event -234
our eye -588
our fall -803
our families -109
our family -605
our farm -422
our fee -740
our firm -1164
our first -440
our floor -338
our florist -693
our flyers -943
our followers -965
our food -1077
our founder 377
our free -1166
our fundraising -581
our furniture -312
our gallery -628
our gift -552
our goal -879
our grand -457
our growing -515
our guest -852
our guide 82
our guided -573
our gym -304
our hair -596
our handmade -602
our head -95
our help -964
our hiring -469
our holiday -953
our honey -406
our hotel -962
our hotline 595
our hourly -623
our hours -783
our house 543
our ice -431
our intern -708
our interns -926
our invoice -350
our invoicing -388
our kayaks -536
our keynote 209
our kitchen -1379
our landlord -313
our largest -638
our lasagna -609
our last -1035
our latest -972
our laundry -500
our lawyers -564
our legal -500
our library -557
our list -756
our live -486
our locations -458
our logo -1053
our longtime 107
our lunch -690
our mailing -1109
our marketing -1016
our mattress -732
our mattresses -668
our meeting -1139
our menu -521
our minimum -575
our mission -278
our mobile -1039
our monthly -706
our morning -728
our most -920
our movers -688
our moving -920
our name -554
our neighbors -518
our new -908
our newest -485
our newsletter -962
our next -998
our offer -503
our office 424
our offices -825
our old -208
our onboarding -658
our one -617
our online -1127
our open -993
our opening -344
our outdoor -445
our own -902
our packaging -961
our page -281
our patio -1136
our peach -253
our pet -355
our pharmacy -395
our phone -703
our phones -621
our photographer -297
our platform -1003
our plumbers -704
our podcast -902
our pottery -770
our prices -864
our pricing -480
our privacy -635
our produce -883
our product -967
our products -861
our program 22
our project -551
our rates -913
our real -636
our realtor -541
our receptionist 319
our restaurant -63
our ribbon -806
our roofers -434
our sale -593
our sales -943
our salon -1040
our scheduling -825
our second -633
our senior -815
our seo -440
our service -752
our shipping -894
our shop -1146
our short -485
our sister 561
our site -755
our small -736
our social -624
our software -625
our son 857
our speaker -881
our special -785
our sponsors -312
our spring -1118
our staff -154
our stand -780
our starter -834
our starting -778
our store -222
our stores -966
our students -80
our studio -683
our stylists -693
our summer -293
our supplier 244
our support -1027
our survey -555
our system -683
our systems -354
our target -597
our tasting -451
our tax -593
our tea 323
our team -1063
our technicians -745
our terms -786
our theater 167
our third -501
our thoughts 522
our three 65
our time -670
our tomatoes -452
our tool -725
our tools -990
our top -482
our translation -394
our translators -201
our travel -655
our trivia -580
our trucks -943
our tuesday -126
our tutors -142
our two 436
our updated -695
our van -165
our videos -267
our violin -496
our volunteers -848
our warranty -320
our web -800
our webinar -597
our website -217
our wedding -598
our weekly -916
our wine -745
our work -570
our workshop -660
our yoga -663
ourselves -911
out 297
out a -478
out after 60
out and -255
out at -139
out because -470
out before -1033
out but 198
out by -154
out every -734
out for -337
out from 565
out front -153
out in -53
out next -641
out now -466
out of -267
out on -108
out our -622
out so 558
out the 32
out this -407
out to 446
out today 378
out until -455
out when -670
out with -283
out your -563
outage -975
outage earlier -239
outdoor -818
outdoor seating -444
outing -697
outing is -735
output -729
outside 123
outside food -549
outside of -535
outside the 320
oven -1107
oven to -387
over -158
over a -723
over and 612
over because 729
over for 789
over lunch -763
over my -609
over on -640
over the 94
over your -501
overdose 1052
overdue -887
overhead -587
overlooks -561
overnight -276
overnight and 290
overnight so 45
overtime -977
overtime in -317
owe -745
own -520
own cup -417
own life 923
own mug -726
own start -298
own supplies -311
owned -1005
owned and -596
owned plumbing -228
owner 477
owners 234
owners must -527
oxygen 838
oz -437
paced -501
paced environment -357
pack -709
pack up -518
package -20
package includes 164
package is -815
package was -1011
package weighs -1109
package will -517
package with -822
packages -189
packages last -717
packaging -977
packaging is -442
packed -767
packed by 122
packet 660
pads -23
page -555
page is -404
page long -463
page of -744
pages -1397
pages that -362
paid -271
paid by -883
paid faster -427
paid for 47
paid leave 156
paid on -745
paid online -645
paid sooner -330
paid time -515
paid vacation -781
pain -192
paint -1209
paint their -277
painted -159
painted over -592
painted this -748
painters -81
painters come 253
painters will -613
painting -1300
painting will -317
paintings -809
paints -820
pair -837
pair of -837
pairs 472
palette -821
pallet -954
pallet jack -536
pallets -1192
pallets and -592
pallets in -562
palm -776
pan -537
panel 415
panels 72
panic 156
pantry 512
paper 157
paper and -393
paper statements -890
paper to -624
paper towels -960
paper tray -563
paper will 315
paperback -651
paperless -1363
paperless billing -624
paperless in -704
papers 225
paperwork -584
paperwork is -501
parade -179
parade float -509
paragraph -471
parcel -854
parcel has -595
parcel is -477
parcels -894
parent -724
parent teacher -476
parental -929
parental leave -929
parents 457
parents are 709
parents to -941
parish 737
park -900
park and 151
park behind -841
park from -468
park here -332
park in -1397
park on -1033
parked -307
parked in -508
parking -790
parking and -589
parking fee -457
parking garage -57
parking in -869
parking is -337
parking lot 140
parking on -695
parking pass -476
parking passes -860
parking permit -796
parking permits -1013
parking plan -514
parking space -972
parking spaces -861
parking spot 322
parking spots -779
parking will -540
part -162
part for -323
part has -522
part in -471
part of 671
part time -985
participants -1001
parties -1226
parties of -508
partner 108
partner will -705
partners -706
partnership -453
partnership with -453
parts -1215
parts and -387
party -460
party is -50
party of -415
party on -889
party starts -798
party theme -457
pass -340
pass at -707
pass for -642
pass is -826
pass locally -351
pass the -81
passed 94
passed away 680
passed my -783
passed over 947
passed the -1272
passenger 200
passengers -55
passes 111
passes are -1315
passionate -783
passionate about -783
passport -212
passport and -447
password -1256
password expires -295
password for -686
password has -530
password is -1005
password must -621
password will -339
past 276
past due -435
past the 512
pasta -595
paste -941
pastor 567
patch -689
path -308
patience -593
patience during -518
patience while -574
patient 423
patient with -826
patients 504
patients on 156
patio -69
patio is -874
pause your -384
paused -1056
paving -904
pay a -438
pay and -621
pay annually -694
pay by -875
pay for 215
pay is -662
pay no -634
pay on -478
pay stubs -811
pay the 90
pay with -949
pay your -616
payable -1000
payable within -703
paycheck 631
payday -695
paying -575
payment -489
payment by -708
payment for -672
payment information -701
payment is -546
payment method -697
payment of -1072
payments -351
payments and -366
payments are -376
payments for -468
payroll 180
payroll provider -587
payroll system -445
payroll will -216
pays -910
pays for -631
pdf -57
peace 388
peacefully 728
peach 78
peak -841
peanut 473
pediatric 902
pen -956
penalty -500
pending 194
penny -662
pens -1086
people -50
people are 739
people can -828
people for -823
people go 484
people have -639
people in -218
people on 398
people pass -527
people person -483
people signed -821
people this -173
people to -412
people who -343
people with 790
people you -550
per -493
per box -735
per child -964
per click -419
per customer -922
per day -840
per employee 212
per family -740
per hour -1358
per minute -518
per month -1208
per night -1089
per passenger -528
per person -802
per student -658
per week -804
per year 35
percent -79
percent less 373
percent off -1018
perfect -892
perfect for -507
performance -1057
performance review -547
performance reviews -255
performing -873
performing scheduled -398
period 36
period ends -1217
permission -1122
permission slip -339
permit -560
permit application -359
permit is -624
permit office -784
permits -928
permits are -662
permitted -185
permitted on 209
permitting -1018
person -852
person and -213
person to -459
person who -824
personal -1208
personal deliveries -224
personnel -640
pet -679
pet sitters -355
petition -620
petition to -504
pets -1321
petty -643
petty cash -643
pharmacy 530
pharmacy drive -395
phased -623
phases -523
phone -61
phone at -44
phone before -632
phone calls -272
phone number -297
phone orders -795
phone system -1102
phone tree -101
phone us -644
phone you 244
phones -328
phones before -710
phones during -408
photo 71
photo booth -873
photo exhibit -979
photo for -515
photo id -499
photo is -194
photo page -989
photo session -714
photo shoot -782
photographer -1079
photographer for -332
photographer has -297
photographer is -568
photographer will -513
photographers 226
photographs 61
photography -1237
photos -119
photos and -635
photos are -858
photos have -663
photos will -732
piano -1283
piano in -711
pick 191
pick a -801
pick up 347
picked -146
picked by -810
picked up 154
picks -784
picks up -646
pickup -234
pickup at 376
pickup is -537
picnic -1390
picnic is -754
picnic until -374
picnic will -596
picture -245
picture day -894
pictures 132
pictures will -581
pie -730
piece 350
pieces -1029
pies -894
pigeons -499
pill -34
pillows -1030
pills 821
pin -947
ping -925
pink 579
pipe -788
pipeline -578
pitch -691
pivot -463
pivot tables -463
pizza -1110
pizza in -413
pizza on -496
pizzas -650
pizzas for -525
place 328
place and -162
place at 143
place from -645
place in 84
place next -671
place on -657
place the -730
place to -287
place until 598
placed 24
placed before -709
placed on 558
placement 394
places -547
places to -497
plan -585
plan at -377
plan by -739
plan for -286
plan from -906
plan includes -755
plan is -772
plan now -997
plan on 42
plan to -571
plan will 543
plane -187
planned -543
planned to 677
planner -919
planner is -535
planning -434
planning to -345
plans 130
plant 464
plant a -24
plant is -260
plant will 744
planted -23
plants -1419
plants are -242
plants on -379
plaque 617
plastic -49
plastic bottles -291
plastic free -549
plastic in -897
plate -564
platform -195
platform brings -307
platform for -495
play -1307
played -727
player -368
players 73
playground 347
playlist -1155
plays -1023
please accept -512
please add -51
please allow -1116
please answer 36
please approve -889
please arrive -547
please ask -1007
please avoid 226
please be -47
please book 34
please bring 99
please bury -298
please call 390
please cancel 334
please carpool -554
please change 222
please check -243
please choose -270
please clean -865
please clear -411
please close -696
please collect -308
please come -46
please complete -1001
please contact -803
please copy -268
please cover 612
please delete -372
please deposit -297
please do -391
please don't 234
please donate 189
please dress -315
please email -885
please empty -701
please end -558
please enter -646
please excuse -112
please expect -536
please fill -693
please find -825
please finish -726
please fix -493
please fold -580
please get -902
please give -61
please go -624
please hand -356
please hang -579
please have 164
please help -595
please hold 57
please ignore -537
please inform -850
please introduce 37
please join 178
please keep -148
please kill -369
please knock -624
please label -836
please leave -604
please let -1009
please limit -483
please list 204
please lock -381
please make -1121
please mark -544
please move 250
please mute -358
please note -801
please open -819
please order 287
please pack -740
please park -834
please pay -1206
please pick 195
please plan -565
please print 215
please provide -712
please pull -743
please put -872
please rate -455
please read 222
please recycle -616
please refill -600
please refrain -701
please remember -789
please remove -176
please renew -306
please reply -435
please report 51
please respond -540
please restart -419
please return -505
please review -888
please ring -654
please rinse -531
please round -688
please route 596
please rsvp -929
please sanitize -511
please save -336
please see -229
please send 145
please set -260
please share -816
please show -540
please sign 542
please silence -670
please sit 559
please speak -702
please stack -625
please stand 27
please start -706
please stay -319
please stop -802
please store -680
please submit -712
please switch -425
please take -608
please tell -929
please tip -435
please turn -1130
please update 226
please upload -288
please use 110
please vote -588
please wait -990
please walk 391
please wash -311
please water -737
please wear 188
please welcome -737
please wipe -528
please write -1093
pleased -901
pleased to -901
pleasure -764
pleasure to -423
plenty -722
plenty of -722
plot -158
plots -573
plots available -644
plug -644
plug in -679
plug it -489
plugged -368
plugged in -368
plumber -1017
plumbers -704
plumbers are -704
plumbing -842
plumbing company -228
plus -941
plus tax -564
plus tips -331
plus travel -574
pm -1223
pm and 111
pm at -239
pm because -611
pm call -569
pm during -558
pm et -656
pm for -751
pm in 419
pm on -1253
pm to -1054
pm today -681
pm tonight -949
pm training -396
pm will -380
pm with -227
po -747
po number -747
pocket 111
pockets -864
podcast -1080
podcast comes -361
podcast episode -522
podcast has -853
podcast is -699
point -486
point of -821
points -1487
points are -484
points per -617
points will -532
poison 343
police 546
policy -57
policy goes -586
policy has -505
policy is 308
policy on -562
polish -262
polish dries -214
poll -676
pond 441
pool -471
pool closes -630
pool is 256
pool opens -1065
pool will -1215
popcorn -901
popular -978
popular demand -628
popular plan -466
porch 474
port -810
port on -573
portal -1318
portal by -411
portraits -747
position 171
position as -405
position has 725
position is -113
position of -316
position pays -501
positions 569
positions are -677
positions in 381
positions will 705
positive 303
possible -884
possible to -269
post -487
post a -543
post about -164
post explains -703
post got -652
post office -629
post on -708
posted 166
posted by 274
posted in 87
posted on -1359
poster -897
posting -543
postpone -567
postpone the -733
postponed -911
postponed to -676
postponed until -696
postponing -374
postponing the -374
posts 716
posts in 400
pot -687
potatoes -729
potluck -291
pottery -781
pottery class -605
pottery workshop -842
pound -518
pounds 150
pounds are -744
pour -477
poured -810
power 429
power button -315
power for -632
power this -670
pr -801
practice -972
practice has -682
practice is -724
practice on 20
prayer 898
prayers 874
pre 73
pre orders -427
preapproval -931
preapproved -931
preapproved for -810
precision -906
prefer 660
preferences -1099
preferences for -743
preferred -878
preferred the -487
pregnancy 651
pregnant 603
premises 381
premium -542
prepaid 418
prepared -888
prescription 248
prescription glasses -552
present 55
present their -660
presentation -1200
presenter -523
presenting -699
presents -753
president -1082
press on 347
press release -672
press the -667
pressure 240
prevention 304
preview -1076
previous -1045
previous email -771
price -636
price appetizers -542
price by -677
price in -301
price increase -702
price list -619
price of -47
price on -602
price war -654
prices -1635
prices are -712
prices by -609
prices in -388
prices on -635
prices will -813
pricing -1027
priests 736
principal -939
print 451
print and 700
print jobs -563
print shop -704
printed 393
printed on 400
printer -496
printer is 450
printer needs -653
printer on -885
printing -224
prints -932
prior -559
prior to -590
priority -1038
prison 747
privacy -293
privacy policy -876
private -22
private event -837
private events -1093
private party -824
prize -500
pro -542
problem -1093
problem with 121
problems -321
process -800
process faster -459
processed -1155
processed the -608
processes -814
processing -326
procurement -703
produce -250
produced -438
product -473
product comes -133
product demo -620
product is -682
production every -676
productivity -637
products -509
products are -878
professional -597
profile -327
profile and -581
profile is -1205
program 426
program for 393
program is 274
programs -568
progress -1048
prohibited -186
project -554
project is -929
project manager -365
project two -271
projector -1366
projector in -524
projector remote -707
projects -916
projects in -521
projects this -360
prom 558
promise 121
promise to -717
promo 174
promo code -516
promoted -676
promoted to -676
promotion -491
promotion to -750
promptly -646
promptly at -646
proof 141
proof of -1195
proofread -990
proofread your -337
prop -924
prop open -688
prop the -743
properties -719
property -215
property at -598
property is -272
property manager -625
property tax 189
proposal -1235
proposal and -506
proposal is -566
proposal this -263
proposals -638
proposed -524
prosthetic 834
protection 22
protection officer -488
protective 491
proud -905
proud to -824
provide -310
provide a 177
provided -54
provided for 350
provider -497
provider in -587
provides -550
provides school -431
pt -761
pta -152
pto -1058
public on -1010
publish -194
published 119
pull -229
pull request -614
pulled 714
pulled a 742
pump 570
pumpkin -856
punch -715
punched 783
pupils 723
puppy -718
purchase -981
purchase of -571
purchase order -646
purchases -1006
purchases over -581
purchasing -675
purposes -728
push -80
push our -704
push the 429
pushed -689
pushed back -555
pushed to -187
put 499
put a 218
put down -839
put in 814
put our 539
put the -434
put this -760
put together -933
put up -685
put your -957
puts -666
putting 128
putting it -463
q -944
q a -743
qa 181
qa team 408
quake 446
qualify -673
qualify for -673
quality -1053
quality and -402
quality purposes -472
quarter -557
quarter of -606
quarter revenue -416
quarter sales -296
quarterly -867
quarterly numbers -511
quarterly report -756
quarters 123
question -1328
question about -717
question is -557
questionnaire -816
questionnaire before -605
questions -391
questions about -741
questions and 138
questions before -470
questions for -398
questions to -862
queue -37
queue is -781
quick -190
quick call -651
quick reminder -286
quickly 213
quiet -386
quiet room 430
quietly 31
quilt 237
quilts -346
quit 248
quiz -601
quote -1328
quote is -251
quotes -1012
rabbi 1109
race -273
race condition -562
rack -1088
rack are -581
rack behind -644
racks -843
radiation 1045
radio -783
raffle -999
raffle is -697
raffle tickets -621
rain -653
rain or -583
rainbow 664
rainbow bridge 664
raining -613
rains -761
raise -678
raise in -391
raise their -323
raised -348
raised our -671
raised over -407
raised the -673
raises 155
raising -421
raising my -691
raising our -1000
raising the -987
ramp 809
ramp is 733
ran 293
ran a -511
ran an -664
ran out 196
ranch -428
rang 509
range -795
rate -1027
rate from -513
rate is -909
rate the -528
rate us -798
rate your -493
rated -1000
rates -1005
rates are -676
rates will -986
rather 984
rather not 501
rather than 36
rating -980
reach 601
reach me -646
reach our -707
reach out -703
reach the 303
reached -89
reached by -573
reached our -481
reached the 801
reaches -471
reaching -585
reaching out -585
read email -744
read every -397
read our -422
read the 140
reader 184
readers -1172
readers will -657
ready 594
ready and -617
ready at -984
ready by -819
ready for 316
ready in -1243
ready on -978
ready to -513
ready when -805
real -566
real estate -1186
really -104
realtor -825
realtor will -825
rear -275
rear door -570
rear entrance -806
rear lot -392
reason 883
reason to 535
rebranding -669
rec -427
recall 844
recalled 933
receipt -1442
receipt for -436
receipt is -245
receipt to -293
receipts -923
receipts are -800
receipts by -409
receipts for -699
receive -895
receive a -74
receive their -398
received -223
received a 575
received after -598
received and -568
received by -660
received the -880
received your -106
receiving 43
receiving this -619
recent -490
recent pay -413
reception -465
reception and -858
reception at -729
receptionist -853
receptionist is -596
receptionist to -507
receptionist who -584
receptionist with -612
recipe -81
recipient -845
recital -696
recital will -313
recognized 287
recommend -1183
recommend a -449
recommend our -582
recommend us -768
recommended -905
recommended for -649
reconciliation -867
record -612
record and -84
record your -474
recorded -654
recorded because -412
recorded for -522
recording -174
recording of 80
records -776
records show 372
recovery 602
recovery test -651
recruiter -245
recruiter will -245
recycle -824
recycle your -151
recycled -626
recycled plastic -386
recycling -76
recycling bin -850
recycling bins -605
red -329
redesign -771
redesigned -637
redesigned our -470
reduce 254
reduced -977
reduced our -577
reduction 884
refer -420
reference -843
reference number -810
references -925
referral -1056
refill -595
refill the -442
refilled 219
refills -821
refrain -706
refrain from -706
refrigerated -608
refrigerator -1154
refrigerator by -314
refrigerator will -426
refund -86
refund of -836
refundable -669
refunded -853
refunds -1088
refunds after -680
refunds on -462
refunds or -406
refuse -812
refuse service -679
regarding your 233
region 531
regional -328
regional manager -901
regions -418
register -760
register for 265
register on -834
register starts -897
registered -737
registered for -792
registers -714
registration -1502
registration ends -591
registration fee -596
registration for -647
registration is -590
registration opens -420
regret -407
regret that -602
regret to 61
regular -20
rehab 640
rehearsal -1064
rehearsal was -464
rehearses -585
rehearses every -481
relapsed 892
relay -833
release -458
release is -437
release notes -746
released 289
released a 407
released on -882
relief 991
relocated -429
relocated to -429
relocating -778
relocating to -560
rely -618
rely on -618
remain -422
remain closed -347
remaining -197
remains 252
remarks -703
remember 563
remember to -988
remembers -602
remembers your -602
reminded -708
reminder -1081
reminder that -557
remodel -469
remodeling -813
remote -674
remote is -327
remote with -418
remote work -784
remotely -901
removal -706
remove -42
remove all 168
remove the 57
remove your -976
removed -632
removed from 409
removes -701
renew -921
renew automatically -338
renew it -486
renew on -689
renew their -511
renew your -828
renewal -925
renewal on -421
renewals 278
renewed -175
renewed for -851
renews -906
renews automatically -438
renews next -577
renews on -518
renovated -454
renovated and -332
renovation -967
renovations -876
rent 307
rent a -714
rent and 392
rent at -1077
rent includes -556
rent is -779
rent on -605
rent to 783
rental -258
rental car -711
rental is -785
rentals -641
rented -688
rented by -345
rented for -850
renters -534
reopen 241
reopen at -519
reopen on -644
reopens -577
reopens on -448
reorganized -574
reorganized the -499
rep 432
rep will -313
repainted -763
repair -1392
repair the -427
repair will -553
repaired -411
repaired on 422
repaired this -740
repairs -226
repairs are -270
repairs on -812
repairs until -413
repaved -757
repaving -871
replace -867
replace the -671
replace your -636
replaced -554
replaced the -708
replaced this -538
replaced with -352
replacement -974
replacement part -820
replacing -899
replacing our -330
replacing the -959
replies -926
replies may -727
reply -974
reply all -873
reply by -710
reply to -672
reply with -500
reply within -729
replying -734
replying to -654
repo -817
report 280
report any 213
report attached -704
report before -681
report for -657
report is 445
report should -463
report shows -643
report to -1181
reported 129
reports -934
reports and -502
reports are -632
reports by -350
reports in -175
reports of 941
representative -712
representative will -781
reproduce -419
reproduce the -504
request 149
request a -109
request and -641
request for 451
request has -1267
request to -727
requested 185
requests -510
requests at -137
requests by -784
requests for -588
requests must -509
requests per -444
require -1183
require a -495
required -747
required for -909
required in -669
required to -145
requirements -418
requires -1293
requires a -654
reschedule -568
reschedule our -476
rescheduled -752
rescheduled the -711
rescheduled to -713
research 340
resend -521
resend the -575
reservation -336
reservation for -462
reservations -1109
reservations are -475
reserve -1240
reserve a -591
reserve the -521
reserve your -550
reserved -346
reserved for -683
reset -743
reset the -295
reset your -288
resident -431
residents -361
resistant -715
resolved -914
respect 330
respect for 391
respond -1221
respond to -789
respond within -653
response -1068
response time -543
responses -857
responsibility -899
responsible -850
responsible for -850
rest 102
rest of 736
restart -603
restart the -459
restart your -387
restarting -560
restarts -652
restaurant -662
restaurant has -666
restaurant is -1068
restaurants -710
restaurants and -414
restocked -611
restored -888
restored at -413
restraining 707
restraining order 707
restriped -433
restroom 372
restroom on -470
restrooms -23
restructuring 739
results 260
results are 453
results in -1107
results of -715
results will -650
resume 164
resume and -671
resume on -732
resumes -766
resurfaced -671
resurfacing -824
resurfacing until -676
retention 354
retire 330
retired 593
retired on -463
retirement 491
retiring 45
retreat -204
retreat is -757
retreat next -487
return -566
return all -744
return by -372
return it -686
return on -673
return the -96
return to -708
return your -800
returned -754
returned by -623
returned to 208
returned within -395
returns -1181
returns are -326
returns for -580
returns is 181
returns on -518
returns process -496
returns without -238
reusable -319
reusable cup -319
revenue -1306
reverses 514
reverses diabetes 514
review -328
review and -509
review by -531
review has -380
review is -630
review it -501
review of 355
review on -671
review the -997
review your -656
reviewed -217
reviewed the -693
reviewed your -694
reviewing 247
reviews -96
reviews begin -393
reviews will -803
revise 73
revised -1207
revised contract -187
revised our -703
revisions -985
reward -266
reward points -266
rewards -481
rewards program -458
ribbon -122
ribbon at -937
ribbon cutting -951
ride -579
riders -452
rides -238
riding 756
right -346
right after 31
right away -801
right now -1153
right plan -310
right to 115
rights 396
ring 45
ring the -802
rink 383
rinse -378
rinse your -531
ripe -676
ripens -562
rising -380
rising costs -358
risk 268
river 290
road -185
roast -853
roast is -350
roasted -839
roasted in -374
robbed -487
robbed at -71
robot -651
robot vacuum -488
rock 220
role -213
role is 544
role of -363
roles 550
roll 441
roll over -969
rolled -506
rolled out -506
rolling -537
rolling out -395
rollout -864
rolls -724
roof 415
roof came 206
roof deck -734
roof off 391
roof repair -532
roof will -550
roofers -434
roofers offer -434
roofs 368
rooftop -730
room -68
room and 567
room at -907
room b 245
room before 382
room can -523
room for -794
room fridge -585
room has 195
room in -509
room is -879
room microwave -467
room on 276
room please 142
room service -400
room this -298
room to -919
room until 179
room will -574
room with 92
roommate -215
roommates -194
rooms -119
rooms and -1009
root -605
rope -222
rose 404
rose by -652
rough -550
rough draft -613
roughly -733
round 212
round of -160
rounded -448
rounds 156
rounds of 328
route 515
route setting -906
route will -736
router -552
routes -890
routine -557
row -490
rows 269
rsvp -1105
rsvp by -757
rug -409
rug is -416
rule -93
rules -1077
run -257
run a 225
run every -766
run for 212
run from -483
run on 442
run out -512
run small -497
run starts -797
run the -1083
runners -586
running -480
running a -958
running about -879
runs -412
runs at -457
runs every -408
runs for -379
runs from -708
runs through -779
rush -791
sad 285
safe -225
safe for -215
safety -416
safety glasses -470
safety video -724
said 764
said goodbye -68
said he 772
said that 551
sailing -626
salad 239
salad is -626
salary -853
sale -339
sale ends -1073
sale for -498
sale is 333
sale items -266
sale monday -889
sale on -752
sale raised -465
sale starts -907
sale system -702
sale this -841
sale until -187
sales -1394
sales are -606
sales department -632
sales figures -242
sales manager -384
sales rep -313
sales report -705
sales tax -423
sales team -446
salmon -979
salon -302
salon is 117
salon uses -419
salsa -596
salt -832
same 203
same as -692
same day -1495
same great -539
same since -599
sample -959
sample sale -462
samples -1172
sandwich -756
sandwiches -69
sandwiches are -663
sanitize -511
satisfaction -1111
satisfaction is -469
saturday -137
saturday and 414
saturday at -252
saturday between -572
saturday for -573
saturday from 86
saturday in -693
saturday june -267
saturday may -859
saturday morning 36
saturday mornings -959
saturday night -914
saturday pottery -756
saturday shift -29
saturday so -389
saturday with -450
sauce -1131
sauce is -815
sauna -775
sauna is -471
save -1411
save an -383
save us -332
save your -527
saved -1050
saved our -331
saves -921
saving -869
savings 43
savings account -717
saw -150
saw a -418
saw it 366
saw your -533
say 749
say goodbye 936
say hello -705
say that 252
say the 366
saying 53
saying goodbye -64
says 640
says he -321
says i 706
says no 587
says the 352
says we 481
scale -907
scale at -683
scan 617
scan to -372
scanned -687
scanner -1198
scanner at -502
scanners -792
scared 353
scarf 399
scattered 618
scene -72
scenes -764
schedule 272
schedule a -851
schedule for -591
schedule is 26
schedule takes -876
schedule your -436
scheduled -190
scheduled for -246
scheduled maintenance -773
scheduled to -173
schedules -828
scheduling 399
scheduling app -513
scheduling software -602
scheduling tool -572
scholarship 423
school -49
school at -300
school band -593
school board 181
school gym 57
school has 862
school is -509
school office -789
school on -354
school play -880
school supplies -431
school will -21
science -754
science fair -620
science museum -288
scissors -1072
scissors back -425
score -659
screen 274
screen in -1164
screens 327
screws -901
script -436
sculpture -819
sculptures -886
sea -470
search -442
search function -436
season 277
season is -752
season on -897
seasonal -978
seat -326
seat has -363
seat in -326
seat is -850
seat on -512
seat you -1039
seated -509
seated at -554
seating -505
seating chart -787
seating is 275
seats -185
seats and 160
seats are 721
seats in -747
seats left -630
seats up -818
second -296
second floor -232
second interview -572
second location -484
second monday -602
second monitor -701
second quarter -608
second shift -204
second show -334
second signature -649
second tuesday -755
second week -864
second yoga -380
seconds -1032
seconds on -201
section -819
security -795
security deposit -365
security desk -658
security training -944
see -312
see a 63
see how -310
see it 586
see our -553
see the -219
see them -683
see three -472
see us -705
see what -597
see you 469
see your -881
seed -562
seed funding -260
seed round -683
seeing -782
seeing you -218
seeking -737
seeking a -849
seeking an -192
seen 791
seen in 568
seizure 508
seizures 773
select -769
selected 228
selected is -691
selection -878
selections -444
self 22
self evaluation -523
self starter -319
sell -1469
sell out -1072
sell your -618
seller -497
seller has -407
sellers -823
selling -316
sells -641
semester -227
seminar -1078
send 165
send a -1021
send it -1029
send me -865
send over -807
send someone 161
send the 262
send us -1106
send you -889
send your -945
sender -955
senders -437
sending -372
sending it -621
sending me 272
sending you -563
sends 192
senior -1448
senior accountant -212
senior backend -388
senior center -774
senior developer -257
senior partner -616
seniors -46
seniors on 457
sent -196
sent a 213
sent back -336
sent by -654
sent home -632
sent on -619
sent out -725
sent over -483
sent the 169
sent to -178
sent you -634
sentence -1013
seo -442
seo audit -440
separate 328
september 99
serial 166
serial number 166
serious -142
seriously 327
serve -403
served -242
served at 733
served from -1103
served in -585
served local -476
server -506
server died -534
server is -676
server migration -508
servers -951
servers tonight -430
serves -21
service 57
service charge -469
service delivers -394
service desk -745
service elevator -845
service for 721
service from -1004
service is -500
service on -1189
service to -892
service until -1037
serviced -997
serviced before -478
serviced this -518
services 951
services are 581
serving -330
servings -849
servings per -652
session -966
session has -565
session is -217
session lasts -279
session on -666
session so -568
session will -404
session with 133
sessions -1057
sessions are -412
set 349
set for 230
set of -1119
set the -244
set to -944
set up 195
sets -950
sets of -626
setting 102
settings -1013
settled -680
settlement 932
setup -969
seven 374
seven and 299
seven days -1017
seven years -585
several 24
several of 612
sex 579
sexual 592
shade -962
shades -757
shake -464
shaken 368
shampoo -762
shampoo is -364
share -27
share it 475
share mockups -316
share that -134
share the 270
share your -1288
shared -537
shared calendar -682
shared drive -813
shared folder -448
shared folders -290
shared the 488
shared with -906
shared workspace -699
shares -663
shares her -481
sharing -895
sharp -1482
sharp from -472
sharpened -646
she 571
she asked 530
she been 574
she came 755
she can't 623
she doesn't 586
she had 730
she has 215
she in -537
she is 397
she leaves -42
she left -223
she on -167
she told 491
she took 833
she wants 21
she was 1334
she would 168
shed -755
sheet -1224
sheet for -421
sheet is -472
sheets -274
shelf -233
shelf of -721
shelter 436
shelter needs 622
shelters 709
shelves 319
sheriff 681
shift -219
shift at -917
shift ends -236
shift gets -445
shift is 183
shift on -461
shift schedule -595
shifts 666
shifts through 532
shine -712
ship 36
ship in -911
ship on -695
ship the -665
ship to -1182
shipment -1373
shipment is -418
shipment of -703
shipments -1064
shipped -93
shipped and -201
shipped over -552
shipping -192
shipping is -1618
shipping on -652
shipping your -177
ships -1037
ships four -385
ships in -335
shirt -1175
shirt size -575
shirts -965
shoe -465
shoes -294
shoes before -722
shoes on -770
shoot -1018
shoot has -417
shoot the -529
shooter 1201
shooter training 775
shooting 260
shooting on 932
shop -207
shop does -51
shop has -765
shop is -1362
shop needs -684
shop on -189
shop today -1332
shop will -320
shoppers -379
shopping -749
shopping cart -235
shopping with -619
shops -746
short -1260
short by -528
short call -416
short notice -273
short survey -414
short two -656
shortage -1046
shortage of -386
shortened -733
shortly -1117
shorts -608
shot -989
shot in -496
shot more -297
shots -257
should -242
should arrive -544
should be -371
should call 943
should get 527
should go 102
should have -1202
should know 259
should not 764
should park 299
should read -950
should report -791
should send -771
should sign -361
should stay -1074
should take -899
should tell -493
should use -1034
should we -1028
should wear -782
show -587
show for 341
show has -572
show in -701
show is -662
show on -378
show opens -318
show starts -252
show the -254
show this -598
show up -963
show you -661
showed 490
shower -357
showers 358
showing -817
showing new -191
showing the -609
shown -225
shown on -590
shown to 563
showroom -534
showroom on -346
shows 66
shows how -412
shows which -570
shows you -655
shut 187
shut down 86
shut off -498
shut the 201
shuts 181
shuttle -952
shuttle leaves -644
shuttle to -605
sick 239
sick beats -504
sick of -793
side 316
side effects 353
side entrance -179
side of -578
sides -1100
sidewalk -36
sidewalks -837
sight 670
sign -510
sign and -486
sign for -715
sign in -1480
sign is -803
sign it -675
sign language 659
sign off -801
sign the 529
sign up -238
signal -1209
signature -1068
signature on -436
signatures -822
signed 58
signed by 552
signed contract -808
signed for -149
signed note -524
signed permission -442
signed the 391
signed up -1147
signing -917
signing up -390
signing with -452
signs for -420
silence 228
silence will 594
silence your -670
silent -129
silent auction -769
silver 42
simple -85
simple for -481
simple to -427
simpler -717
simpler to -336
simplified -799
simplified our -535
simplify -405
since 322
since friday 364
since he -116
since january 358
since last 74
since spring -43
since sunday 635
since the 842
since tuesday -323
since we 38
sing 126
single -367
single charge -379
sink -1287
sink in -692
sister store -704
sisters 1067
sit 522
sit in 252
sit with 135
site -227
site for 93
site has -637
site is 225
site visit -500
site was -453
sits -360
sits in -70
sitters -355
sitters are -355
sitting -332
six 41
six and -430
six guests 791
six hours -613
six minutes -683
six months -780
six new -711
six or -564
six people -257
six weeks -349
six years 234
sixty -531
size -198
size by 326
size chart -605
size for -650
size of -834
size to -485
size up -812
sizes -198
sizes are -697
sizing 685
skate -679
skate park -286
skeleton -607
skeleton crew -705
skills -714
skin -664
skip 102
skip the 321
sleep 244
sleeping 452
sleeping in 988
sleeps -648
sleeps in 898
sleeps six -537
sleeve 119
sleeves 717
slide -846
slide deck -848
slides -1107
slides by -521
slides from -350
slideshow 288
slightly -984
slip -729
slip by -339
slipped 563
slippers -623
slogan -1211
slot -35
slot is -666
slots -574
slow -365
slow this -51
slow website -612
slowly -515
slowly and -466
slur 899
small -434
small batches -463
small business -870
small businesses -535
small but -638
small companies -441
small farm -464
small for -812
small team -145
small teams -449
smaller 52
smart -488
smart casual -430
smoke 286
smoke detector -514
smoke detectors -919
snack -1196
snack bar -752
snack machine -432
snacks -1117
snacks in -615
snow -1339
snow day -739
snow removal -537
so 146
so bring -615
so come -945
so don't -391
so each -883
so expect -291
so far 104
so give 321
so i -50
so i'd 437
so i'll 596
so i'm -58
so it -432
so keep -849
so many -646
so much -671
so my 39
so no 701
so our 118
so please 529
so replies -487
so sorry 206
so take -550
so that -1019
so the -171
so watch -541
so we -475
so we're -277
so we've 179
so you -225
soap -1266
soap is -463
sober 938
soccer -206
soccer opens -390
soccer team 105
social -1150
social media -692
sock -762
soda -885
soda machine -502
sofa -809
soft 164
soft launch -654
softball -571
softball team -77
software -961
software for -608
software helps -209
software in -275
software integrates -423
software is -725
software makes -309
software saves -347
software update -860
sold -455
sold in -476
sold out -866
solid -974
solid through -228
solved -697
some 81
some of -309
somebody -589
somebody left -594
someone 183
someone cover 142
someone from -588
someone has 293
someone is -405
someone left -482
someone needs -212
someone please -143
someone take -138
someone to -1124
someone who -168
someone will -410
something 232
something in -620
something with -604
sometime -390
somewhere 251
son 618
son has 466
son is -91
song -720
soon -1352
soon as -626
sooner -144
sorry -956
sorry about -395
sorry but -732
sorry for -546
sorry i -906
sorry our -485
sorry that -488
sorry the -793
sorry this -550
sorry to 387
sorry we -800
sorry we're -746
sorry your -449
sorted -1043
sound -588
soup -1084
soup is -557
soup of -403
source -606
sourced -555
sourdough -970
south 224
soy -735
space -330
space for -517
space has -430
space heater 400
space in -367
space is -810
spaces -1089
spaces marked -391
spam -1086
spam folder -363
spare -750
spare laptop -353
speak -271
speak at -514
speak slowly -335
speak to -59
speak with 60
speaker -946
speaker has -586
speaker is -434
speaker lineup -753
speaker will -746
speakers 61
speakers on -482
speaking -828
speaking at -552
speaks -432
special -266
special is -867
specialist -907
specialize -571
specialize in -571
specials -939
speech -706
speed 299
speeds -613
spelled -795
spelling -765
spelling of -656
spend -1217
spent 192
spice -679
spin -990
spin class -960
split -550
split bills -194
split the -494
sponsor 195
sponsor the -364
sponsoring -723
sponsors -806
sponsors we -312
sports 344
spot 235
spots -289
spots are -906
spots left -144
spray 783
spread 955
spreadsheet -1008
spreadsheet by -732
spreadsheet is -672
spreadsheet with -252
spreadsheets -590
spring -603
spring break -718
spring catalog -256
spring collection -631
spring concert -919
spring menu -232
sprint -649
sprint ends -477
squad -313
square -1029
square feet -815
stabbed 151
stack -592
stack the -382
stadium 20
staff 433
staff are -659
staff can 172
staff event -701
staff is 137
staff may -740
staff meeting -1398
staff member -843
staff must 412
staff on -791
staff only -846
staff survey -741
staff through 467
staff training -768
staff use -627
staff will 66
staffed -910
staffing -704
stage 60
stages -1243
staging -562
stairs while -307
stairwell -660
stakeholder -686
stall 714
stamps 153
stand 251
stand for 41
stand on 41
stand opens -1065
stand up -331
standard -1006
standing -284
standing desk -634
stands -335
standup -317
standup is -622
stapler -1714
star -712
star review -468
stars -1160
stars on -651
start 88
start at -600
start monday 576
start next -915
start of -902
start on -1176
start the 269
start time 318
start with 376
started -361
started a -399
started in 338
started this -802
starter -496
starter plan -834
starting 106
starting at -862
starting january -974
starting monday 363
starting next -884
starting november -537
starting this -814
starting today -844
starting tomorrow 180
starting wage -630
starts -278
starts at -187
starts here -897
starts in -772
starts june -671
starts monday 249
starts next 173
starts november -318
starts on -956
startup -22
startups -769
startups to -600
state 322
statement 27
statement by -539
statement is -1058
statements -795
states 100
station -34
station is -906
stations -820
status -106
status in -793
status meeting -682
stay 78
stay at -569
stay for -619
stay in 367
stay is -885
stay on 362
stay open 248
stay with -328
stayed -593
staying 521
staying at 369
staying with -251
stays open 238
steal -468
steam -827
steam room -602
step 291
step out 476
steps -249
steps to -446
sticker -556
stickers -1153
sticks -966
still 171
still has -763
still have -226
still in 372
still need -891
still needs -659
still on 591
still open -790
stir -826
stock -1170
stock in -355
stock until -618
stockroom -80
stolen 188
stolen items -295
stone 128
stool -530
stop -211
stop at -643
stop by -162
stop the 189
stop to -844
stop working 395
stopped -287
stopped eating 600
stopped for -808
stopping -671
stopping by -373
stops -717
stops away -381
storage area -784
storage for -742
storage is -504
storage units -674
store 35
store closes -728
store has 307
store in -1108
store is -94
store manager -933
store on -1199
store will -967
store your -354
stored 521
stored in 564
stored on -625
stores 162
stores and -265
stories -481
storm -95
storm of -998
story -169
story hour -870
straight -522
strawberries -563
strawberries are -563
strawberry -172
stream -909
streamlined -538
street -628
street parking -622
street sweeping -590
streetlights -519
streetlights on -519
streets -810
stress 244
stretch -642
strobe 778
stroke 34
strollers -733
strong -849
struck 973
struck a 890
structure 311
stubs -811
stuck -379
stuck in 100
student 101
student discount -741
student was 255
students 297
students have 568
students must -514
students raise -323
students were 738
students who 581
studio 332
studio is -565
study 1024
stutter 856
style -804
style guide -364
styles -671
stylist -811
stylists -877
stylists are -452
subject -700
subject lines -533
subject to -748
submission -861
submissions -665
submit -786
submit a -384
submit all -221
submit their -489
submit your -602
submitted -729
submitted by -643
submitted through -549
submitting -636
subscribe -536
subscribed -304
subscribed to -304
subscribers -928
subscribing -207
subscription -984
subscription at -713
subscription has -488
subscription renews -333
subscription will -447
substitute -919
subway -575
success -770
success thanks -50
successfully -958
sudden -482
sugar 329
suggest -1096
suggestion -876
suggestion box -876
suggestions -769
suicide 797
suit -242
suit will -473
suitable 284
suitable for 311
suitcase -710
suite 115
suits -639
summary -530
summer -891
summer break -370
summer camp -624
summer hours -737
summer internship -430
summer menu -847
summer party -653
summer sale -851
sun -992
sunday 601
sunday afternoons -866
sunday and -848
sunday at 298
sunday august -518
sunday between -733
sunday evening 641
sunday from -445
sunday morning -636
sunday night 132
sunday of -1281
sunglasses -818
sunglasses are -818
sunlight -875
sunscreen -1067
sunset 1076
superintendent -142
supervisor 299
supplement 488
supplier -136
supplier for -392
supplier has -688
supplies -618
supplies for -431
supply -940
supply closet -610
support -183
support is -438
support team -752
support ticket -756
support tickets -823
supports 190
supposed 94
supposed to 94
surcharge -1212
sure -1144
sure that -482
sure to -148
sure your -476
surgery 1068
surrounded 754
surrounded by 754
survey -1578
survey about -222
survey and -116
survey before -537
survey by -494
survey closes -494
survey is -777
survey takes -147
survivors 882
suspect 532
suspended 492
suspicious -541
swap -741
swapped -688
sweater -322
sweeping -959
swept -499
swept on -499
swim -329
swim is -423
swim lessons -667
swim meet -412
swim team -55
swimming -812
swing 187
switch -1226
switch off -424
switch to -374
switched -741
switched on -526
switched to -532
switches -175
switching 351
switching to 409
symbol -519
synagogue 688
sync 86
syndrome 745
system -369
system goes -721
system is -1006
system makes -44
system on 345
system this -488
system will -1042
systems -521
t 255
t shirt -716
tab -870
table -784
table at -469
table by -655
table for -261
table in -587
table is -733
table on -176
table when -563
tablecloths -714
tables -1045
tables and -338
tables are -338
tables on -577
tablet -950
tablets -554
tabs -393
taco -866
taco truck -761
tacos -1151
tag 119
tag is -542
tagline -768
tags 91
tailor -949
tailor is -470
tailor made -356
take -297
take a -444
take about -288
take calls -239
take care -542
take cash -588
take down -106
take it 382
take longer -821
take my 119
take notes -1119
take off 223
take on -471
take one -794
take over -407
take part 61
take place -827
take the -166
take two -809
take up -275
take walk -684
take your -865
taken -86
taken at -487
taken by -27
taken next -484
taken off 52
taken on -965
taken over 593
taken to 405
takeout -692
taker -970
takes -698
takes a -731
takes about -756
takes an -437
takes effect -1102
takes exact -281
takes less -511
takes only -395
takes place 42
takes six -658
takes two -625
takes you -508
taking 123
taking a 197
taking it 703
taking new -763
taking over -910
taking pre -427
taking the -241
talk 148
talk about -527
talk to -120
talking 45
talking about 669
talks -435
tall -692
tall for -265
tank -715
tap 97
tap water 424
tape 409
taped -594
taped to -433
taproom -828
target -1188
target by -391
tart -280
tasks -650
taste -861
tasting -779
tasting room -587
taught -779
taught by -256
tax -787
tax bills -740
tax help -347
tax return -444
tax season -585
taxes -621
taxes done -365
taxes on -113
tea 105
tea is -542
teacher 126
teacher conferences -828
teacher has -446
teacher training -772
teachers 201
teaches -167
teaches you -167
teaching 781
teal -43
team -334
team and 608
team answered -586
team are -735
team as -386
team building -1080
team can 124
team closed -749
team files -225
team for -470
team got -737
team grew -483
team has -674
team in 642
team is -651
team lead -758
team lunch -757
team meeting -1079
team member -616
team needs 269
team of -375
team photo -803
team shipped -1041
team should -508
team sync -1002
team the -532
team this -695
team together -417
team was 576
team will -161
team with -479
teams 200
teams of -559
teams will 535
tech -122
tech support -786
technical -800
technical problem -444
technician -1381
technician will -550
technicians -796
technicians wanted -283
teeth -506
teh -68
tell 417
tell me -758
tell the -64
tell them 224
tell us -1021
tell you 626
teller 377
telling 117
temp 762
temperature -804
template -1135
template for -627
templates -751
temple 722
temporarily -1071
temporarily out -899
ten 213
ten days 183
ten dollars -882
ten minutes 34
ten on 72
ten people -778
ten speeds -420
ten to -586
ten years 94
tenant 218
tenant in 341
tenants -895
tenants must -567
tennis -528
tennis courts -516
tent -385
tenth -631
term 43
terminal -1219
terminal and -647
terminated -646
terms 89
terms and -650
terms of -622
terrace 247
terrace is -684
test 133
test and 236
test environment -702
test of -656
test on -762
test passed -988
test results 377
test suite -561
test the -878
tested 169
tested on -921
tested positive 785
tested the -549
testers -625
testers for -516
testimonials -546
testimonials from -408
testing -843
testing a -452
tests -1083
tests pass -351
text 415
text by -521
texting -691
texting to -437
texts -198
than -318
than a -671
than ever -688
than expected 184
than five -1085
than normal -898
than the 671
than three -420
than two -758
than usual -985
thank -196
thank our -618
thank you -451
thanks -656
thanks for -262
thanks to -987
that a 651
that all -782
that caused -326
that convert -315
that day 389
that fits -361
that he 471
that i -97
that i've -418
that is -851
that it -639
that lasts -668
that nobody -80
that our -198
that she 1102
that the 137
that there 433
that this 292
that was 396
that way 231
that we 191
that we're -437
that we've -679
that you 300
that your -1003
the accident 771
the account -437
the accounting -1010
the ad 302
the address 426
the adoption 419
the adult -122
the afternoon -1192
the agenda 95
the agent 63
the agreement -1037
the air -740
the airport -526
the aisle -133
the alarm -456
the all -121
the angel -647
the animal -978
the annex 82
the anniversary 590
the annual -912
the anonymous -201
the apartment -1203
the api -759
the app -770
the appendix -699
the application -503
the aquarium -738
the archive -492
the area 109
the arm -561
the art -1041
the article 361
the atm -637
the attached 444
the attachment -753
the attack 733
the auction 211
the audio -833
the audit -899
the auditorium -915
the average -692
the baby 218
the back -183
the backpack -777
the backup -585
the badge 223
the bagels -378
the bake -1404
the bakery 226
the balance 342
the ballpark -754
the ballroom -668
the band -1066
the bank -217
the banner -879
the banquet 271
the bar 117
the barn 576
the basement 119
the basics -400
the bath -818
the bathroom 21
the batteries -645
the battery 428
the beach -394
the bell 573
the best -738
the beta -418
the big -876
the biggest -543
the bike -663
the bill -817
the billing -798
the bin -691
the biopsy 711
the birthday 35
the black 272
the blade 126
the bleeding -713
the blender -647
the blind -447
the blinds -737
the block 631
the blog -454
the blood 318
the blue -102
the blueberry -639
the board -280
the boardroom -568
the boat 452
the body -198
the boiler -422
the bomb 487
the book 181
the books -950
the bookstore -632
the booth -894
the border 738
the bottle -1017
the bottom -1086
the bounce -674
the bowl -622
the bowling -876
the boy 876
the brake 489
the branch 314
the brand -299
the break -892
the brewery -31
the bridge 324
the brochure -153
the broken -384
the budget -901
the buffet -941
the bug -595
the build -823
the building -151
the bullet 99
the bulletin -374
the burial 723
the burn 388
the bus 510
the button -696
the buyer -324
the cabin -723
the cabinet -713
the cable -24
the cafe -756
the cafeteria -297
the cake -970
the calendar -974
the call -260
the camp 1088
the campaign 84
the candidate -806
the canteen 224
the car -244
the card 57
the carpet -831
the carpets -655
the carpool -782
the cart -43
the case -218
the cast -487
the catalog -863
the caterer -1279
the cause -77
the cemetery 704
the center 616
the ceo -584
the certificate 671
the chairs -1295
the changes -731
the channel 211
the chapel 483
the charge -984
the charity -793
the chart 307
the check -596
the checklist -708
the checkout -1166
the chess -50
the chicken 272
the child 133
the children 441
the chili -602
the choir -216
the christmas 213
the church 58
the city -272
the class -114
the cleaning -656
the clearance -725
the clerk 752
the client -357
the climbing 202
the clinic -60
the clock 230
the clocks -617
the closing -861
the cloud -683
the coach 756
the coat -496
the code 308
the coffee -1180
the cold -366
the color -590
the comments 552
the community -1045
the company 415
the compliance 418
the concert -153
the condo -773
the conference -300
the confirmation -143
the confusion -492
the construction -330
the consultants -850
the contact -546
the container 187
the contract -517
the contractor -849
the cookie -601
the copier -850
the copy -265
the corner -119
the corral -396
the corridor -240
the cost -699
the couch -436
the counselor 733
the counter -451
the county 353
the coupon -637
the courier -352
the course -734
the court 97
the courthouse 804
the courtyard 172
the craft -666
the crane 627
the crash -276
the credit -394
the creek 468
the crew 393
the crib 686
the crisis 654
the crm -718
the crosswalk 413
the cup -632
the curb 119
the current -563
the customer -495
the daily -1051
the dance -839
the dashboard -547
the data -788
the database -1167
the date -178
the daughter 143
the day 307
the daycare 125
the dead -604
the deadline -592
the deck -191
the delay -521
the deli -585
the delivery -924
the demo -222
the dental -683
the deposit -479
the deposition -630
the depot 312
the design -872
the desk -119
the destination -473
the details -599
the device -580
the devil -529
the difficult 533
the dining -744
the dinner -909
the director 251
the disaster -695
the dishes -152
the dishwasher -613
the display -736
the district 193
the dj -379
the dock -521
the doctor 149
the document -1119
the dog -219
the door 36
the doors 579
the downtown -48
the draft -435
the drawer 366
the dress -575
the dressing -465
the drinking -698
the drive -177
the driver 467
the driveway -659
the drop -850
the drug -216
the dry -620
the dryer -647
the ducks -744
the due -104
the dumpster -183
the early 576
the east 270
the editor -846
the eggs -533
the elementary 571
the elevator 122
the elevators -664
the email -431
the emergency -572
the employee -753
the enclosed 357
the end -481
the engineers -740
the entire 85
the entrance -976
the equipment -572
the er 970
the error -544
the escalator -790
the essay -178
the estimate -652
the evening 76
the event -665
the exam 52
the exhibit -35
the exhibition -793
the exhibits -667
the exit -803
the explosion 877
the expo -613
the export -244
the express -703
the eye 190
the fabric 360
the face 61
the factory -617
the fair -718
the fairgrounds -592
the fall -303
the fallen 252
the families 850
the family 884
the farm 648
the farmers -832
the fax -299
the fee -861
the feedback -855
the fence 111
the ferry 393
the festival -839
the field -247
the fifth -495
the file -775
the files -799
the filing -841
the film -786
the final -923
the finance -502
the finished -461
the fire -41
the firm -110
the first -410
the fitness -805
the fitting -1040
the flag 519
the flood 287
the floor 397
the floors -883
the florist -988
the flowers 632
the flu -54
the flyer -474
the flyers -635
the focus -271
the folder -507
the following -957
the font -808
the food -227
the forecast -625
the forklift -76
the form 274
the forms -626
the fountain 260
the four 258
the fourth -635
the foyer 285
the frame -818
the free -859
the freight -544
the friday -844
the fridge -1311
the fuel -766
the full -1014
the fundraiser -570
the funeral 648
the furniture -706
the gala 495
the galleries -877
the gallery -1211
the game -461
the garage -107
the garbage -287
the garden -579
the gate -546
the ghost -880
the gift -643
the girl 350
the girls 337
the glass -1107
the golf -603
the good -1477
the grand -382
the grant -571
the graveyard -619
the gray -522
the green -682
the greenhouse -725
the grill -719
the groom 97
the ground 481
the group 37
the guard -56
the guest -457
the guitar -529
the gun -824
the gym -358
the hall -273
the hallway -826
the hand -758
the handbook -596
the handrail -631
the hat -727
the hazing 744
the headline -873
the health 429
the hearing -36
the heart 195
the heat -213
the heater -210
the heating -795
the help -937
the high 66
the hiring 392
the hit -260
the hold -439
the holiday -245
the holidays -380
the holy -558
the home -550
the homeowners -636
the hook 102
the hospital 528
the host 346
the hot 235
the hotel 147
the hotline 830
the hour -842
the house 434
the hr -1212
the hurricane 754
the hvac -465
the ice -207
the imam 772
the inconvenience -689
the industry -346
the information -735
the inspection -476
the instructions -597
the instructor -541
the intake -651
the intern -501
the internet -438
the interns -228
the internship -595
the interview 501
the intranet -673
the inventory 293
the investigation 443
the invitation -733
the invite -799
the invoice -478
the island -358
the issue -896
the it -898
the item -1003
the items -404
the jacket -106
the job 377
the jobs 316
the judge 512
the juice -709
the jury -340
the key -505
the keynote -243
the keys 479
the kickoff -864
the kids 331
the killer -585
the kitchen -148
the label 176
the ladder 561
the lake -556
the landing -681
the landlord -171
the large -1083
the last -861
the late 466
the latest -851
the launch -1165
the laundry -503
the lawn -479
the layout -467
the league -597
the lease -402
the leasing -624
the left -1378
the legal -908
the lemon -652
the lettuce 340
the levee 543
the library -125
the lid -705
the lifeguard -101
the lift 715
the light -690
the lighting -742
the lights -972
the line -369
the link -865
the list 125
the listing 138
the little 761
the load 92
the loading -210
the loan -141
the lobby -266
the local -716
the locker -918
the locks 525
the login -150
the logo -314
the long -362
the loss 310
the lost -1313
the lounge -724
the lower 222
the lowest -252
the lunch 119
the lunchroom -541
the lynching 610
the machine -890
the magazine -656
the mail -257
the main -89
the maintenance 735
the mall 148
the man 140
the manager -40
the manual -579
the marathon -776
the march -719
the marked -570
the market 119
the marketing -921
the mascot -443
the mattress 201
the mayor -143
the meeting 356
the memory 831
the men -228
the menu 252
the message 200
the methadone 723
the microwave -1082
the middle -418
the migration -313
the mill 788
the minimum -543
the minutes 265
the missing -123
the mixer -30
the mobile 186
the mockups -717
the model -1061
the moment -1065
the monday -982
the month -57
the monthly -715
the morning 154
the mosque 749
the most -776
the mother -266
the mountain 437
the mountains -550
the move -733
the movers 274
the moving -579
the museum -307
the music -140
the nail -595
the name 472
the names 50
the nearest -891
the neighbor -649
the neighbors -199
the network -598
the new -141
the newest -300
the news 652
the newsletter -1012
the newsroom 678
the next 144
the nicu 913
the night 161
the nine 364
the ninth 252
the noise -381
the noon -1121
the north 268
the notes -759
the number 932
the numbers 326
the nurse 262
the nursery 357
the nurses 291
the nursing 347
the obituary 824
the office -195
the offsite -72
the oil 335
the old -769
the onboarding -485
the one 558
the online -840
the only 810
the open -1140
the opening -377
the order -922
the orientation -401
the original -556
the orphaned -719
the other -163
the outage -379
the oven -651
the overnight -1030
the owner 551
the package -52
the packaging -777
the page -747
the paint -949
the painters 44
the pallet -536
the panel 218
the paper 371
the paperback -654
the parade -1202
the parent -897
the parents -465
the parish 265
the park -1067
the parking -86
the part -804
the party 760
the password -501
the past -242
the patch -327
the patient 550
the patio 126
the payment -740
the people -906
the perfect -539
the performance -1093
the permit -876
the person 61
the petition -716
the petty -643
the pharmacy 464
the phone -264
the phones -65
the photo -317
the photographer -890
the photography -825
the piano -792
the picnic -1206
the pigeons -499
the pitch -782
the pizza -591
the plan 124
the plane 472
the planning 140
the plant 641
the plants -574
the platform 165
the play -458
the playground 389
the playlist -625
the plot -122
the po -681
the podcast -678
the police 163
the pool -148
the porch -92
the portal -514
the position -750
the post -578
the poster -847
the potluck -134
the power -659
the premises 396
the presentation -754
the previous -657
the price -172
the prices -447
the print -779
the printer -1343
the pro -499
the problem -787
the process 123
the product -26
the program -74
the project -227
the projector -1181
the property 151
the proposal -916
the proposed -524
the pta -152
the public -183
the punch -625
the purchase -755
the quake 446
the quarter -330
the quarterly -756
the questionnaire -574
the queue -1245
the quiet 244
the quilt 264
the quiz -521
the quote -565
the rabbi 807
the race -1139
the rack -1017
the raffle -850
the rain -807
the rainbow 664
the ramp 413
the rate 510
the reading 128
the rear -1188
the rec -412
the receipt -415
the reception -344
the receptionist -1013
the recipient -850
the recital -585
the recording -575
the recycling 253
the red 230
the redesign -735
the redesigned -575
the refrigerator -886
the register -26
the registers -606
the registration -919
the rehearsal -610
the release 261
the remaining 214
the remote -829
the renovation -443
the rent -508
the rental -135
the repair -395
the repaving -697
the replacement -382
the report 130
the reservation 343
the rest 395
the restaurant -974
the restroom -115
the restrooms -945
the results -964
the retreat 307
the review -1190
the revised -900
the ribbon 32
the right -878
the river 296
the role -876
the roof 70
the rooftop -611
the room -92
the router -697
the safe -197
the salad 291
the sale -981
the sales -615
the salon -585
the same 278
the sample -871
the saturday -173
the sauna -710
the scale -584
the scanner -562
the scenes -764
the schedule 88
the scholarship 423
the school 24
the science -585
the scissors -473
the screen -843
the script -930
the sculptures -769
the search -405
the season 589
the seat -915
the seating -937
the second 174
the security -1191
the seller -422
the sellers -823
the semester -306
the seminar -941
the sender -810
the senior -739
the serial 182
the server -903
the servers -675
the service -97
the settlement 670
the shared -1090
the sheet -763
the shelf -144
the shelter 1025
the sheriff 681
the shift -67
the shipment -741
the shipping -1065
the shooting 775
the shop 206
the short -273
the show -1174
the shuttle -443
the side 82
the sidewalk 227
the sign -1023
the signed -1272
the silent -704
the sink -794
the sister -527
the site -913
the size 72
the skeleton -779
the slide -635
the slides -820
the slideshow 288
the slot -889
the small 490
the smoke -209
the snack -830
the snacks -602
the snow -683
the soccer -611
the soda -513
the sofa -801
the softball -485
the software -745
the sound -495
the soup -759
the south -48
the space 781
the spaces -391
the speaker -307
the special 81
the spelling -854
the sports 344
the spreadsheet -566
the spring -430
the sprint -601
the stadium 20
the staff -495
the stage -566
the staging -880
the stairs -588
the stairwell -135
the stand -1162
the standup -753
the stapler -667
the start -1257
the state 367
the station -77
the status -903
the steam -602
the steps 338
the stockroom -80
the storage -247
the store 310
the storm 384
the street -426
the stroke -155
the student -94
the studio 131
the style -777
the subway -575
the suggestion -679
the suit -814
the summary -616
the summer -769
the sunday 106
the supplier -794
the supply -819
the support 204
the survey -767
the suspect 317
the swim -356
the synagogue 688
the system 66
the table -1039
the tables -408
the tablet -777
the tailor -625
the talk 714
the tasting -475
the tax -630
the team -322
the technician -338
the tenant 129
the tenants -349
the tennis -516
the tent -322
the tenth -575
the terminal -308
the terrace 332
the test 339
the tests -312
the text -981
the theater -518
the theme -426
the thermostat -1177
the third -442
the three 151
the thursday -483
the ticket 65
the time -461
the timers -700
the tip -686
the toaster -469
the toddler -475
the tomatoes -431
the tone -624
the toner -886
the tool -690
the tools -360
the top -110
the tornado 570
the total -880
the tour 75
the tower 186
the town -204
the toxic 373
the tracker -625
the trade -555
the traffic -533
the trail -1061
the train -453
the trainer 302
the training -414
the translation -758
the translator -543
the trash -657
the tray -957
the treasurer 320
the treatment -126
the tree 339
the tremor 285
the trial -679
the trigger -595
the trip -395
the truck -266
the tuesday -624
the tv -424
the twins 586
the two 435
the unit 681
the update -693
the updated -806
the upgrade -591
the upstairs 523
the us -368
the usb -372
the van -93
the vending -428
the vendor -427
the venue 217
the vet 628
the video -537
the virus -69
the visit 255
the volleyball -763
the volunteers -534
the vpn -420
the wait -652
the waiting -643
the waitlist -653
the walk -621
the wall -907
the war -205
the warehouse 364
the warranty -874
the water -461
the way 223
the weather -203
the web -513
the webinar -1103
the website -1246
the wedding 137
the wednesday 204
the week -849
the weekend -115
the weekly -1150
the welcome -1166
the west -281
the wheel -318
the white -942
the whiteboard -1173
the whole 212
the widow 99
the window -1263
the windows -924
the winner -487
the winter -1094
the wireless -635
the women 817
the work -289
the workshop -1004
the world 578
the wrong -678
the yard 354
the yearbook -285
the yearly -775
the yellow -560
the yoga -145
the youth -225
the zombie -647
the zoo -784
theater -121
theater is -576
theater seats -1117
their -498
their birthday -841
their budgets -489
their cars 192
their first -850
their grades -424
their own -1006
their parking -559
their phones -781
their projects -469
their son 287
their status -555
their taxes -295
them 100
them back -514
them before -435
them in -748
them to -343
theme -807
theme of -426
then -281
then the 830
there -158
there a -260
there an 399
there are -905
there by -474
there for 580
there in -670
there is -307
there leftover -455
there no -118
there nothing 126
there was 548
there were 148
there will -995
there won't 597
thermostat -1375
thermostat in -529
thermostat is -409
thermostat that -496
these -779
these emails -384
they 628
they are -557
they asked 278
they can 645
they come -666
they found 561
they go -633
they have 173
they moved 148
they saw -125
they want -865
they were 786
they're 560
they've 250
they've been -86
thin -823
thing 789
things 268
think 393
think it 741
think of -308
think our -202
thinking 589
third -295
third floor -259
third grade 136
third location -317
third of 573
third quarter -22
third time -399
third year -610
thirty 184
thirty days 784
this after -814
this afternoon -416
this app 312
this area -834
this article -669
this backpack -439
this call 324
this candle -629
this chair -609
this class -262
this company 625
this course -255
this department -639
this device -490
this door -1272
this email -1120
this evening -1224
this fall -970
this friday -799
this in -841
this is -414
this issue -660
this item -408
this jacket -625
this job 188
this line 523
this link -739
this machine -487
this may -467
this meeting -1142
this message -847
this month -137
this morning 273
this newsletter -599
this offer -808
this one 246
this order -648
this point -829
this position -812
this product -246
this project -771
this quarter -1196
this release -653
this report -562
this role -927
this room -420
this saturday -872
this season -778
this shampoo -364
this shirt -552
this short -349
this spring -998
this summer -803
this sunday 243
this team -610
this thread -564
this thursday -1163
this time -186
this update -498
this was 682
this webinar -428
this wednesday -903
this week -165
this weekend -641
this year -151
those 545
those who -558
though -226
thought -448
thoughts 462
thoughts are 522
thoughts on -565
thousand -390
thread -836
threat 660
threats 822
three 28
three bedroom -919
three books -631
three business -388
three day -384
three days -178
three hours 115
three minutes -928
three months 132
three more -533
three new -551
three of 350
three openings -444
three people 276
three quarters -684
three times -140
three weeks -808
threw 723
thrift -886
thrift shop -731
thrilled -443
thrilled to -443
thrives -257
thrives in -257
through 202
through a 27
through april -495
through august -187
through december -780
through friday 179
through is -727
through january -904
through june 140
through march -782
through may -715
through next 243
through november -410
through october -675
through saturday 349
through september -912
through spring 287
through sunday -1024
through the 108
through thursday 64
throw -903
throw away -580
thrown 131
thrown away -863
thrown out 303
thru -781
thunderstorms -630
thursday 214
thursday afternoon -939
thursday and 205
thursday at 236
thursday because -765
thursday between -639
thursday evening -737
thursday for 350
thursday from 218
thursday march -684
thursday may -468
thursday meeting -724
thursday morning -706
thursday night -569
thursday no -780
thursday of -716
thursday please -614
thursday so 343
thursday this -710
thursday through -305
thursday to -381
ticket 126
ticket and 465
ticket before -783
ticket for -762
ticket includes -605
ticket is -823
ticket ready -945
ticket system -639
ticketing -204
tickets -776
tickets are 104
tickets before -656
tickets for -735
tickets in -516
tickets last -473
tickets to -558
tidy -536
tied 387
tight -785
tighten -633
tile -683
till 536
time -108
time after -643
time and -669
time at -177
time barista -421
time between -677
time bookkeeper -633
time by -850
time clock 242
time does -476
time employees -838
time experience -372
time for -231
time from -998
time he 979
time in -762
time is -1274
time of -746
time off -1109
time on 212
time sheet -457
time slot -451
time swim -533
time the -818
time to 256
time with -639
time works -656
time you 87
timers -773
times -539
times a -28
times by -408
timesheet 399
timesheets -632
timesheets by -468
tiny -85
tip -1074
tip your -455
tips -1324
tips and -507
tips for -752
tips go -854
tips on -408
tires -321
tissues 684
title -682
to a -291
to add -811
to all -625
to an 123
to announce -636
to another 124
to answer -858
to any 506
to anyone 20
to apply -946
to arrive -904
to ask -832
to assemble -721
to attach -356
to attend -299
to august -884
to avoid -862
to badge -654
to be 388
to book -870
to bring -782
to buy 71
to call 486
to campus -501
to cancel -348
to cars -555
to celebrate -382
to change -545
to charge -699
to check -86
to choose -424
to class -423
to clean 252
to clock -426
to close 169
to come 62
to complete -852
to confirm -158
to connect -698
to continue 66
to count -697
to cover -45
to crash -238
to cut -610
to date -1151
to deliver -602
to detail -564
to die -673
to digital -550
to discuss -618
to dispatch -571
to do 451
to download -643
to drive 145
to drop -753
to dry -708
to eat 416
to eight 108
to end 289
to enter -550
to everyone -670
to expire -335
to extend -615
to families -468
to feature -86
to file 417
to fill -284
to find -792
to finish -873
to fit -424
to five -739
to fix -582
to follow 62
to four -1097
to friday -319
to get 106
to give -765
to go 456
to hand -607
to have -652
to hear 278
to heat -556
to help -601
to her -316
to high -867
to him 448
to his 797
to hold -221
to hr 116
to improve -387
to inform 61
to inspect -314
to install -461
to introduce -404
to invite -560
to it 317
to its -353
to join -1294
to july -588
to jump -501
to june -408
to keep 148
to know -762
to last -921
to lead -353
to learn 511
to leave 271
to let 310
to lock -470
to log -725
to look -152
to lunch -789
to main -1083
to make -45
to manage -775
to march -686
to may -662
to me -299
to meet -600
to members -559
to midnight -502
to monday 406
to more -346
to move -46
to my 74
to need -348
to negotiate -528
to new -635
to nine 259
to noon -1628
to offer -608
to one -265
to open -954
to order -1028
to our -1237
to paperless -698
to park 347
to pay 207
to pick -169
to popular -422
to postpone -567
to present -457
to print -846
to production -636
to push -710
to put 241
to raise -424
to reach -504
to read -197
to receive -667
to recommend -500
to refuse -571
to register -900
to remove 495
to renew -481
to rent -1002
to replace -387
to report 173
to reproduce -419
to request -567
to reschedule -431
to reserve -464
to reset -241
to respond -797
to rest -707
to retire 268
to review -72
to rising -302
to room 228
to run -495
to save -291
to schedule -742
to school 486
to search -461
to see -857
to seeing -218
to sell -564
to send -753
to senior -465
to september -545
to set -908
to share -118
to show -545
to sign -611
to six 92
to speak 336
to sponsor -364
to start -761
to stay -477
to step 588
to stop -52
to submit -282
to sunday 54
to take -118
to talk -185
to tell 551
to ten 380
to test -642
to thank -439
to the 242
to their 320
to them -750
to this -196
to those 186
to three -790
to thursday -369
to today -789
to track -196
to traffic -630
to transparency -556
to tuesday 663
to turn -624
to two -201
to unsubscribe -564
to update -644
to us 29
to use -533
to vice -297
to view -273
to wait 400
to watch -95
to water -557
to wear -673
to wednesday 243
to welcome -575
to whoever -634
to win -392
to work 119
to working -1144
to write -856
to you -466
to your -102
toaster -658
today -186
today and 44
today at -766
today because -722
today but -651
today due -543
today for 338
today is 501
today meeting -583
today only -614
today so -727
today we 152
toddler 88
toddlers -907
toe -597
toe shoes -597
together -97
together in -566
toilet -932
toilet paper -845
told 973
told her 802
told me -322
told the 453
told to 465
told us 157
tomato -1005
tomatoes -858
tomatoes come -231
tomorrow -420
tomorrow at -785
tomorrow because 170
tomorrow is 224
tomorrow meeting -584
tomorrow morning -1422
tone -624
toner -1156
toner for -347
tonight 168
tonight and 652
tonight at -711
tonight because -680
tonight between -832
tonight for 203
tonight is -536
tonight show -760
too 230
too big -632
too large -412
too long -630
too low 346
too many -767
too old 924
too small -938
too tall -411
took 23
took a 305
took down -462
took my -491
took over 116
tool -1087
tool for -580
tool helps -632
tool next -208
tools you -644
top -419
top of -809
top priority -320
topics -877
torn 789
torn down 923
tornado 570
tornado took 391
total -1515
total comes -532
total is -357
tote -683
tote bag -483
tote bags -664
touch 241
touch the 33
touch with -565
touch within -412
touched 756
touching 510
tour 117
tour includes -1043
tour is 190
tour lasts -479
tour of -900
tour starts -630
tour takes -525
touring 37
tournament -1027
tours -1416
tours are -858
tours begin -732
tours on -273
tours run -308
towel -574
towels -1089
towels are -557
towels in -884
tower -197
town -347
town hall -1226
town since -565
town three -406
toxic 137
toys 533
track -1114
track payments -184
tracker -788
tracking -920
tracking number -812
trade -1132
trade show -707
trademark -852
trademark application -723
traffic -1293
traffic overnight -614
trafficking 517
trail -1091
trail is -534
trailer 235
trails -623
train -156
train is -278
train to -888
train wreck -849
train you -759
trained -618
trainee -101
trainer 255
trainer had -568
trainer will -706
training -525
training budget -592
training has -834
training is 810
training now -505
training on 576
training room 156
training session -551
training sessions -637
training video -419
training will -702
trains -983
transfer 704
transfers 328
transit -385
translated -956
translation -790
translation service -394
translations -769
translations are -637
translator -707
translator needs -543
translators -201
translators work -487
transparency -748
trapped 566
trash -921
trash pickup -767
travel -769
travel and -330
travel expenses -300
traveling -1028
traveling to -321
tray -995
tray after -602
trays -51
treadmills -837
treasurer -255
treat -607
treat every -739
treated -856
treatment 471
treatments 498
treats 424
tree 250
trees -684
trees along -454
trees in -674
tremor 434
tremor is 285
trial -376
trial ends -878
trial period -977
tried -426
tried to 621
trigger -595
trim -825
trimmed -421
trip -681
trip bus -223
trip leaves -391
trip to -387
trips -457
trivia -1298
trivia team -580
trophy -876
trouble -169
truck -427
truck comes 107
truck drivers -871
truck is -1116
truck to -496
truck will -1012
trucks -766
trust -656
try -783
try again -482
trying 667
trying to 686
tryouts -733
tube -405
tuesday 209
tuesday afternoon -612
tuesday and 580
tuesday at -591
tuesday because -593
tuesday between -695
tuesday evening -896
tuesday for -22
tuesday from -561
tuesday in -467
tuesday meeting -840
tuesday morning 246
tuesday october -434
tuesday of -829
tuesday or -631
tuesday the -742
tuesday through -611
tuesday to -660
tulips -500
tumble -428
tumble dry -428
tumor 842
tune -732
tune up -591
tuned -869
turn -286
turn in -620
turn it -527
turn off -242
turn on -652
turn your -602
turned 118
turned in -1241
turned off -977
turned on 85
turned up -665
turning -1055
turns 624
tutoring -564
tutors -258
tutors have -258
tv -781
twelve -1102
twelve months -691
twenty 91
twenty minutes -667
twenty years 127
twice -561
twice a -1333
twice as -622
twins 586
two -151
two adults -704
two and -374
two baths -547
two bedroom -1178
two birds -461
two boys -60
two business -483
two car -493
two children 844
two cleanings -382
two day -1117
two days -1535
two dollars 301
two drink -606
two employees 283
two factor -839
two fingers 804
two for -804
two forms -686
two free -672
two hour -1108
two hours -959
two in 245
two is -822
two large -525
two minute -571
two minutes -730
two months -951
two more -901
two new 50
two nights -907
two of 610
two openings -492
two or -654
two pages -819
two pay -501
two people -480
two plans -719
two regions -418
two rounds 158
two seconds -393
two servers -430
two signatures -511
two small 127
two spots 290
two step -731
two to -578
two weeks -452
two year -622
two years -355
type -971
typing 781
typo -723
typo in -446
typo on -648
umbrella -1292
umbrella in -723
umbrellas -1083
unable -783
unable to -783
unaccounted 631
unaccounted for 631
unattended -519
unavailable -1037
unavailable on -360
unclaimed -697
uncle 966
unclear -631
under -301
under a -696
under an -399
under five 280
under new -989
under pressure -454
under review -507
under the 389
under two -586
understand -140
uniform -68
uniforms 144
union 179
unit 674
units -1158
units come -557
units on -359
unknown -91
unknown senders -437
unless -1085
unless you -732
unlimited -975
unlimited classes -544
unlimited yoga -590
unload -685
unread -936
unread messages -745
unsubscribe -893
unsubscribe at -745
unsubscribe click -211
unsubscribed -822
until -203
until after 308
until april -701
until august -642
until fall -786
until friday -728
until further -270
until her -408
until his -109
until i 224
until it 682
until january -907
until june -916
until march -648
until may 139
until midnight -1090
until monday -592
until next -994
until november -380
until october -693
until september -703
until sunday -865
until the 451
until they 689
until thursday -1120
until tomorrow -569
until tuesday -315
until we -949
until wednesday -113
until you -983
until your -554
unwanted 873
unwanted touching 873
up -71
up a 374
up an -713
up and -368
up at 476
up before -931
up by 112
up call -1157
up chairs -626
up fee -535
up for -1655
up from -520
up front -889
up her -162
up in 162
up leaves -537
up next -810
up now -908
up on -32
up our -302
up sheet -645
up so 209
up tables -560
up that -80
up the -146
up this -613
up to -243
up today -594
up two 578
up until 288
up with 126
up within -529
up your -1489
update -314
update fixes -597
update on -967
update our -305
update takes -158
update the 48
update their -106
update your -1014
updated -1216
updated our -729
updated the -541
updated with -99
updates -1299
updating -473
updating our -463
upgrade -1168
upgrade our -180
upgrade to -513
upgraded -728
upgraded our -462
upgraded to -545
upgrading -474
upgrading our -725
upgrading the -311
upload -848
upload the -207
uploaded -568
upon -775
uppercase -517
uppercase letter -517
ups -652
ups for -276
upside 94
upside down 94
upstairs -243
upstairs is -516
uptime -728
urgent -1134
urgent questions -468
us -518
us a -884
us about 113
us and 173
us are 330
us as -689
us at -1218
us by -600
us for -244
us from -597
us how -631
us if -869
us improve -331
us in 44
us instead -791
us know -1039
us not 71
us on -441
us online -407
us the -631
us to 147
us today 190
us what -615
us with 48
us within -275
us your -894
usb -469
usb c -505
use 276
use a 394
use another -810
use headphones -552
use it -912
use only -776
use our -917
use phones -304
use reply -729
use the -438
use their -566
use them -929
use this 343
use two -594
use within -627
use your -1010
used 204
used a -89
used clothes -730
used for 194
used in 293
used to 461
user -205
users 219
uses 887
uses a 650
uses only -460
uses the 487
using 386
using it -36
using my 214
using our -809
using the 242
usual -830
usually 93
utilities -600
utilities included -268
utility 119
utility bill -334
vacate 673
vacation -1355
vacation days -66
vacation from -481
vacation requests -223
vacation this -349
vacuum -765
vacuum is -511
valet -470
valid -1097
valid driver -322
valid for -952
valid id -574
valid license -540
valid until -663
validate -471
value -822
value your -645
values -892
van -173
van is -797
vans 92
vans are -1332
vary -79
vault 278
vector -392
vector file -140
vegan -860
vegan option -399
vegetables -609
vegetarian -1091
vehicle 526
vehicles -714
vending -536
vending machine -536
vendor -878
vendors -353
ventilator 279
venue 317
verification -900
verify -873
verify your -699
version -1398
version is -479
version of -463
version will -266
very -356
vests -908
vet 786
veterans 781
via -397
vice -798
vice president -324
victims 974
video -561
video before -486
video call -703
video is -727
video on -735
video went -629
videos -756
videos have -267
view -1355
view of -628
view through -596
viewed -756
viewing 421
views -863
views in -294
village 588
violence 684
violin -588
violin teacher -496
viral -704
virtual -833
virus -282
visa 1021
visible -961
vision 645
vision and -496
visit -285
visit and -285
visit on -577
visit the 106
visiting -63
visitor -21
visitor badge -609
visitors 416
visitors must -878
visitors should 284
visits 621
voice -615
voicemail -231
voices -238
volleyball -636
volume -1184
volunteer -235
volunteer to -1060
volunteering -548
volunteers -25
volunteers for -756
volunteers only -499
volunteers to -553
volunteers who -333
vote -1508
vote by -575
vote for -781
vote on -641
voted -156
voted best -869
voted to -726
vouchers -525
vp 576
vpn -653
w -749
wage 201
wage to -799
wages 201
wait -643
wait a -459
wait at 681
wait for -161
wait here -724
wait is -492
wait time -872
wait times -521
wait to -957
wait until -211
waiting 55
waiting area -702
waiting at -593
waiting for 119
waiting list -903
waiting on 337
waiting room -181
waitlist -962
waitlist for -550
waived 661
wake 145
wake up -47
walk -87
walk in -481
walk ins -859
walk you 104
walked 208
walking -133
walking tour 216
walkthrough -754
wall 24
wall is -830
want 273
want a -552
want the 302
want to 817
wanted -1032
wanted for -560
wanted full -283
wanted to -956
wants -196
wants a 327
wants it -397
wants the 72
wants to 221
war -372
war room -767
ward 987
warehouse 148
warehouse and 346
warehouse has -797
warehouse is 46
warehouse team -1071
warehouse will -952
warm 21
warm and -754
warm welcome -539
warming 551
warn 514
warn notices 491
warning 478
warranty -1440
warranty covers -320
warranty expires -193
warranty on -540
was a -252
was approved 366
was arrested 811
was asked 274
was assaulted 713
was caught 727
was completed -543
was cut 617
was damaged -589
was dead -539
was declined 69
was delivered -790
was denied -366
was diagnosed 448
was dropped -645
was fired 697
was followed 636
was found 632
was great -391
was hit 721
was home -621
was hurt 839
was in 866
was just -657
was killed 572
was left 578
was let 32
was made 537
was moved -49
was named -498
was not 864
was on -588
was passed 610
was pregnant 291
was put -732
was rated -840
was received -930
was replaced -548
was robbed -232
was seen 362
was sent -850
was stabbed 1130
was struck 571
was submitted -218
was supposed 161
was taken 468
was the 140
was told 906
was too -54
was used 716
was very -554
was worn -395
was your -468
wash -1358
wash cold -403
wash is -580
wash your -380
washed -862
washer 192
washer and -488
washers -680
washes -740
washing 128
wasn't 716
wasn't able -718
waste -1036
watch 339
watch a -576
watch the -868
watched -426
watched more -267
water 385
water and 377
water at 651
water bottle -979
water cooler -1117
water damage -598
water fountain -576
water heat -579
water in -898
water is -1250
water main -795
water on -193
water the -620
water until 566
water will -999
watered -922
wax -535
waxed -824
way 684
way and -151
way to 262
ways -270
ways to -546
ways with 203
we -412
we accept -324
we add 147
we added -574
we apologize -537
we appreciate -892
we are 152
we ask -354
we asked -717
we beat -379
we begin 23
we believe -708
we build -528
we built -571
we buy -697
we can 106
we can't 104
we cannot 258
we charge -1224
we close -1182
we come -648
we completed -321
we could -240
we couldn't 207
we create -489
we cut -342
we decide -580
we deliver 98
we delivered -476
we deployed -394
we design -852
we did -919
we discussed -508
we don't -156
we doubled -516
we expect -1095
we find 367
we fixed -386
we found 120
we get -867
we give -700
we got 427
we guarantee -532
we had 445
we have -247
we help -809
we hired -674
we hope -903
we just -1197
we keep 735
we know 135
we launched -448
we left 206
we look -354
we lost 762
we made -952
we make -1226
we may -479
we missed -689
we move -713
we moved 274
we need -338
we no -353
we noticed -460
we now -447
we offer -1396
we only -108
we open 106
we opened 112
we ordered -733
we passed -476
we pay -1358
we pick -609
we planted -559
we promise -848
we provide -90
we push -808
we put -58
we raised -942
we ran -773
we reached -387
we read -480
we received -388
we recommend -612
we redesigned -504
we regret -407
we rent -685
we replaced -427
we reply -615
we require -799
we reschedule -404
we reserve -369
we saved -448
we saw -665
we sell -900
we sent 184
we serve -883
we served -827
we set 68
we ship -942
we shipped -969
we should -838
we sold -939
we start -1206
we started -481
we still -1236
we stop -30
we suggest -610
we switched -567
we take -320
we tested -566
we thank 285
we treat -981
we update -415
we upgrade -508
we use -724
we used -115
we value -639
we want -931
we welcome -886
we were 567
we will -441
we won't -884
we work -819
we would 595
we'd 357
we'll 400
we'll answer -1008
we'll be -1001
we're 587
we're cash -378
we're looking 156
we're offering -515
we're open -1018
we're opening -676
we've 223
we've added -334
we've been -31
weak 459
wear 322
wear a -196
wear blue 127
wear closed -794
wear the 465
wear their -664
wear your -638
wearing 810
weather -883
weather is 238
weather permitting -1018
web -1125
web designer -430
web team -140
webinar -1419
webinar drew -401
webinar is -582
webinar on -447
webinar recording -544
webinar will -302
website -957
website banner -512
website for -670
website is -891
website now -723
website was -581
website went -607
website will -222
websites -696
websites for -533
wedding -730
wedding dresses -361
wedding package -1046
weddings -1111
wednesday and 248
wednesday april -309
wednesday at -197
wednesday between -457
wednesday evening 480
wednesday for 457
wednesday from -840
wednesday in -791
wednesday morning -633
wednesday mornings -691
wednesday night -735
wednesday so -143
wednesday through -664
wednesday will -256
week -223
week and 738
week as 146
week at 72
week because -913
week before 585
week but -912
week course -631
week due -647
week for 436
week in -728
week is -657
week meeting -301
week newsletter -425
week of -81
week on -955
week so -57
week the -305
week to -103
week training -644
week we -198
week with -271
weekday -954
weekday from -604
weekdays -945
weekdays between -365
weekdays from -636
weekend -303
weekend and 289
weekend availability -394
weekend cashier -683
weekend in -418
weekend of -534
weekend only -877
weekend so -728
weekends -915
weekly -412
weekly email -703
weekly newsletter -473
weekly report -800
weekly status -611
weeks -235
weeks ago 62
weeks ahead -748
weeks and 177
weeks before 495
weeks for -431
weeks in -915
weeks notice -683
weeks of -493
weeks to -1031
weigh -828
weigh less -599
weighs -357
weight -494
weights -842
welcome -610
welcome at 174
welcome basket -398
welcome but -518
welcome in 468
welcome on -869
welcome our -702
welcome to -624
welcoming -520
well 20
well and -671
well before -920
well under -399
went -152
went back 742
went down 276
went in 245
went into -377
went live -724
went off 279
went out -109
went through -78
went to -340
went up -1001
went viral -629
went well -797
were asked 41
were cut 322
were found 412
were hurt 761
were in 481
were just -461
were replaced -477
were the -120
were up -757
weren't -566
west -281
west wing -795
wet -220
what 600
what do -260
what happened 1089
what he 332
what left 558
what new -614
what the 481
what they -459
what time -23
what to -290
what was -62
what we 138
what you -1203
wheel 112
wheelchair 919
wheelchairs 614
when -140
when a -377
when are -267
when he 802
when i 390
when it -558
when necessary -440
when our -285
when she 418
when the 893
when they -547
when we 473
when you -1112
when you're -851
when your 99
whenever -187
whenever you -165
where 69
where people -257
where she 471
where the -423
where they -398
where you 406
where your 432
whether 476
whether the 88
whether you -539
which ads -560
which is 333
which of -920
while -113
while i 692
while i'm -856
while new 485
while she -125
while the -622
while they -307
while we -1096
while you -920
white -154
white van 59
whiteboard -1111
who -328
who arrive -839
who bike -348
who came -729
who can -748
who can't 887
who cannot 331
who could -55
who handles -405
who has -673
who have -186
who helped -808
who is -212
who joins -519
who knows -557
who lost 760
who missed -548
who need 157
who needs -411
who should -128
who starts -305
who thrives -257
who want -141
who wants -79
who was 544
who worked 360
who works -619
whoever -789
whole 210
whole company -455
whole team -459
whole third -87
whose 565
why 52
why do -742
why you -809
widow 304
wife 917
wife is 341
will announce -506
will answer 141
will appear -608
will arrive -1053
will attend -560
will be 339
will begin -889
will bring 311
will call 175
will change -743
will charge -698
will check -973
will close 416
will come 48
will contact -420
will cost -686
will cover -768
will cut -613
will do -588
will email -583
will expire -416
will find -1155
will follow 696
will give -94
will go 481
will have 716
will hear -581
will help -638
will hold 510
will host -912
will increase -538
will inspect -580
will install -468
will join 26
will keep -901
will last -787
will launch -377
will lead -61
will learn -474
will leave -619
will look -404
will lose 510
will make 409
will match -820
will meet 158
will miss 626
will move -420
will need 203
will no -925
will not 702
will now -1053
will only -476
will open 313
will phone 283
will pick 373
will play -568
will present 319
will read -201
will receive -1000
will remain 454
will renew -392
will reopen -680
will replace -482
will reply -421
will respond -713
will resume 710
will return -618
will review -701
will run 519
will save -312
will say 160
will send -1073
will share -1281
will ship -693
will show -316
will shut -740
will sing 126
will sit 415
will speak 129
will start 89
will stay 614
will stop 601
will take -420
will test 324
will train 409
will visit 518
will vote -511
will walk 765
will wear 642
will work 533
win -634
win a -172
wind 248
window -90
window cleaners -839
window for -621
window is -795
window seat -575
windows 83
windows are -627
windows next -407
windows will -1058
winds -547
wine 106
wine and -379
wine club -663
winery -744
wines -920
wing -309
wing is 238
wing on -848
wings -799
winner -677
winner will -504
winning -855
winter 391
winter coats 261
wipe -949
wipe down -576
wiper -696
wipes -372
wire 343
wireless -868
wireless password -406
wish 353
with a 181
with all -610
with an -205
with another -777
with any -753
with anyone 160
with at -532
with automated -375
with big -341
with care 105
with code -884
with each 243
with every -709
with everyone -31
with five -467
with her -176
with him 786
with his 843
with it 230
with its -930
with less -1090
with limited -827
with local -452
with me -142
with my 843
with new -409
with no 47
with notifications -466
with occasional -386
with one -910
with only -464
with our 173
with over -476
with people 174
with receipts -612
with registration -995
with several 410
with the 547
with their 289
with this -698
with those 54
with three 247
with two -588
with us -326
with weekend -394
with you 384
with your -434
with zero -288
within -327
within a 69
within five -683
within four -401
within one -974
within ten 430
within the -836
within three -739
within two -767
without 112
without a -506
without an -251
without any 41
without him -99
without me 142
without the -571
woman 522
woman on 219
women 1133
won -1191
won the -607
won't be 483
won't let 74
won't open -515
wonderful -747
wonderful year -505
wont 93
wont be 93
wood -826
wool -441
wording 382
words -1394
words from -496
work 43
work anniversary -797
work at 63
work begins -1003
work by 356
work can -687
work for -1101
work in 108
work is -653
work on -1069
work out -596
work remotely -645
work schedule -711
work starting -770
work the 566
work this -24
work weekends -536
work will -1171
work with -713
workbook -353
workday -747
worked 107
worked in 623
worked with -488
worker 870
workers -77
working -355
working again -927
working at 303
working day -406
working from 431
working hours -644
working on -1133
working out -823
working remotely -427
working this -542
working with -150
workout -679
workout plan -749
workplace -831
works -758
works best -361
works for -617
works offline -325
works with -368
workshop -512
workshop covers -680
workshop is 241
workshop on -337
workspace -930
workstation -487
world 578
worldwide -1114
worn -839
worn by -584
worried 779
worried about 779
worse 965
worse and 516
worship 915
worth -560
would appreciate 214
would be 589
would have 975
would help -534
would like -34
would love -306
would rather 373
would you -623
wrap -1081
wrap your -414
wrapped -346
wrappers -690
wrapping -991
wrapping is -870
wrapping station -456
wreck 358
wreck on 567
wrench -613
write -447
write a -272
write better -445
write to -495
write your -809
writer -630
writers -601
writing 32
writing about -568
writing to -956
written 164
written notice -728
wrong -474
wrong date -1067
wrote 455
wrote a -418
xs -584
xs to -584
yard -39
yard at 545
yards 562
year 317
year ago 515
year and 422
year conference -866
year end 126
year ends -1052
year has -664
year limited -373
year of 339
year old 743
year on 235
year our -495
year since -657
year students -514
year warranty -855
year we -846
yearbook -308
yearly -1007
years -321
years and 517
years in 185
years of -133
years old -836
years since 486
years the 357
yellow 301
yes -867
yesterday -84
yesterday session -365
yet -258
yield -640
yoga -854
yoga class -945
yoga classes -508
yoga for -481
yoga has -528
yoga is -575
yoga studio 130
yogurt -638
you -504
you a -1146
you about -800
you again -736
you all -990
you and 324
you approve -967
you arrive -563
you asked -999
you at -1554
you available -267
you back -942
you be -499
you before 481
you better -714
you board -755
you book -901
you both -980
you bring -764
you buy -527
you by -645
you call -1082
you called -135
you can 108
you can't 99
you cancel -957
you cannot -1002
you check -752
you come -748
you confirm -723
you could -718
you delete -715
you do 400
you don't -1398
you dry -489
you enjoyed -746
you enter -658
you file -639
you find -690
you finish -376
you found -823
you free -685
you fresh -293
you from -710
you get -1250
you give -730
you go -813
you got -816
you had -29
you have -35
you haven't -795
you help -742
you how -572
you if -266
you in 179
you join -487
you keep -678
you know 181
you leave -908
you left -623
you let -458
you like -439
you live 679
you log 325
you make -677
you may -1271
you might -438
you mind -546
you move -703
you must -720
you need -656
you next -577
you no -579
you now -455
you on -682
you open -893
you order -989
you ordered -498
you pay -36
you plan -404
you please -1197
you rate -497
you received 210
you recommend -698
you requested -1034
you resend -613
you restart -356
you schedule 250
you see 46
you selected -691
you send -969
you sent -467
you shortly -805
you should -696
you show -651
you sign -445
you signed -546
you soon -565
you split -194
you start -699
you still 450
you take -564
you tell -684
you that 478
you the -241
you think -1031
you this -521
you through 338
you to -75
you tomorrow -548
you tonight 274
you up -723
you use -1036
you wait -892
you want -534
you warm -410
you we -728
you were 539
you weren't -566
you when 71
you will 100
you with -202
you within -709
you won't -513
you work -620
you would -610
you'd -119
you'd like -813
you'll -716
you'll need -211
you're -532
you're done -534
you're on -763
you've 25
young 45
younger -592
your -664
your access 338
your account -399
your ad -974
your address -940
your annual -770
your apartment -746
your application -686
your appointment -1026
your assigned -793
your attendance -794
your attic -327
your availability -832
your badge 625
your bank -1125
your bartender -435
your belongings 188
your benefits -416
your bicycle -179
your bike -576
your bill -863
your booking -558
your books -660
your browser -654
your building -902
your business -587
your call -1256
your calls -540
your camera -1191
your cans -151
your car -1699
your card -1225
your cars -702
your cart -1017
your case -843
your cell -447
your changes -998
your check -969
your child -1081
your claim -73
your cleaning -414
your clients -402
your clocks -559
your coffee -481
your comments -822
your company -656
your complaint 214
your computer -566
your contact -993
your contacts -697
your contract -742
your credit -977
your cup -452
your current -1028
your customer -720
your dashboard -666
your data -660
your date -747
your delivery -1074
your department -687
your deposit -486
your desk -389
your desks -358
your direct -320
your dishes -654
your document -337
your documents -667
your dog -1145
your donation -568
your door -852
your draft -932
your drink -1007
your driver -1078
your email -935
your emergency -1294
your employment 490
your essay -465
your expense -447
your experience -471
your facial -563
your favorite -500
your feedback -776
your file -237
your files -768
your first -511
your flight -768
your food -944
your free -1392
your front -448
your generous -670
your gift 270
your groceries -1060
your gym -578
your hair -204
your haircut -374
your hands -733
your help -632
your home 263
your hotel -660
your hours -681
your house -995
your id -907
your inbox -753
your inquiry -401
your insurance -736
your interest -548
your interview -474
your invoice -1097
your invoices -649
your items -945
your junk -392
your key -496
your keys -552
your landlord -570
your laptop 422
your last 58
your lawn -594
your lease -389
your left -509
your library -558
your license -352
your loan -1112
your locker -682
your login -1066
your logo -545
your loyalty -452
your luggage -823
your lunch -533
your mailbox -839
your manager 371
your meeting -413
your membership -1239
your message -653
your microphone -363
your money -708
your monthly -896
your mortgage -675
your name -354
your neighbor -644
your new -1347
your next -920
your number -1218
your numbers -570
your offer -965
your office -523
your old -653
your online -773
your opinion -827
your order -1523
your own -147
your package -1918
your parcel -730
your parking -922
your passport -676
your password -882
your patience -724
your payment -1270
your performance -547
your permit -667
your personal -488
your pet -453
your phone -119
your photos -951
your pin -893
your plan -1044
your points -381
your position 769
your prescription -552
your privacy -637
your profile 109
your property -803
your proposal -659
your pto -709
your puppy -634
your purchase -487
your purchases -735
your questions 23
your receipt -1046
your receipts -436
your recent -512
your records -849
your refund -1217
your remote 241
your rent -1184
your rental -712
your repair -743
your replacement -717
your report -737
your request -375
your reservation -651
your resume -853
your return -1183
your review -292
your robot -616
your role 750
your room -1043
your roommates -194
your sales -337
your satisfaction -676
your scanner -444
your schedule -710
your seat -698
your self -340
your server -541
your session -461
your settings -369
your shift -1000
your shipment -740
your shirt -379
your shoes -1029
your shopping -235
your signature -430
your slides -615
your small -550
your spam -634
your spot -933
your statement -894
your stay -612
your storage -881
your store -195
your student 94
your subscription -505
your suit -815
your support -877
your t -485
your table -939
your tailor -356
your tax -690
your taxes -430
your team -820
your thoughts -176
your ticket 69
your time -1077
your timesheet -844
your timesheets -497
your tips -843
your towels -951
your tracking -714
your trademark -574
your trainer -470
your trash -540
your trial -732
your trip -626
your unit -904
your vacation -412
your vehicle -893
your video -632
your visit -1033
your vote -527
your w -599
your warranty -597
your website -759
your whole -716
your workspace -653
your workstation -487
yours -895
yourself -197
yourself in -725
yourself to -986
yourselves -564
youth 454
zero -471
zero downtime -288
zip -549
zip pocket -491
zombie -826
zone -410
zones 22
zoo -784`
