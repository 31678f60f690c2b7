/** Made by scripts/gate-model.ts from its sentences; weights in thousandths. */
export const bias = -2583

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack = {
  score: 0.724,
  bias: 0.002,
  anyKind: 2.16,
  kinds: {
    abuse: 2.365,
    addiction: 2.39,
    children: 2.343,
    death: 1.818,
    disability: 2.464,
    disaster: 1.905,
    illness: 2.058,
    layoffs: 2.515,
    misfortune: 2.008,
    profanity: 2.178,
    'protected-groups': 2.644,
    religion: 1.927,
    safety: 2.151,
    'self-harm': 2.168,
    violence: 1.478,
  } as Readonly<Record<string, number>>,
  grave: 0.599,
  careful: -0.627,
}

/** Of the mean, the maximum and the minimum of the word vectors. */
export const numbers =
  '313 14 -199 12 -294 263 -186 -6 90 -45 -219 251 53 272 155 -240 -76 -106 -272 128 56 -206 -96 310 -116 145 -54 -293 44 196 307 -134 2 208 -69 -388 54 144 63 238 -327 256 154 -184 185 8 98 296 -127 -89 127 -71 -82 200 -37 -162 -106 -289 126 218 152 155 324 -260 79 226 122 54 -74 21 62 -185 -102 72 293 51 30 141 -118 -130 95 173 69 28 -364 -216 -70 27 -112 22 123 -324 211 200 -27 244 166 88 -58 -309 137 16 -95 72 -101 253 -75 -63 17 -102 -53 33 61 108 53 -78 23 -26 -112 68 17 -136 -48 120 -64 191 151 -17 24 148 61 -108 143 123 25 -122 20 184 123 118 -193 337 38 -34 67 -48 67 165 -67 158 32 -52 41 -111 40 246 25 -19 -223 7 79 -3 246 -55 -121 170 -10 82 -16 78 117 -101 43 266 97 87 -19 85 79 54 10 109 176 123 7 -19 3 20 84 77 106 -110 43 87 11 149 103 -13 -91 -64 127 -34 -180 29 -97 6 -61 -39 57 -44 -284 127 -59 38 45 20 -145 -97 -41 -17 27 -74 -135 12 -4 27 -89 -37 -41 130 25 -303 -60 -20 -105 -400 69 -99 76 70 -72 78 40 53 125 -58 65 104 -74 85 -58 -43 -128 -21 -118 345 14 -143 -352 102 8 53 93 -250 -33 18 17 -177 -107 -64 12 -52 -26 -80 40 -128 78 -89 119 -150 -85 8 30 24 73 -66 -67 12 -61 -71 121 -119 40 50 156 30 121 16 -223 -100'

/** Of words and pairs of words. */
export const grams = `a background -467
a backpack -333
a badge -680
a bag -557
a balance -725
a barista -454
a bed 657
a benefits -656
a better -672
a big -486
a bigger -264
a bilingual -518
a bit -892
a black -710
a blind -1025
a blue -831
a bomb 462
a bookkeeper -462
a box 815
a boy 680
a break 382
a broken -313
a bug -629
a bullet -74
a busy -431
a call -658
a caller 701
a candle 777
a capital -507
a car 189
a card -675
a cashier -610
a certificate -1194
a certified -538
a chance -76
a charge -780
a child 836
a class -782
a clean -746
a cleaning -315
a client -142
a coat 24
a coffee 458
a cold -949
a colleague -122
a company -1012
a complimentary -597
a conference -972
a confirmation -381
a cool -692
a copy -617
a corrected -467
a counselor 659
a coworker 730
a crash 97
a credit -655
a crime -840
a customer 676
a cut -761
a day -142
a dead -592
a delivery -1030
a demo -1067
a deposit -603
a designer -766
a desk 24
a difference -731
a different -215
a disaster -558
a discount -608
a dishwasher -738
a dollar -667
a drink 246
a family -909
a farm -519
a fast -920
a fatal -62
a father -164
a fee -444
a few -361
a final -299
a fire -142
a first -275
a five -606
a fix -587
a flood -704
a fourth -567
a free -1403
a freelance -779
a fresh -437
a friend -267
a friendly -599
a front -794
a full -444
a fully -560
a garage -755
a gift -872
a good 211
a graphic -373
a gray -598
a great -777
a green -443
a guest 557
a gun 931
a gym -267
a haircut -689
a half -732
a hand 608
a hard 249
a head -367
a headcount 301
a heads -159
a home -112
a jam -732
a job -134
a junior -608
a killer -862
a kitchen 184
a knife 255
a label -658
a laptop -736
a large -654
a larger 218
a late -1058
a leash -1097
a leg -760
a letter 355
a lifeguard -505
a lifetime -559
a light -838
a limited -668
a line -880
a link -574
a list -35
a little -189
a live 71
a local -967
a locker 134
a logo -983
a long -51
a longer 84
a look -868
a loss 334
a lot -933
a loyal -396
a lump 736
a man 56
a manager -822
a marketing -245
a match 536
a maximum -441
a meeting -769
a member -1073
a message -577
a mile 465
a minimum -761
a minute -255
a miscarriage 540
a missing -827
a mistake -364
a moment 149
a month -481
a monthly -404
a motivated -270
a name -540
a neighbor -157
a new 289
a night -26
a no -579
a noise -975
a noose 609
a note 406
a number 295
a one -1138
a package -1034
a paper 165
a parent -114
a parking 287
a part -937
a password -269
a patient 592
a payment -619
a pdf 287
a people -518
a personal -897
a phased -532
a phone -803
a photo 447
a photographer -527
a place 724
a pleasure -615
a post 76
a power 245
a private -200
a problem 400
a project -591
a pull -760
a quarter -467
a question -852
a quick -1178
a quiet -117
a quote -560
a rating -504
a real -350
a receipt -813
a reception -303
a receptionist -695
a recruiter -266
a reference -616
a refund -1282
a reminder -556
a replacement -727
a report 689
a representative -532
a reservation -903
a resident -324
a response -543
a resume -583
a retreat -504
a review 40
a ribbon -844
a room 359
a row -829
a sales -465
a scale -429
a seat -715
a second -144
a security -505
a senior -755
a separate 148
a service 475
a set -866
a shared -900
a short -1030
a shortage -381
a shot -548
a sign 196
a signature -704
a signed -788
a single -1262
a six 325
a slur 676
a small -698
a snack -593
a social -671
a soft -513
a software -812
a spare -603
a special -620
a specialist -533
a spreadsheet -582
a staff -917
a steal -272
a stool -152
a story 189
a stroke -83
a student 587
a stylist -628
a substitute -363
a summary -442
a supervisor -107
a t -439
a table -731
a talk -743
a teacher 270
a team -698
a technical -484
a technician -505
a test -722
a thin -673
a third 386
a three -417
a ticket -823
a time 436
a toddler 673
a top -719
a tour -661
a trade -402
a train -804
a training -1216
a tree -30
a turn 600
a two -1023
a typo -781
a valid -576
a vector -330
a vegan -385
a ventilator 654
a view -517
a virtual -354
a visitor 591
a volunteer 110
a waitlist -542
a wake -1045
a warm -827
a washer -628
a water -640
a week 49
a weekend -648
a wheelchair 455
a while 835
a white -245
a window 141
a woman 796
a wonderful -555
a work -222
a workout -401
a year -481
aa 731
able -231
able to -231
aborted -784
about -198
about a 287
about an -769
about any -469
about email -181
about four -857
about half -505
about her 518
about it 798
about my 51
about new -586
about our -356
about six -470
about ten -659
about the -56
about three -759
about to -938
about two -869
about what -392
about your -1040
above -405
abuse 212
accent 683
accept -1224
accept cards -390
accept cash -571
accept our -373
accept returns -564
accept the -487
accepted -1382
accepted at -409
accepted our -375
accepting -1278
accepting applications -392
accepting new -654
accepts -770
access -166
access card -608
access to -1266
access will -754
accessible 695
accident 247
accidentally -759
accidentally emailed -432
accompanied -434
accompanied by -434
according 309
according to 309
account -646
account and 381
account balance -643
account from -744
account has 304
account is -983
account manager -676
account number -908
account with -694
accountant -909
accountants -671
accounted 183
accounted for 183
accounting -606
accounting department -445
accounting firm -708
accounts -639
accounts payable -398
across -578
across from -412
across the -494
acting -949
activated -562
active 311
actually -841
ad 71
ad says 588
ad will -895
add a 50
add me -855
add the -477
add your -737
added -257
added a -836
added dark -601
added for -212
added on -823
added sugar -692
added three -508
added to -446
added you -833
addicted -490
addicted to -490
addictive -667
adding -913
adding a -521
additional -1094
address 26
address and -574
address by -576
address for 186
address in -770
address is -621
address on -702
address to -311
addresses 372
adhd 716
adjust -690
adjust the -691
adjusted 355
adjuster 488
admission -1016
admitted -585
adoption 524
adoption fell 705
ads -1232
adult -649
adults -567
adults and -881
advance -59
advice -842
advised -341
advised that -223
advisors -726
affected 1037
affected by -641
affected employees 645
afford 758
afraid -85
after -143
after a 882
after dark -589
after each -545
after eight -356
after every -50
after five -847
after her -92
after hours -905
after large -572
after last 781
after lunch -173
after midnight 126
after opening -930
after school -710
after several -77
after sunset 226
after that -575
after the 299
after three -437
after two -638
after use -1059
after we -212
after what 741
after your -952
after yourself -671
afternoon -1176
afternoon and 373
afternoons 60
afterward -913
again and 423
again at 236
again in 322
again on 215
again so 99
again this -786
against 241
age -828
aged -829
aged for -383
agency -536
agenda -49
agenda by -626
agenda for -775
agent 76
agent will -961
agents -880
agents are -289
agents will -598
ages -143
ages first -358
ago 31
ago and -127
ago today 325
agreed 25
agreed to 25
agreement -1286
agreement by -472
agreement is -463
ahead -114
ahead for -839
ahead of -1084
ai -496
aid kit -451
aide 795
air -940
air conditioning -485
airport -599
aisle -725
alarm -644
alarms -294
alcohol 657
all -68
all a -660
all accounts -595
all afternoon 287
all ages -682
all and -299
all apartments -756
all attendees -803
all bags -656
all branches 228
all calls -51
all changes -704
all city -707
all credit -514
all customers -518
all day -701
all deliveries -933
all desks -675
all documents -633
all employees -506
all expense -489
all feedback -684
all first -371
all guests -799
all hands -211
all i -656
all in -580
all inquiries -341
all invoices -794
all items -486
all keys -635
all laptops -747
all levels -743
all library -441
all locations -322
all major -658
all managers 156
all morning -743
all my 819
all new -1065
all next 452
all of -192
all only -501
all orders -560
all our -1088
all overtime -619
all packaging -364
all please -361
all prices -921
all proposals -549
all purchases -528
all receipts -394
all records -798
all sales -308
all shows -524
all sizes -1174
all staff -336
all stores 72
all the -1093
all their -540
all times -521
all tips -632
all travel -528
all vacation -130
all vendors -686
all visitors -1309
all volunteers -99
all we're -978
all wedding -397
all week 95
all who -495
all your -518
alley -771
allow -1085
allow two -457
allow up -432
allowed -618
allowed in -1098
allowed on -330
allowed to -452
allows -905
almost -1058
almost complete -256
almost full -453
alone 801
alone tonight 454
along -367
along the -162
along with -521
alphabetical -638
alphabetical order -638
already -651
already signed -557
already use -456
alterations -1054
alterations on -482
aluminum -594
always -564
am -797
am and -785
am at 259
am away -589
am every -989
am for -688
am going -978
am in -1105
am noon 514
am on -113
am pt -618
am seven -559
am sharp -354
am the 368
am to -1126
am with -750
am writing -323
ambulance 680
among -782
among the -848
amount -589
amounts -753
an account -577
an additional -646
an adult -867
an answer -608
an app -752
an appointment -914
an assistant -1002
an atm -647
an attack -96
an audio -732
an average -705
an early 45
an email 110
an emergency 290
an employee 415
an error -837
an events -490
an experienced -708
an extra -439
an hour -656
an interpreter 670
an interview -713
an investigation 311
an invoice -420
an issue -505
an ocean -523
an office -709
an open 54
an opening -360
an order 263
an update -1232
an upgrade -477
analysis -687
analyst -741
and a -153
and all 696
and any 400
and anyone 242
and are -96
and asked 763
and bagels -891
and bonded -455
and bottles -179
and breakfast -678
and bring 708
and call 826
and came -610
and can -872
and can't 610
and cannot 389
and cardboard -489
and chairs -234
and charger -365
and cheese -538
and clearly -467
and color -471
and comes -974
and could 404
and cover -713
and did 208
and don't 266
and drink -857
and dry -415
and dryer -846
and easy -524
and eleven -60
and email -454
and ends -1295
and enjoy -743
and everyone 172
and everything -401
and flexible -342
and found -1265
and four -402
and free 102
and friday 161
and get -1147
and good -326
and happy -588
and has 407
and have 581
and he 745
and her 814
and his 1269
and hit 624
and hold 208
and hot 102
and i 672
and i'd 708
and i'll 144
and i'm 612
and i've 213
and in -324
and include -189
and includes -770
and insured -836
and is 882
and it 541
and keep 304
and labor -470
and leave 375
and left -454
and let -750
and light -803
and lunch -532
and many 167
and march -256
and may 762
and money -422
and more -632
and move -391
and must -77
and my 1079
and need 1035
and needs 650
and no 163
and nobody 571
and noon -1029
and not 121
and now 548
and number -713
and on -342
and one -325
and only -1051
and open 293
and order -669
and our 754
and out -954
and over 28
and paid -657
and pay -755
and people 645
and pets -559
and place -838
and print -641
and proof -117
and put -866
and ready -813
and receive -811
and remove -396
and reopens -371
and reports -478
and requires -487
and return -872
and run 202
and running -662
and said 807
and save -1052
and says 328
and see -808
and send -937
and servers -555
and share -579
and she 996
and should 246
and sign -724
and snow -283
and someone -37
and starts 467
and take -196
and takes -681
and that 283
and the 1454
and then -291
and there 621
and they 400
and they're 487
and three 191
and thursday 295
and tighten -502
and today 414
and took -139
and towels -448
and trash -499
and tumble -359
and two 863
and umbrellas -578
and under -1207
and unlimited -739
and use -685
and wait -332
and want 203
and wants 407
and was 1175
and we 820
and we'll -60
and we're 586
and we've 502
and wear -761
and weekends -651
and will 224
and won't 499
and would 677
and you 560
and your 881
angel -960
animal -979
animal shelter -915
animals -459
annex -157
anniversary -121
announce -804
announce its -592
announce our -464
announce that -494
announce the -417
announced 688
announced next -779
announced on -1108
announcements -695
announcements before -361
annual -1103
annual conference -888
annual meeting -522
annual open -673
annual review -276
annually -564
anonymous -317
anonymous and 226
another -818
another call -1052
another meeting -542
another round -588
another two -381
another year 342
answer -291
answer by -578
answer emails 105
answer the 239
answer them -938
answer your -642
answered -788
answered in -645
answering -192
answers -1197
anxiety 711
any competitor -441
any dietary -713
any food -398
any hour 544
any inconvenience -638
any more 599
any of -1137
any phone -174
any questions -1258
any time -23
any weather -560
anybody -762
anymore 817
anymore and 354
anymore so 387
anyone 190
anyone have -908
anyone in 317
anyone know -582
anyone on 553
anyone seen -647
anyone who 677
anything -158
anything in -127
anything over 346
anytime -1107
anyway -814
anywhere -1208
anywhere in -934
apart 316
apartment -621
apartment comes -238
apartment for -748
apartment is -342
apartment on -841
apartment will -392
api -870
api will -893
apologies -800
apologies for -701
apologize -685
apologize for -917
app -781
app crashed 90
app crashes -678
app for -814
app from -776
app has -435
app helps -468
app in -337
app is -1053
app now -728
app to -284
app was -792
app works -372
appear -750
appear on -492
appetizers -919
apple -561
apples -684
appliance -826
appliances -668
applicant 450
applicants 678
application -1385
application and -570
application for -733
application has -919
application is -181
application was -545
applications -1015
applications for -669
applies -752
applies to -623
apply 358
apply for -1020
applying -803
appointed -275
appointment -1006
appointment for -298
appointment is -552
appointment necessary -574
appointment on -342
appointment only -579
appointment reminder -613
appointment with -204
appointments -1189
appointments are -499
appreciate -172
appreciate a -629
appreciate it -936
appreciate the -677
appreciate you -829
appreciate your -641
appreciated -505
approach -681
approval -1332
approve -1337
approve my -966
approved -469
approved by -862
approved the -656
approx -653
approximately 383
apps -433
april -321
apron -873
aquarium -817
are a -1000
are accepted -499
are accepting -299
are all 399
are allowed -274
are always -592
are answered -589
are asked -1274
are at 971
are available 177
are back -273
are being 97
are booked -497
are built -624
are busy -727
are by -631
are called -999
are changing -721
are charged -646
are clean -148
are cleaned -570
are closed -1181
are collecting 339
are coming -607
are committed -690
are covered 533
are currently -917
are delayed 285
are delivered -896
are done -241
are due -683
are excited -437
are expected -722
are extending -427
are failing -34
are final -516
are finished -657
are flying -528
are for -1125
are free 126
are from -713
are fully -459
are getting -171
are going -287
are gone 264
are good 243
are half -818
are hand -721
are happy -322
are having -63
are heartbroken 284
are held -735
are here -942
are hiring -815
are holding 136
are in 358
are included -124
are insured -384
are invited 214
are just -880
are keeping -420
are launching -715
are licensed -322
are limited 563
are listed -879
are looking 307
are made -1120
are marked -783
are missing -115
are monday -648
are more -432
are moving -78
are my -599
are needed -600
are next 211
are no -261
are non -650
are nonrefundable -613
are not -785
are now -138
are number -1099
are off 187
are offered -721
are on -1363
are only -957
are open -846
are our -1006
are out 172
are payable -583
are pleased -683
are posted 106
are postponing -462
are preferred -401
are prohibited 98
are proud -710
are raising 324
are ready 793
are recommended -562
are reminded -621
are replacing -470
are required -59
are reserved 154
are responsible -669
are returned -536
are rolling -371
are running -1026
are scheduled -593
are seeking -692
are sent -649
are sold -683
are sorry -545
are still 379
are subject -755
are suitable -876
are switching -906
are taken -758
are taking 227
are taped -432
are ten -760
are testing -594
are the -509
are to 442
are too 316
are two -1047
are unable -528
are up 392
are upgrading -512
are waiting -711
are watered -279
are welcome 280
are with 489
are working 487
are you -754
area -451
area is -785
aren't 464
arm 35
arms -210
around -94
around six -153
around the 57
around two 288
arrangements 286
arrangements for 286
arrested 308
arrival -798
arrivals -981
arrive -1069
arrive at -663
arrive between -393
arrive by -346
arrive early -703
arrive in -572
arrive on 273
arrive within -219
arrived -602
arrived in 167
arrives -531
arrives at -84
arriving 328
arriving after -741
art -1332
art show -656
art will -560
arthritis 858
article -496
article on -514
articles -804
artist -807
artists -718
artwork -988
as a 21
as an -404
as it 397
as long -134
as many -805
as of 479
as our -493
as part 619
as she 883
as soon -596
as the -506
as we -566
as you 177
ashes 672
aside 203
ask 228
ask a -171
ask about 523
ask at -142
ask for -29
ask that 114
ask the 289
asked 395
asked about 333
asked for 636
asked if 718
asked not -131
asked that 586
asked to 60
asked us 455
asked what -357
asked whether 713
asking 266
asking everyone 178
asks 165
asks for 415
asleep 720
assaulted 779
assemble -479
assembled -479
assembling -453
assembly -1099
assessment -851
assigned -148
assigned space -761
assigned to -121
assignment 70
assistance -183
assistant -911
assistant manager -576
associate -704
associate to -527
associates 448
association -445
at a 39
at about -730
at all 77
at an 281
at any 355
at booth -504
at checkout -1140
at closing -374
at customs -638
at dusk -333
at eight 523
at eleven -749
at five 437
at four -72
at gate 178
at gunpoint 764
at half 561
at her -52
at his 167
at home -270
at intermission -589
at it 125
at least -747
at lunch -564
at midnight -687
at most -605
at my 463
at night -774
at nine 515
at no -142
at noon 309
at number -810
at once -219
at one -492
at our -450
at reception -24
at school 106
at seven 203
at six -626
at table -736
at ten 398
at the 691
at this -102
at three 172
at tomorrow -622
at two 351
at work 645
at your -1057
ate -181
atm -814
atm is -475
attach -520
attach the -393
attached -205
attached contract -737
attached draft -694
attached floor -989
attached for -441
attached form -895
attached my -533
attached nda -962
attached please -253
attached proposal -505
attached template -514
attached the -862
attached to 295
attachment -819
attachments -1153
attack 847
attack on 299
attacked 802
attacks 639
attempt -534
attempted -605
attempts -846
attend -736
attend a -376
attend orientation -504
attend the 569
attendance -765
attendance by -709
attended -537
attendees -360
attending -923
attending a -312
attention 147
attention to -496
attic -857
attire -536
attire is -536
attorney -127
attorneys -765
auction 209
auction raised -503
audience -550
audio -1128
audio guide -541
audit -199
audit found -517
audit is -863
audit of -753
audited -779
auditions -887
auditions this -553
auditor -762
auditorium -926
auditors -777
august -237
authentication -725
authentication is -446
author -1020
authorized -1107
authorized staff -596
autistic 887
automated -652
automated invoicing -422
automatic -1098
automatically 42
automatically on -346
autopay -824
availability -890
availability for -722
available 279
available after -918
available agent -836
available around -329
available at -188
available behind -1542
available by -1024
available for 505
available from 262
available in 250
available on -1502
available online -666
available starting -970
available teller -796
available this -845
available to -141
available until -571
avalanche -157
average -526
average customer -718
average of -615
average response -204
avoid 27
avoid a -879
awake -74
award -635
award winning -222
awards -796
aware 336
aware that -147
away -51
away a -174
away by 189
away from 458
away this -567
away until -954
b 344
baby 533
baby shower -298
back -578
back after -219
back and 311
back at -983
back by -863
back door -214
back entrance -701
back for -646
back from -502
back in 420
back is -695
back lot -601
back of 790
back order -243
back room -559
back soon -475
back starting -422
back the 322
back this -702
back to -391
back tomorrow -653
back up -626
back when -555
back where -710
back within -659
backbone -655
backend -456
background -1063
background check -806
backlog -136
backpack -1008
backpacks -894
backup -1201
backyard 283
bad 158
badge 180
badge at -1001
badge is 489
badge out -588
badge photo -478
badge readers -487
badge visible -725
badge will 494
badges -1031
badly -90
bag -479
bag is -841
bag of -629
bag per -684
bagels -1039
bagels are -341
bags -430
bags and -566
bags are -667
bake -21
bake sale 96
baked -736
baked fresh -175
baker -707
bakery 75
bakery opens -978
bakery to -427
baking -839
balance -396
balance is -1235
balance of -828
balance on -688
balconies -769
balcony 63
ballpark -784
ballroom -846
ballroom holds -653
band -1464
band is -488
band plays -609
band practice -573
band will -612
bands 375
bank 216
bank account -921
bank details -802
bank is -784
bank will -835
banking -855
bankruptcy 338
banner -1040
banquet hall -878
bar -238
bar has -417
bar is -801
barbecue -1123
barista -812
baristas -790
barn 855
bars -1008
bartender -621
base -830
based -722
based in -626
basement 200
basic -1054
basic plan -671
basics -582
basics of -449
basil -681
basket -950
batch -926
batch of -410
batches 41
bath -842
bath mat -226
bathroom 428
bathroom in -963
bathroom on -694
bathrooms -751
baths -663
baths and -663
batteries -669
battery 226
battle -940
be a -177
be able -187
be accepted -564
be accompanied -434
be added -1035
be advised -223
be alone 523
be announced 177
be approved -858
be asked 413
be assembled -890
be at 668
be available -281
be aware 279
be away -372
be back 304
be better 452
be booked -710
be cake -497
be called 250
be canceled -863
be celebrating 285
be changed -204
be charged -1130
be checked -44
be cleared 81
be closed -777
be closing -887
be collected -703
be comfortable 21
be coming -143
be completed -831
be contacted 228
be covering -741
be delayed -676
be delivered -930
be deprecated -507
be doing -872
be donated -813
be done -35
be down -1267
be dropped 221
be dry -505
be eliminated 640
be emptied -845
be entered 491
be filed 205
be finished -715
be five 354
be fixed -745
be found -1015
be gentle 735
be given -422
be handed -685
be handled 397
be happy -325
be having 597
be held -80
be here -204
be home -720
be in 614
be inspected -379
be installed -797
be interested -464
be joining -378
be kept -202
be kind 373
be late 460
be left 318
be let 263
be live -913
be locked -738
be made 130
be mailed 406
be moved -86
be named -402
be no -455
be off 285
be offline 253
be on -360
be one 115
be open 394
be ordered -625
be out 689
be painted -883
be parked -909
be patient -922
be performing -845
be picked -149
be played -615
be plugged -330
be possible -320
be posted -692
be processed -754
be provided 32
be published 459
be put 617
be quiet -658
be reached -382
be read 197
be ready -1065
be recorded -696
be refunded -1049
be released 169
be removed -883
be renewed -305
be rented -773
be repaired 330
be repaved -700
be replaced -198
be reported -799
be reserved -592
be restriped -420
be retired -541
be returned -240
be running -589
be seated -344
be sent -51
be served -559
be serviced -306
be serving -694
be set -1123
be shared -631
be shipped 414
be short -754
be shown -650
be shut -1267
be signed 352
be slow 290
be speaking -501
be stored 32
be submitted -580
be switched -185
be switching -880
be taken -1178
be taking -709
be taught -363
be tested -837
be the 578
be there -363
be turned -290
be unavailable -641
be up 497
be updated -745
be used -887
be with 82
be working -379
be worn -708
be your 112
beach -862
beans -652
bear 383
beat -928
beat our -430
beats 449
because -264
because he -233
because his -458
because i -420
because it 75
because of -99
because our 164
because she -152
because the -178
because you -512
become -61
become a -627
bed 291
bed and -217
bedroom -429
bedroom apartment -925
bedroom home -805
bedrooms -1027
bedrooms and -639
beds 126
beef 82
been a -265
been added -306
been approved -824
been asked 369
been assigned 81
been at 340
been called -342
been canceled -1050
been changed -411
been closed -484
been created -775
been cutting 901
been delayed -472
been extended -1267
been filed 97
been fixed -576
been found 324
been here -714
been himself -602
been in 519
been installed -306
been issued 26
been locked -620
been moved -558
been named -398
been on 166
been ordered -438
been out 537
been paid -541
been placed 643
been posted -1080
been postponed -535
been promoted -406
been pushed -382
been received -1288
been refilled -707
been removed 329
been replaced 120
been rescheduled -494
been restocked -470
been revised -544
been sent -657
been set -863
been sleeping 507
been told -27
been updated -565
been upgraded -859
been using -144
been voted -353
been watched -322
beers -63
beers on 117
before -380
before assembling -453
before boarding -705
before calling -959
before delivery -832
before each -597
before entering -112
before friday -554
before going 37
before it -920
before loading -343
before lunch 323
before moving -503
before noon 165
before open -253
before opening -267
before our -889
before putting -936
before serving -603
before tax -589
before they -1187
before we -524
before you -548
before your -973
began -58
begin 69
begin at -328
begin boarding -773
begin on 605
begin promptly -343
begin the -717
beginners -721
beginners start -336
beginning -970
beginning in -632
begins -76
begins at 220
begins in -924
begins monday -673
begins next -774
begins on -1389
begins this 114
behaved -715
behind 483
behind on 657
behind schedule -874
behind the 324
being 120
being a -850
being cleaned -521
being garnished 488
being held 41
being installed -594
being moved -295
being painted -710
being processed -495
being recorded -635
being repaired -980
being replaced -1073
being sent -365
being serviced -715
believe -731
believe in -639
bell 499
bell and -746
belong -688
belonged -450
belonged to -450
belongings 130
belongs -1007
belongs in -627
belongs to -821
below -1321
below for -340
below target -353
below to -125
belt -951
bench 384
bench in -286
benefit 682
benefits -1136
benefits before -253
bereavement 977
beside 438
best -487
best for -555
best places -464
best selling -601
bestselling -393
bestselling sweater -393
beta -597
beta testers -385
beta version -580
better -276
better off 452
better subject -426
better than 484
between -525
between the -662
beverage -477
beverages -777
beyond -504
beyond this -504
bib -496
bible -761
bicycle -928
bicycles -1051
bicycles in -606
bicycles may -676
bid -817
big -1165
big conference -628
big for -613
big ideas -350
big thank -484
bigger -525
bigger office -797
bigger screen -853
biggest -741
biggest clients -381
biggest names -376
biggest sale -792
bike -1050
bike in -393
bike room -355
bike to -355
bikes -1147
bikes can -245
bilingual -518
bill -1411
bill for -569
bill went -458
billed -723
billing 213
billing and 571
billing questions -347
billing system -324
bills -233
bills by -601
bills with -300
bin -1328
binder -746
bingo -869
bins -1311
bins for -493
biopsy 934
bird -1323
bird price -715
bird rate -534
bird tickets -552
birds -234
birds with -508
birthday -574
birthday cake -418
bishop 412
bistro -886
bit -76
black -230
black ink -816
blade -212
blades -884
blank 208
blankets 674
blast -823
bleach -1064
bleeding -849
bleeding edge -515
blend -583
blend is -583
blender -1020
blender is -595
bless 638
blind 244
blind in -953
blind spot -560
blinds -1003
block 256
block the -1031
blocked -346
blog -929
blog post -490
blood 378
blood drive -57
blood pressure 788
bloody -724
bloody mary -724
blower -653
blue -241
blue bins -745
blue umbrella -699
blueberry -573
blueberry muffins -504
board -839
board approved -573
board has -591
board meeting 24
board meets -648
board of -662
board will -803
boarding -1496
boarding in -587
boardroom -615
boat 309
boat leaves -657
boats 399
boil -685
boil stir -683
boiler -509
bomb 255
bomb threat 691
bonded -509
bonus -53
book 268
book a -915
book ahead -724
book club 76
book on -742
book sale -621
book two 363
book your -654
booked -1428
booked for -507
booked solid -736
booked through -380
booked until -829
booked up -455
booking -931
booking system -550
bookings -905
bookkeeper -301
bookkeeper for -452
bookkeeping -962
books -704
books and 322
books are -562
books before -418
books for -925
books on -644
bookstore is -483
booster 375
booth -155
booth at -684
booth is 181
boots -369
border 741
born 910
borrow -869
borrowed -682
boss 351
bot -806
both 467
both parties -831
both sides -929
bottle -81
bottles -973
bottom -191
bottom drawer -623
bottom of -896
bought -1072
bounce -751
boutique -832
boutique carries -731
bowl -833
bowl is -778
bowling -1518
bowling alley -636
bowls -310
box 428
box after -242
box by 413
box is -877
box of 286
box with 175
boxes in -529
boy 1225
boy was 626
boys 535
bpa -738
bpa free -536
bracket -533
brainstorm -499
brake 519
branch -319
branch is 70
branch on 225
branches 474
brand -524
brand guidelines -304
brand of -281
branding -649
brands -903
bread -1014
bread is -563
break -589
break for -504
break room -926
break the -350
breakfast -785
breakfast every -809
breakfast for -943
breakfast has -678
breakfast in -664
breaks 411
brew -596
brewery -512
brewery is -547
bridesmaids 192
bridge 700
bridge is 146
bridge on 147
bridge will -673
brief -777
bring -144
bring a -118
bring all -504
bring him 71
bring in -808
bring it -238
bring one -821
bring the 368
bring them -525
bring two -955
bring up 317
bring you -360
bring your 577
bringing -885
bringing back -488
bringing the -296
brings -922
brings your -396
brochure -138
brochure is -462
broke 296
broke the -228
broken -243
broken again -544
broken equipment -743
broken links -440
broker -108
brother 699
brother in -169
brothers 800
brought -350
brought in -239
brown -950
brownies -1025
browser -540
browser to -493
browsers -792
brunch -469
brunch is -907
bucket -679
budget -1128
budget for -287
budget is -712
budget meeting -448
budget review -667
budget was -715
budgets -513
budgets by -462
buffet -297
bug -453
bug and -627
bug that -431
bugs -794
bugs in -655
build -871
build is -445
build websites -231
building -309
building c 82
building event -235
building for -614
building is -974
building manager -1080
building on 326
building so 200
building will -912
buildings 283
builds -571
built -263
built this -604
built to -650
bulb -772
bulbs -1018
bullet -170
bullet points -599
bulletin -462
bulletin board -378
bungalow -494
burger -803
burial 1121
buried 107
burn -455
burn for -727
burn time -701
burned 929
burns 362
burrito -723
burst 892
bury -575
bus 67
bus driver 567
bus drivers -869
bus for -480
bus leaves -831
bus stop -669
bus to -873
buses -932
business -730
business cards -670
business casual -713
business day -1008
business days -787
business for -686
business in -578
business is -420
business owners -509
business since -734
business with -280
businesses -1334
businesses of -366
busy -376
busy dental -313
busy diner -398
busy parents -604
but appointments -378
but fail -337
but he 491
but i -336
but it -233
but not -146
but only -743
but our -488
but please 241
but the -46
but there -806
but they -703
but wants -158
but we -789
but you -688
butter -1082
button -1206
button for -357
button is -563
buttons -663
buy -1145
buyer -213
buying -429
by a 374
by an -434
by app -789
by appointment -789
by april -706
by august 163
by both -1039
by card -487
by certified 515
by check -753
by close -430
by color -376
by december -605
by email 434
by end -182
by friday -461
by half -287
by hand -1403
by her 1011
by january 136
by june 227
by local -342
by march -643
by may -922
by midnight -863
by mistake -489
by monday -891
by my 171
by next 425
by noon 183
by november -558
by now -675
by october -908
by on 629
by one -664
by our 480
by over -844
by phone -792
by popular -633
by request -770
by september -272
by six 153
by ten -874
by the 298
by three -816
by thursday -358
by to 216
by tomorrow -718
by tonight -677
by tuesday -988
by two -1238
by video -1072
by wednesday -1418
by your -591
c 119
c and 65
c is -567
c port -428
cabin -982
cabin sleeps -532
cabinet -702
cabinets -811
cabinets are -603
cable -876
cafe -1119
cafe is -737
cafes -303
cafeteria -780
cafeteria is -734
cafeteria now -338
cafeteria on -410
cafeteria will -478
cake -1561
cake for -794
cake in -387
cakes -770
calendar 245
calendar before -623
calendar invite 259
calendar is -997
calendars -727
call 285
call ahead 404
call around 188
call at -699
call back -493
call for -49
call from -74
call in -693
call is -1031
call may -501
call me -30
call or 637
call our 263
call so -606
call that 380
call the -64
call this 69
call to -1183
call us 355
call volume -773
call was -547
call when 197
call will 507
call with -439
call you -641
call your 463
called 205
called again 783
called in -592
called please 442
called the 1005
caller 701
calling 736
calls 389
calls and -615
calls for -942
calls from 513
calls until -1100
came 726
came back 65
came down 1089
came for 374
came in -653
came out 455
came over 578
came to -166
came up -280
camera 506
camera is -625
camera on 214
cameras -894
camp -601
camp for 734
camp is 30
camp registration -623
campaign -620
campaign on -303
camper 394
camps 228
campus -697
can ask 204
can be 302
can book -644
can bring -1216
can buy -627
can cancel -672
can change -371
can check -474
can come 428
can do 135
can drop -613
can find -1078
can get -1105
can go 32
can have 257
can hear -583
can help -171
can hold -203
can i 242
can join -691
can make -540
can now -963
can only 432
can order -960
can paint -181
can park -587
can pay -600
can pick -257
can reach -1283
can rent -941
can return -762
can see 308
can someone -539
can start -851
can still 188
can take -293
can track -285
can unsubscribe -887
can use -103
can visit -735
can we 489
can work -442
can write -305
can you 158
can't 966
can't afford 551
can't be -240
can't come -531
can't do 469
can't find -699
can't get 505
can't go 666
can't make -988
can't open 478
can't pay 33
can't reach 705
can't stand 852
can't take -407
can't use -821
cancel -675
cancel at -652
cancel the 100
cancel this -359
cancel your -768
canceled -224
canceled because -867
canceled the 303
canceled tonight 257
canceling 210
cancellation -1046
cancellation fee -706
cancer 481
candidate -229
candidate has -275
candidates -347
candle 358
candles -1480
candles burn -496
candy -717
cannon -773
cannot 911
cannot be -984
canoe -740
cans -772
cans and -221
canteen 241
capacity -903
capital -550
capitals -676
capped -406
capped at -406
car 367
car garage -634
car is -528
car on 275
car seats 494
car wash -696
caramel -464
card 298
card at 395
card balance -760
card expires -538
card for 515
card information -497
card is -675
card machine -348
card on -884
card payments -999
card required -485
card to -473
card was -58
card will -741
cardboard -751
cards 293
cards are 143
cards never -779
care -281
care is -543
care of -471
care wing 541
careers -765
careers page -689
careful -704
carefully -413
carpet -1285
carpet cleaning -349
carpet in -337
carpet on -562
carpets -681
carpets are -396
carpool -926
carpool list -367
carried -688
carrier -841
carries 718
carries sizes -731
carrots -906
carry -377
carry on -846
carrying 691
cars 163
cart -314
cart is -840
carton -582
cartridges -464
carts -1239
carts in -417
case -465
case has 418
cases 178
cases of -113
caseworker 669
cash -1191
cash for -25
cash only -605
cashier -325
cashier was 674
cashiers -561
cast -692
casual -1135
casual attire -536
cat -107
catalog -1218
catalog has -621
catalog is -596
catch 605
catch fire 649
catches 117
cater -543
caterer -1338
catering -1201
catering is -296
cats -360
caught 729
cause -187
caused -506
caused the -342
ceiling 383
ceiling of 484
celebrate 470
celebrate our -492
celebrating -165
celebrating our -845
celery -545
cell -1209
cell phones -751
cello -621
cemetery 774
cent -717
center 251
center has -830
center is -896
center offers -686
center to -679
centerpieces -764
cents -1260
cents off -270
ceo -732
ceo will -634
ceramic -426
ceremony -863
certificate 475
certificates 526
certification -930
certified 169
certified operators -747
cfo -331
cfo starts -934
chair -173
chair at 524
chair is -593
chair will 579
chairs 74
chairs and 286
chairs are 252
chairs at -571
chairs for -505
chairs in -525
chairs will -398
challenge -515
challenge starts -394
chance -599
chance to -324
change -347
change is -634
change on -599
change the 130
change your -845
changed -681
changed the 77
changed to -410
changes -205
changes on 244
changes to -1078
changing -1375
changing our -720
changing the -406
channel -362
chapel 691
chaplain 476
chapter 292
characters -858
charge -384
charge for -333
charge of -619
charge on -516
charged -488
charged a -640
charged overnight -503
charged with 663
charger -1053
charges 56
charging -34
charity -667
chart -89
chart for -479
chart has -632
charts -644
chat -494
chat and -662
chat with -733
chatbot -788
cheaper -857
check -104
check at -637
check for -669
check in -220
check on 27
check out -895
check that -768
check the -1459
check whether -715
check your 361
checked 251
checked in 892
checking 217
checking in -82
checklist -912
checklist in -251
checkout -553
checkout and -865
checkout is -700
checkout page -713
checkout process -489
checks 611
checks are 559
cheddar -915
cheese -1285
cheese at -158
cheeses -539
chef 172
chemo 1133
chess -53
chess club -27
chicken 240
chief -884
child -203
child for 424
child in 688
child lunch -697
children -471
children under -195
chili -890
chips 214
chocolate -1014
chocolate cake -586
choice -920
choice questions -671
choir -116
choir concert -144
choir rehearses -645
choose -700
choose a -920
choose their -214
choose your -478
choosing -1069
choosing our -664
chose 238
chosen -741
christmas 483
christmas party 74
church 326
church basement -819
ci -584
circle 382
circle back -869
cities -738
city -617
city council -768
city hall -483
city is -781
city residents -870
city will -867
claim -84
claimed -728
claims 831
class -157
class and -670
class at -757
class begins -724
class for 617
class has 406
class is -389
class of -305
class on -1168
class starts -847
class will -973
classes -566
classes are -880
classes for -862
classes on -743
classes start 205
classic -469
classroom -1084
clean -653
clean and -611
clean dishes -386
clean for -588
clean record -454
clean the -885
clean up -861
cleaned -852
cleaned and -599
cleaned out -398
cleaner 267
cleaners -100
cleaners bring -355
cleaners will -819
cleaning -1862
cleaning crew -583
cleaning is -630
cleaning on -353
cleaning products -353
cleanings -535
cleanings a -399
cleanup -1096
clear -165
clear at -1019
clear the -392
clear your -1116
clearance -977
cleared 188
cleared by -377
cleared out -516
clearly -762
clearly after -375
clears 194
clerk 453
click -837
click on -376
click the -462
click went -557
clicking -718
clicks -302
client -451
client has -793
client is 475
client liked -446
client loved -978
client wants -660
client will -741
client would -737
clients 225
clients at -334
clients get -704
climbing -241
climbing gym -601
clinic -351
clinic is 67
clinic will -109
clips -820
clock 159
clock in -851
clock is 301
clock out -604
clocks -1037
close 355
close at -361
close early -151
close of -433
close on -868
close the -118
close to 408
closed -174
closed after -256
closed and 527
closed at -856
closed for -295
closed from -1110
closed monday -1189
closed next -799
closed on -698
closed our 326
closed the 1016
closed this -362
closed thursday -433
closed to -423
closed today -817
closed toe -562
closed tonight 218
closed until -853
closed when -278
closed while 487
closer -290
closer to -290
closes 77
closes at 316
closes during -594
closes early -846
closes for -511
closes friday -711
closes on -1086
closes tomorrow -417
closes tonight -800
closet -598
closet by -455
closet is 245
closing and 513
closing at -724
closing early -709
closing in -29
closing the -193
closure 340
clothes 654
clothing 340
cloud -970
cloud migration -405
cloud storage -434
club -326
club is -1080
club meets 134
club ships -352
club will 152
coach 345
coach will 194
coat -395
coat and 153
coat check -566
coat of -336
coats 390
code -115
code for -959
code is -485
code on -733
code to -391
code will -622
codes -732
coffee -629
coffee and -515
coffee blend -310
coffee for -707
coffee in -981
coffee is -1311
coffee machine -317
coffee maker -672
coffee shop -564
coins -817
cold -1267
cold and -263
cold brew -487
cold water -795
coli 663
collapsed 1229
colleague 435
colleagues 469
collect 66
collect your 221
collected -1029
collected at -522
collected every -929
collecting 376
collection -325
collection is -481
college 465
color -1129
colors -1303
colors and -548
column -952
com -1085
combined -605
combined experience -476
come 193
come back 205
come by 416
come down -429
come first -897
come forward 745
come from -1066
come home 438
come in -240
come out -217
come to 850
come up 38
come with -1478
comes -249
comes at -114
comes from -901
comes in -1206
comes out -923
comes to 23
comes with -1418
comfortable 335
coming 95
coming at -164
coming by 281
coming home -307
coming in -67
coming on -1043
coming thursday -538
coming to 490
comma -1034
comment -486
comments 51
comments on -693
commercial -48
commit -523
committed -732
committed to -732
committee -318
committee is 192
committee meets -587
committee will -855
communication -654
community -431
community center 40
community garden -696
community pool -697
commuters -748
companies -998
companies worldwide -509
company -72
company car -1108
company has -21
company in -457
company is -596
company logo -1045
company meeting -894
company name -436
company party -211
company picnic -869
company was 379
company will 134
company with -392
compared -1045
compared to -626
competitive -757
competitive pay -640
competitor -323
competitor price -470
complained -607
complaint 410
complaint about -113
complaints 636
complete -415
complete a -797
complete the 113
complete your -808
completed -1435
completed in -451
completed the -514
completely -530
completely anonymous -399
compliance -488
compliance training -750
complimentary -734
computer -931
computer classes -546
computers -1030
concept -640
concert -602
concert has -1050
concert is -922
concert will -117
condition -417
condition in -603
conditioner -766
conditioning -830
conditions -860
condo -909
condo has -533
conduct 332
conference -611
conference in -977
conference room -321
conference rooms -824
conference will -746
conferences 96
conferences are -355
confidential 94
confidential and 211
confirm -427
confirm that -770
confirm the 48
confirm your -881
confirmation -1100
confirmation email -334
confirmed -1199
confirmed for -671
confusion -678
confusion in -387
congratulate -787
congratulating -609
connect 111
connection -786
connects -958
consists -467
consists of -467
construction -928
consultants -1069
consultation -1195
consulting -604
contact -900
contact details -636
contact form -654
contact information -570
contact person -602
contact you -593
contacted -75
contacting -832
contacts -744
contacts in -381
contain 247
container 42
containers 327
contains -1067
contains no -383
content 463
contest -950
continue 296
contract -79
contract and -560
contract before -745
contract by -561
contract for -504
contract has 85
contract in 277
contract is -54
contract needs -1002
contract questions -704
contract was 47
contract will -803
contract with -933
contractor -555
contractors -534
contracts 255
contribution -940
contributions -896
control -1085
convention -1123
conversation -558
convert -512
conveyor -708
cook -1009
cook who -603
cookie -952
cookies -1539
cookies to -363
cooking -664
cooking class -643
cooks 58
cooks and -801
cool -861
cool and -235
cool dry -417
cooler 36
cooler has -497
coordinator -860
coordinator with -499
copier -1082
copier can -442
copier is -634
copier on -472
copies -760
copies of -979
copy -223
copy for -762
copy is -717
copy machine -760
copy of -816
copy room -761
copywriter -705
cord -367
corner -349
corner of 466
corners -878
corral -252
correct -810
correct address -519
corrected -704
corrected copy -264
corridor -309
cost -309
cost of -829
cost per -557
costs -1932
costs by -483
costs have -486
costume -1028
costumes -770
cots 827
cottage -821
cotton -590
couch -245
could -93
could be 126
could help -597
could leave -330
could not -223
could save -457
couldn't 271
council -209
council meets -885
council will 133
counsel 588
counselor 681
counselors 294
count -819
count by -258
count for -487
count is 269
counter -686
counter will -85
counting -882
countries -1035
country 499
counts 171
county 356
couple 103
couple of -686
couples 527
coupon -763
courier -728
course -1306
course has -605
course in -522
course is -530
court -337
courthouse 814
courthouse steps 712
courts -438
courts are -438
courtyard 236
cover -102
cover letter -784
cover my -348
cover the 161
cover your -804
coverage 441
covered -544
covered by -876
covering -421
covers 517
covers a -789
covers parts -445
covers the -277
covers two -399
coworker 312
coworking -858
coworking space -858
cpa -591
crackers -857
craft -757
craft fair -602
crane 638
crash 534
crash course -559
crash on -466
crashed -297
crashes -485
crates -193
cream -1050
cream is -540
create -665
create a -486
create custom -230
created -701
created successfully -756
credit -614
credit card -211
credit cards -731
credit is -528
credit on -516
creek 435
crew 542
crew comes -581
crew is 43
crew will 314
crews 577
crews will 197
crib 806
crime -840
crisis 718
crisis line 626
crm -1219
crm goes -921
croissants -1074
crossed 704
crossed the 652
crosswalk 429
crosswalk at 466
crowd -230
cruelty -594
cruelty free -594
cruise 41
culture -252
cup -1056
cup and -280
cupcake -497
cupcakes -831
cups 444
cups in -549
curator -577
curb 37
curbside -791
curbside pickup -791
cure 56
cures 761
currently -195
custody 526
custom -723
custom orders -113
custom signs -230
customer -34
customer for -507
customer gets -526
customer portal -560
customer questions -512
customer said 469
customer service -1062
customer since -794
customer support -769
customer would -502
customers -145
customers and -297
customers are -920
customers come -1215
customers get -546
customers include -376
customers on -343
customers only -1174
customers rate -822
customers receive -598
customers save -278
customers what -771
customers who -642
customers with 407
customs -1003
cut 471
cut and 337
cut by -361
cut our -663
cut the -390
cutoff -319
cuts 122
cutter 322
cutting 575
cutting board -921
cutting on -1145
cutting the -324
cv -707
d -148
dad 1037
dads 385
daily -626
daily from -789
daily standup -603
dairy -668
damage -393
damaged -123
dance -1198
dance floor -594
dance studio -526
dark -537
dark mode -646
dashboard -834
dashboard shows -497
data -1330
data import -378
data into -390
data protection -512
database -967
database is -961
database migration -354
date 357
date for -646
date is -1034
date of 159
date on -924
dates 365
daughter 571
daughter has 445
daughters 144
day -278
day after -890
day and -253
day at 322
day before -97
day care 336
day delivery -882
day early -1000
day for 323
day if -559
day in -798
day is -1272
day late -1125
day of -277
day off 100
day on -559
day one -670
day or -120
day orientation -292
day program 673
day shipping -906
day this 248
day to -845
day tomorrow -624
day trial -875
day until 526
day will -625
daycare -434
daycare has -643
days -594
days a -1266
days after 192
days ahead -833
days and 193
days before -471
days for 399
days if -475
days in -349
days left -784
days no -485
days notice -665
days of -875
days on -131
days or -513
days overdue -578
days past -857
days per -791
days so 139
days starting 250
days to 501
days will -648
days with -508
dead -1384
dead links -406
dead simple -449
deadline -1227
deadline for -552
deadline is -623
deadline to -426
deadlines 700
deaf 228
deaf ears -742
deal -1165
deal is -620
deal on -821
deals -579
deals in -500
death -1022
death overtime -714
debit -375
debit card -500
debt 501
decades 252
decades of -518
decaf -730
december -1109
decide -829
decide to -266
decided -52
decided to 70
decision 505
decision next -592
decision to 690
deck -102
deck for -507
deck is 257
declared 581
declined 235
declined please -439
dedicated -275
deep -580
default -300
defective -617
degree 290
degrees -979
delay -978
delay in -447
delayed -52
delayed because -561
delayed by -1107
delayed until -713
delays -913
delete -419
deli -553
deliver -603
deliver groceries -438
deliver in -503
deliver within -671
deliver your -854
delivered -1557
delivered every -573
delivered in -360
delivered on -367
delivered the -619
delivered to -626
delivered today -537
delivered your -420
deliveries -270
deliveries only -908
delivers -882
delivers most -397
delivery -717
delivery and 98
delivery driver -1107
delivery drivers -743
delivery fee -1047
delivery is 123
delivery number -948
delivery of -638
delivery on -486
delivery time -749
delivery vans 223
delivery was -430
delivery window -336
delivery within -659
demand 404
demand we've -402
demo -436
demo for -175
demo to -422
demos -844
denied 471
denied because 418
dental -1238
dental office -381
dental plan -666
dental practice -256
dental vision -532
dentist -1075
dentist office -434
depart -917
department -560
department has -685
department is -367
department will -385
departments -658
departs -723
dependency -749
depending -770
depending on -770
deploy -876
deploy to -600
deployed -105
deployed a -485
deposit -1013
deposit information -239
deposit of -562
deposit will -443
deposit your -256
deposited -653
deposition -814
deposits -576
deposits are -388
depot 300
deprecated -443
depression 166
describe -756
design 120
design and -923
design but -158
design team 467
designed -766
designed by -444
designed for -631
designer -784
designer for -138
designer in -387
designer is -721
designer needs -497
designer to -752
designer who -373
designer with -556
designers -676
designers and -640
designers are -696
designs -352
designs arrangements -397
desk 135
desk and -221
desk assistant -430
desk before -151
desk by -141
desk clerk -478
desk for -236
desk from -965
desk is -134
desk needs -953
desk to -701
desk will 571
desks -1194
desks are -1023
desks by -498
dessert -695
destination -550
destroyed 716
detail -796
detail oriented -628
details 274
details are 330
details so -557
detector 157
detectors 504
detergent -615
detox 886
developer -988
developer who -309
developers 240
developers based -460
developers fixed -210
developers will -529
development -864
device -935
device is -570
devil -861
devil is -585
diabetes 708
diagnosed 591
diagnosed with 591
dial 212
dialysis 1090
did 461
did everything 267
did it 153
did not 453
didn't 1046
didn't make 371
didn't take 328
die -1024
die for -471
die on -773
died -351
died at -913
died in -147
dietary -1050
dietary preferences -426
difference -731
different -310
different now -358
differently 24
difficult 543
difficult decision 543
digging -260
digit -793
digit code -390
digital -1143
diner -822
dining -559
dining room -434
dinner -299
dinner is -648
direct -1000
direct deposit 319
directly -245
directly to -157
director 250
director of -664
directory -837
dirty -369
dirty dishes -310
disabled 485
disaster -903
disaster recovery -689
discolored -807
discontinued -371
discount -975
discount if -288
discount is -741
discount on -402
discount when -222
discovered -381
discuss -755
discussed -865
discussion -766
dish -852
dishes -984
dishes are -521
dishes before -302
dishes in -301
dishes on -234
dishwasher -939
dishwasher and -494
dishwasher if -249
dishwasher is -430
dishwasher not -266
dishwasher safe -597
dishwashers 112
dismissal 466
dispatch 98
dispatch by -731
dispenser -478
display -1193
display in -624
disregard -707
distribution -114
distribution center -114
district 94
divorce 831
dj -290
do 279
do a 235
do i -357
do not 121
do so -535
do the -352
do you -672
doc 177
dock 185
dock at 225
dock is -832
dock will -26
docs -617
doctor 119
document -544
document in -398
document you -540
documentation -861
documents -1142
documents are -875
documents within -397
does -415
does not -289
doesn't 334
doesn't fit -342
doesn't work -680
dog -43
dog and -183
dog for 459
dog groomers -204
dog license -637
dog on -248
dog will -682
dogs -112
dogs are 259
doing -154
doing a 406
doing inventory -990
dollar -1005
dollars -415
don't 529
don't ask 761
don't block -649
don't bring 49
don't charge 402
don't feed -441
don't forget -762
don't have 218
don't know 463
don't leave -135
don't move 299
don't need -695
don't park -799
don't see 83
don't share 242
don't take -1260
don't think 346
don't use -815
don't want 202
don't work -524
donate -271
donated -1059
donation -733
donation of -464
donations -64
donations of 456
donations to 388
donations up -803
done 383
done by 269
done in -971
done with -618
donors -741
donut -678
donuts -432
donuts in -584
door -66
door and -50
door at -360
door closed -762
door code -773
door for 549
door in 79
door is 308
door on -873
door open -824
door please -679
door should -625
door shut -668
door will -853
doors 127
doors on -41
doors open -909
dorm 760
double -93
double booked -931
doubled -1260
doubled our -418
doubles -797
doughnuts -514
down 454
down after -44
down by -657
down for -847
down from -174
down in -480
down on 618
down one -856
down right -486
down so 136
down the -315
down this 392
down to -284
down until 229
down with 834
download -530
download your -232
downloaded -649
downloads -1205
downstairs -398
downtime -630
downtown -729
downtown area -626
downtown this -438
dozen -489
draft -338
draft and -348
draft by -872
draft is -788
draft of -975
drawer 247
drawn -147
drawn on 72
dress -664
dress code -84
dresses 292
dressing -805
drew -735
dries -911
dries in -343
drill 64
drill is -1238
drill on 166
drill will -902
drink 587
drink and -849
drink in -842
drink minimum -658
drink the 626
drinking 851
drinking fountain -1019
drinks 181
drinks at 205
drip -651
drive 393
drive the 313
drive through -1113
drive thru -844
driver -134
driver license -828
driver was -220
driver who 318
driver will -787
drivers -57
drivers are 369
drivers with -555
drives -472
driveway -868
driving -365
drop -769
drop a -647
drop box -776
drop dead -514
drop in -279
drop off -477
dropped -305
dropped by -98
dropped off -783
dropping 886
drops 184
drowning -221
drug 809
drum -535
dry -1441
dry and -359
dry cleaner -479
dry cleaning -279
dry for -407
dry in -431
dry low -324
dry on -391
dry place -664
dryer -749
dryer in -675
ducks -667
due -646
due at -1287
due back -634
due by -966
due date 588
due for -393
due friday -359
due in -848
due monday 307
due on -553
due thursday -698
due to -370
due tomorrow -713
due within -799
dues -875
dues are -601
dumbbells -497
dumpster 151
duplicate contacts -487
during -176
during class -844
during construction -638
during finals -483
during tax -655
during the -439
during thunderstorms -594
dusk -354
dust 326
duty -484
duty from -592
e 485
e book -753
each -365
each apartment -867
each bag -885
each box -991
each candle -697
each child -709
each day -110
each month -260
each new -740
each of 418
each student -761
each ticket -426
each time 280
each use -409
each week -560
each year -822
earlier -1079
earlier today -360
early -201
early because -620
early bird -995
early for 28
early morning -402
early must -478
early on -951
early shift 133
early this -1054
early to -561
early today -857
early tonight -802
earn 402
earned -650
ears -995
earthquake 780
easier -960
easier to -588
easily -569
east 455
east wing -480
easter 725
easter egg -664
easy -73
easy to -529
eat -445
eat free -938
eaten -361
eating 569
edge -689
edit -759
edited -274
edited images -274
edition -1039
editor -727
editor is -658
editors -1022
editors will -216
edits -686
edits on -683
education 574
effect 409
effect next -468
effect on 220
effective 622
effects 155
effort -682
egg -506
egg hunt -496
eggs -812
eight -370
eight and -455
eight hours -570
eight or -341
eight to -278
eight weeks -753
eighth 131
either 136
elected -674
elected a -341
electric -602
electric bill -527
electricians -695
electricians are -281
electricity -750
electronic -849
electronically -713
elementary 598
elementary school 598
elevator -373
elevator for -762
elevator in -545
elevator is -217
elevator will -1039
elevators -681
eleven 143
eleven minutes -818
eleven years 533
eliminated 999
else -218
email -568
email address -1236
email because -348
email from -652
email if -527
email is -720
email it -586
email list -502
email marketing -140
email me -395
email shortly -329
email signatures -431
email support 304
email the -855
email to -520
email us -596
email was -856
email within -276
email you -1000
email your -323
emailed -664
emailed the -432
emails -1310
emails from -456
emails in -706
emergency 272
emergency contact 56
emergency exit -477
employee -140
employee badge -154
employee handbook -750
employee is 111
employee of -738
employee survey -731
employees 345
employees are 330
employees have -336
employees must -897
employees on -202
employees only -692
employees will -486
employer -314
employment 488
emptied 200
emptied every -496
empty 508
empty the -701
enclosed 21
end -234
end at -929
end of -174
ended 26
ended on 558
ending -48
endpoint -836
ends -89
ends at -56
ends in -25
ends on 180
ends sunday -724
ends the -800
ends today -676
ends tonight -1053
energy -841
engagement 283
engineer -475
engineers 778
engineers deploy -600
engineers need -841
enjoy -1230
enjoy flexible -550
enjoy the -529
enjoyed -799
enjoyed your -478
enough -977
enough chairs -481
enough for -722
enough to -469
enroll -536
enroll in -463
enrollment -1163
enrollment closes -531
enrollment ends -657
enrollment starts -892
enter -1546
enter the -738
enter through -518
enter your -485
entered 399
entering -343
entering the 134
entrance -700
entrance for -587
entrance is -360
entrances 251
entries -801
entry -485
entry level -778
envelope 348
envelopes -770
environment -1187
environment is -584
episode -592
episode of -389
equal -709
equal to -427
equipment -1380
equipment after -562
er 798
erase -712
ergonomic -629
error -1469
error in -811
errors -559
escalated -309
escalated to -464
escalator -812
escape -512
escape room -512
espresso -696
espresso machine -570
essay -146
estate 161
estimate -889
estimates -1187
estimates and -204
estimates on -711
et -637
ethics -585
evacuation 455
evaluation -669
evaluations -929
even 283
evening -339
evening at 175
evenings -747
evenings and -587
event -1276
event arrive -320
event is -463
event on -609
event will -235
events -338
events coordinator -490
ever 63
every -293
every box -1161
every budget -397
every day -370
every employee -368
every friday -803
every friend -498
every guest -601
every hour -634
every monday 97
every month -1296
every morning -466
every new -563
every night -529
every other 399
every purchase -603
every saturday -1093
every six -546
every size -833
every store -741
every sunday -705
every three -776
every thursday -1252
every ticket -697
every time -618
every tuesday -1278
every two -1020
every wednesday -913
every week -962
every weekday -581
every weekend -575
every year 234
everybody -293
everybody on 58
everyday -432
everyday use -432
everyone -205
everyone and 256
everyone at 330
everyone else -203
everyone has -879
everyone in 624
everyone is 234
everyone needs -566
everyone on -95
everyone please -721
everyone should -721
everyone to -215
everyone who -52
everything 350
everything and 121
everything in 257
everything is -798
everything on 78
everything we -920
eviction -149
ex 802
ex is 535
exact -753
exact change -574
exactly 194
exam -855
exam today -917
exam will -822
example -687
exams take -751
exceed -1158
exceeded -376
excellent -578
except 350
except for -170
exchange 732
exchanged -608
exchanges -599
exchanges without -309
excited -712
excited to -712
excuse -318
execute -835
exhibit has -907
exhibit is -686
exhibit on -844
exhibit runs -706
exhibiting -631
exhibition -910
exhibition is -373
exhibits -713
exit -1529
expanded -519
expanded our -519
expect -231
expect a -539
expect the -254
expect to 221
expected -511
expected to -896
expense -882
expense codes -468
expense policy -422
expense report -682
expense reports -386
expense tool -304
expenses -1131
experience -1674
experience in -421
experience necessary -592
experience needed -450
experience preferred -354
experience required -365
experience with -624
experienced -1024
experienced assistant -487
experienced truck -532
experiencing -655
experiencing higher -537
experiencing longer -402
experts -670
expire -1288
expire in -291
expire on -172
expired -146
expires -1157
expires in -583
expires next -705
expires on -816
expiring -1077
expiring soon -713
explained 570
explains 328
explains how 328
exploded -189
explosion 392
expo -862
export -628
export button -384
exposed -54
express -858
extend -674
extended -280
extended by -934
extended our -593
extended the -511
extended through 157
extended to -655
extending -535
extending our -338
extending the -438
extension -1148
extinguisher 504
extra 778
extra large -1037
extra time 671
eye -593
eye exams -596
fabric 292
face 82
face the -734
faces 587
facial -860
facilities -800
facility 538
facing -945
facing the -826
factor -878
factor authentication -725
factory 294
fail 228
fail in -337
failed 602
failed because -750
failed login -615
failed on 312
failing -265
fails 508
failure -31
fair -1472
fair is -932
fair runs -302
fairgrounds -545
faith 167
fall -782
fall campaign -303
fall menu -513
fall semester -103
fall soccer -390
fallen 245
falls 368
falls on 544
families 373
families for -392
families have -315
families in 646
families until -547
families will 763
family 360
family and 305
family asks 310
family before 844
family farm -547
family has 196
family in 765
family is 714
family of 331
family owned -633
family plan -798
family run -535
family will 645
fan -762
fan in -558
far -246
fare -549
farm -284
farm stand -597
farm tours -298
farmers -626
farmers market -1009
farms -454
fast paced -566
faster -1029
faster with -636
fastest -624
fatal -336
father 619
faucet -614
favorite -885
fax -439
fax machine -419
feature -1159
feature is -777
feature lets -367
feature on -273
feature your -207
features -798
features since -717
february -486
february and -256
fee -499
fee applies -749
fee covers -778
fee for -1029
fee in -422
fee is -689
fee of -792
fee to -908
feed 27
feed the -786
feedback -1057
feedback form -650
feedback helps -497
feedback is -504
feedback on -648
feeding -174
feeds -782
feeds a -431
feel -62
feel welcome -760
fees -624
fees are -404
feet -31
feet of 694
fell 251
fell from 725
fell on -702
fell through 142
fence -215
ferry 70
festival 397
fever 179
few -367
few announcements -361
few days 391
few edits -683
few hours -606
few minutes -701
few more 376
few questions -445
few seats -501
fewer 128
field 222
field is 349
field trip -234
fifteen 193
fifteen minutes 365
fifth -613
fifth floor -65
fifty 107
fifty dollars -756
fight 152
figures -746
figures for -603
file -133
file a 351
file as -448
file for -832
file is -565
file their -440
file you -852
file your -799
filed 652
filed by 276
filed for 722
files -597
files by -417
files in -443
files to -592
filing 68
fill -810
fill in -726
fill out -658
fill the -591
filled -1119
filling -382
film -605
filter -526
filters -1106
final -732
final artwork -513
final as -531
final design -878
final draft -575
final files -370
final head -228
final interview -795
final payment 132
final quiz -59
final report -838
final review -536
final sale -847
final version -209
finally -1018
finals -787
finals week -477
finance -734
finance team -809
find -673
find a 20
find attached -676
find it -465
find our -580
find out 448
find the -475
find their -542
find your -775
fine -994
fingers 831
finish -192
finish the 159
finish your -774
finished -1361
finished and -490
finished by -387
finished in -609
finished the -680
finishes 52
fire 80
fire alarm -754
fire door -1084
fire drill -553
fire exit -1189
fire extinguisher 504
fire station -383
fired -60
fires 240
firewall -765
fireworks 599
firm -626
firm has -713
firms -575
first -57
first aid 100
first appointment -328
first box -1200
first class -602
first come -725
first day -909
first design -557
first draft -839
first floor 80
first friday -503
first hour -1182
first lesson -530
first monday 268
first month -798
first of -77
first order -731
first pet -671
first purchase -194
first served -772
first session -576
first sunday 217
first ten -735
first thursday -813
first time -777
first to -581
first try -881
first two -1015
first version -540
first week 430
first year -692
fiscal -766
fiscal year -766
fish -1062
fish in -659
fit -673
fit through -184
fit under -734
fitness -1168
fitness center -902
fitness challenge -337
fitness room -658
fits -1313
fits most -582
fitting -133
fitting room 371
fittings -711
five -483
five days -814
five minutes -1151
five or -527
five sizes -564
five stars -561
five years 149
fix -1442
fix for -529
fix is -545
fix the -755
fixed -1364
fixed a -257
fixed by -489
fixed in -718
fixed the -732
fixes -749
fixes a -522
fixing -648
fixing the -616
flag 159
flash -869
flat -736
flavor -1168
flexible 443
flexible hours -583
flexible schedule 171
flexible working -586
flight -258
flight to -604
float -552
flood -96
flood of -753
floor -116
floor and 701
floor copier -715
floor has -1069
floor is -290
floor plan -1143
floor restroom -571
floor will -953
flooring -487
florist -63
florist designs -397
flour -638
flowers 496
flowers are -668
flowers the 449
flu -82
flush -391
flushing -836
fly 351
flyer -660
flyer per -402
flyers -945
flying 138
foam -663
focus -68
focus group -278
fold -539
fold the -430
folded 456
folder -1011
folder for -430
folder if -118
folder is -687
folders -1012
folding -998
follow 429
follow the -56
follow up -628
followed 328
followers -1027
followers this -475
following 507
following the 858
following up -1092
follows 605
font 36
font on 445
fonts -350
food 127
food at -799
food bank 620
food before -344
food cake -463
food from -764
food home 444
food in -782
food only -597
food or -971
food truck -1195
food will -781
foot 91
footage 863
for a -36
for about -31
for adults -614
for all -506
for an -325
for another -1064
for any 103
for anyone 863
for anything -543
for applying -178
for as -473
for assistance -520
for at -1062
for bankruptcy 731
for beginners -721
for being -928
for beta -385
for billing -928
for breakfast -697
for businesses -230
for busy -772
for by 198
for calls 103
for cash -767
for catering -425
for children -926
for choosing -858
for cleaning -776
for coffee -417
for coming 296
for contacting -464
for credit -536
for custom -805
for customers 73
for daily -845
for december 324
for deliveries -1056
for delivery -891
for dinner -426
for donations 145
for download -1089
for dry -379
for each 313
for early -1005
for eight -533
for eleven 328
for every -814
for everyday -432
for everyone -992
for everything 245
for extra 281
for fall -775
for families 715
for feedback -289
for final -575
for five -315
for four -719
for free -1312
for freelance -702
for freelancers -593
for friday -1164
for future -892
for good 736
for groups -682
for guests -1102
for half -620
for happy -826
for help 469
for him 570
for his 362
for inventory -894
for invoice -585
for it -31
for items -478
for its -980
for joining -663
for june -794
for just -607
for kids -698
for large -973
for last -1031
for later -520
for longer -582
for lost -637
for lunch -1160
for maintenance -354
for march -818
for may -376
for me 345
for members -218
for monday -607
for more -468
for my -212
for new -1339
for news 72
for next -1154
for nine 266
for no -376
for november -342
for now 824
for october 135
for office -568
for on -734
for one -597
for our 114
for over -695
for painting -881
for paper -655
for parents -605
for parking -622
for parties -535
for paying -952
for people 250
for personal -470
for pickup 339
for private -1230
for purchases -487
for quality -471
for questions -595
for reaching -301
for remodeling -669
for renovation -935
for rent -1270
for repairs -265
for replacement -746
for restaurants -513
for resurfacing -730
for returns -648
for review -705
for route -849
for sale -857
for same -562
for saturday -477
for school -669
for seniors -244
for september -784
for seven -762
for shopping -637
for signing -617
for six -183
for small -967
for someone -244
for spring -865
for staff -1233
for staying -883
for students 273
for subscribing -209
for summer -882
for sunday -619
for team -469
for ten -349
for that 292
for the 173
for their -644
for this -95
for those 23
for three -763
for thursday -780
for time 625
for today -949
for toddlers -692
for tomorrow -946
for tonight -658
for training -810
for tuesday -765
for two -233
for up -1050
for updates -573
for urgent -392
for us -576
for vacation -700
for version -830
for volunteers -1085
for waiting -574
for wednesday -437
for wine -158
for years -655
for you -1494
for your -1542
force 671
forecast -644
foreclosure 965
forget -952
forget to -652
forget your -559
forgot -798
forgot to -342
forklift -476
forklift is -259
forklift needs -432
forklift will -365
forklifts -992
forks -995
form -138
form and -521
form before -528
form for -636
form has -593
form in -509
form is -736
form on -508
form per -518
format -693
former 905
forms -237
forms are 398
forms go -782
forms of -615
formula 559
forty -722
forward 423
forward about 541
forward to -1349
foster 778
found a -303
found an -300
found by 431
found him 33
found in 192
found on -250
found the 346
found them -598
founded -787
founder 160
fountain -218
fountain at -796
fountain by 55
fountain is -859
four 102
four day -882
four days -690
four digit -730
four dollars -912
four hours -62
four ingredients -449
four is -754
four minutes -710
four months -88
four more -674
four people 918
four screws -621
four times -807
four year 221
four years -103
fourteen 546
fourth -973
fourth floor -630
foyer 342
fragrance -566
frame -642
frames -590
free -414
free after -593
free alterations -719
free and -786
free bag -92
free breakfast -845
free class -511
free coffee -448
free computer -546
free consultation -711
free delivery -595
free estimates -513
free for 328
free gift -503
free guide -580
free in -777
free lunch -655
free month -556
free mug -451
free on -1064
free packaging -491
free parking -831
free plan -860
free products -313
free sample -269
free samples -773
free shipping -720
free tax -256
free this -704
free to -1331
free tote -775
free trial -920
free webinar -256
free when -440
free with -833
free within -734
freelance -1004
freelance designer -167
freelancers -919
freeze 645
freezer 33
freezer for 231
freight -686
freight elevator -640
frequent -706
fresh -1071
fresh bread -459
fresh coat -327
fresh daily -328
fresh every -306
fresh locally -247
friday 64
friday afternoon -682
friday and 86
friday at -1385
friday because -766
friday due -339
friday evening -564
friday everyone -250
friday for -166
friday from -1041
friday in 627
friday morning -831
friday night -636
friday of -604
friday off -474
friday on -332
friday so -396
friday team -268
friday the 497
friday to -28
friday with 351
fridge -45
fridge will -775
friend -611
friend and -373
friend to 292
friend you -498
friendly 67
friendly reminder -127
friends -494
fries -830
from a 309
from accounting -920
from all -59
from an -660
from anywhere -564
from april -611
from august -479
from december -529
from four 139
from gate 28
from happy -432
from his 677
from home -258
from it -569
from july -551
from june -840
from last -1323
from local -407
from lunch -490
from march -913
from may -602
from me 388
from midnight -888
from monday -1163
from my -906
from nearby -539
from next -694
from noon -1477
from november -619
from now -101
from one -520
from our 365
from procurement -640
from recycled -168
from six -566
from startups -568
from ten -426
from the 670
from this -188
from three -864
from thursday -302
from tuesday -824
from two -608
from unknown -432
from us -1222
from yesterday -645
from your -27
front -41
front door -1457
front entrance -1034
front gate 207
front of -86
front office -434
front row 362
front steps -862
fruit -675
fuel -913
fuel surcharge -870
fulfillment -671
full 27
full day -996
full of -212
full time -191
full until 593
fully -410
fully booked -511
fully remote -580
fun 352
fun run -422
function -758
fund 628
fund is -282
funding -344
fundraiser -944
fundraising -1054
fundraising goal -453
funds 54
funeral 943
furniture -1208
furniture is -261
further -111
further notice -111
future -933
gain -739
gala -262
gala is -562
galleries -621
gallery -193
gallery is -476
gallery on -443
game -621
game is -588
games 129
garage -331
garage door -589
garage have -958
garage in -755
garage is -743
garage will -816
garbage -791
garden -901
garden hoses -574
garden plots -487
garden tour -781
gardeners -538
garnished 821
gas 64
gas leak 845
gate -257
gate and -638
gate code -905
gate every -482
gate will -304
gathering -502
gathering testimonials -432
gave -98
gave away -45
gave way 628
gay 719
gb -806
gb of -407
gender 929
generations -659
generous -643
gentle 407
gentle enough -396
gentle on 100
gently -710
gently used -710
get 161
get a -977
get an 496
get back -653
get better -954
get free -880
get here -601
get in 274
get more -523
get new -531
get one -1087
get our 243
get out 698
get paid -787
get reports -138
get started -815
get the -721
get their 213
get to 309
get two 250
get your -848
gets -1091
gets a -945
gets the -75
gets to -485
getting -398
getting a -458
getting back -327
getting new -847
ghost -971
ghost kitchen -745
gift -482
gift card -1289
gift cards -909
gift of -688
gift shop -1046
gift wrap -803
gift wrapping -907
gifts -502
gigs -521
girl 973
girls 604
give -57
give a -701
give her -439
give refunds -597
give two -734
give us -589
give you -668
give your -620
giveaway -722
given 162
given a 21
given by 434
given in -822
gives 158
giving -892
giving a -620
giving away -363
glad -792
glad to -657
glass -112
glasses -1036
glasses are -613
glasses will -807
gloves -393
glue -794
gluten -766
gluten free -766
go 696
go around -811
go back 407
go home 363
go in -112
go live -1227
go of -853
go on 317
go out -57
go through -477
go to -237
go up -99
go with -503
goal -1142
goal is -398
goal of -670
goes -275
goes in -714
goes into -548
goes live 68
goes on -1637
goes out -360
goes to 422
goes up -784
going 700
going home 334
going on 450
going paperless -1063
going through 656
going to -474
going up -1364
golf -1112
golf tournament -476
gone 616
gone and 222
gone up -441
good -113
good for -762
good on 105
good pens -650
good scissors -708
good until -473
goodbye 395
goodbye to 174
gospel -625
got 315
got a -140
got new -610
got the 820
got to 511
got your -733
grabbed 744
grade 210
graders -403
grades -996
grail -540
grand -829
grand opening -536
grandma 40
grandmother 867
granola -805
grant -887
grant application -220
graphic -486
graphic designer -415
grateful 86
gratuity -508
gravel -471
graveyard -613
graveyard shift -540
gray -210
grease -354
grease and -348
great -1523
great meeting -164
great success -63
great to -643
green -525
greenhouse -1085
greeting 137
grew -796
grew from -707
grill -946
grill at -595
grilled -677
grilled cheese -655
grilled salmon -555
grills -697
groceries 69
groceries to -438
groom 99
groomer -859
groomers -544
groomers are -544
grooming -392
ground 554
ground floor -316
ground up -776
group 97
group has -275
group meets 506
group of -358
group preferred -575
groups -353
groups of -688
grow -662
growing -1106
growing and -785
growing team -574
grown -672
grown ingredients -247
grown to -444
growth 75
guarantee -959
guaranteed -757
guaranteed for -506
guard -368
guard was 715
guardian -46
guest -506
guest for -498
guest list -904
guest pass -639
guest room -657
guest speaker -866
guest to -327
guests 468
guests may 658
guests to -479
guide -337
guide to -684
guided -927
guidelines -885
guidelines are -226
guidelines have -116
guides 215
guides are -586
guilty 993
guitar -138
gun -669
gun and -223
gunpoint 764
guy 195
guys 789
gym -565
gym and -172
gym floor -674
gym is -468
gym membership -730
gym now -656
gym opens -324
gym to -416
gym will -907
had a 824
had been 667
had no 197
had the -547
had to 957
hair -517
hair is 296
hair salon -598
haircut -1064
half 611
half a -889
half an -1588
half day -156
half hour -547
half inch -541
half of 652
half off -1432
half price -1276
half staff 464
half the -707
halfway -788
hall is 514
hall on -848
hall seats -899
hall will 285
hallway -838
hallway has 245
hallway will -354
hand 23
hand and -669
hand in -1180
hand poured -646
hand soap -691
hand with 467
handbook -1185
handbook and -745
handed out 40
handle -895
handled 235
handled by 140
handles -561
handling -601
handling your -773
handmade -783
handmade bags -551
handrail -553
hands -358
hands on -821
hands out 460
hang -101
hanging 175
hanging in 406
hangs 568
happened 920
happened at 587
happened in 573
happened on 484
happens 298
happy -871
happy customers -674
happy hour -73
happy to -1062
happy with -368
harassment 458
hard 494
hard stop -883
hard time 488
hard to -93
harder -180
harder than -180
hardware -705
hardware store -678
has a 300
has accepted -454
has agreed -606
has an -672
has approved -653
has arrived -480
has asked 215
has been 47
has changed 129
has closed 1058
has decided 555
has delayed 232
has elected -341
has expired -729
has finished -428
has four -618
has gone -762
has grown -450
has helped 459
has its -653
has left -171
has moved 126
has new -741
has no 526
has not 608
has only -54
has opened 126
has over -499
has passed 325
has put 503
has raised -163
has reached -678
has relocated -378
has renewed -569
has room -901
has run -676
has served -729
has shipped -290
has shot -273
has six -852
has started -834
has taken 707
has ten -91
has the -404
has three -132
has to -597
has two -185
has your -605
hasn't -291
hasn't been -32
hasn't picked -86
hat -20
haul -749
have a 221
have access -581
have added -805
have already 104
have an -733
have any 168
have arrived -500
have asked -27
have been 565
have changed -770
have come 259
have decided -862
have enough -374
have expanded -371
have extended -497
have five -471
have found -20
have gone 315
have had -77
have helped -686
have increased -504
have made 630
have more -537
have moved -894
have nine -559
have no 354
have not -126
have openings 287
have questions -855
have reached -904
have reduced -713
have sent -287
have some -627
have started 305
have switched -233
have ten -233
have the -69
have their -671
have three 271
have time -473
have to -289
have two -893
have until -26
have updated -533
have worked -622
have you -316
have your -210
haven't -280
haven't been -177
haven't heard -565
having -119
having a 483
having the -693
hazing 750
he 1029
he asked 173
he been -541
he came 597
he can't -196
he didn't 488
he doesn't 400
he gets 897
he has 250
he hasn't -221
he is 484
he keeps 791
he left -234
he lost 940
he said 465
he was 140
he won't 422
he'll 418
head -43
head count -442
head of -919
headcount 293
headlights -402
headlights on -402
headline -598
headphones -787
headphones in -480
headquarters -994
heads -484
heads up -172
headset -729
headshot -404
headshots -643
heals 979
health -375
health check -1072
health department 807
health insurance -684
health plan -660
hear -65
hear from -1205
hear it 273
hear what -589
hear your -667
heard 343
heard back -787
heard from 369
hearing 747
heart attack 509
heart of -687
heart to 548
heartbeat -115
heartbroken 664
heartbroken to 425
hearts 285
heat -291
heat and -1015
heat in -864
heat included -971
heat up -594
heat will -844
heater 109
heater is -626
heating -672
heats -641
heavy 279
held 402
held at 499
held for 304
held in -592
held on -1000
held over -686
hello -691
hello to -598
helmets 479
help -453
help at 220
help center -708
help desk -1398
help freelancers -528
help in -256
help of -512
help small -352
help us -846
help wanted -922
help with 195
help you -588
help your -788
help yourself -605
helped -1323
helped over -604
helpers -748
helping -750
helps 290
helps teams -662
helps us -856
helps you -747
her 937
her a -452
her chair 74
her desk -626
her ex 693
her family 541
her husband 1307
her last -229
her mother -379
her name -56
her new -331
her on -273
her out 979
her own 583
her parents 171
her sister -291
her the -451
here -285
here and -516
here anymore -64
here are -332
here at -723
here for -922
here in -556
here is -722
here next 382
here on -134
here the -728
here to -789
here until 370
here your -641
herself 504
high -455
high demand -908
high school 308
high winds -399
higher 131
higher than -661
highlighted -756
hijab 717
hill -926
him 1130
him on 459
him so 648
him to 615
himself 150
hip 699
hire 61
hire orientation -909
hire paperwork -747
hired -1143
hired a -447
hired our -388
hires -440
hires attend -292
hires start -468
hiring -978
hiring a -862
hiring an -139
hiring bus -781
hiring line -707
hiring seasonal -695
hiring someone -678
his 1096
his car 682
his kids 797
his last 837
his legs 818
his mom 827
his mother 143
his name -353
his own 898
his parents 489
his son 640
his wife 1097
hit 667
hit a 540
hit and 722
hit on 179
hit reply -518
hit the 581
hits -67
hoa -620
hockey -677
hold -236
hold a -737
hold all -861
hold for -751
hold music -650
hold the 126
hold your -607
holding -555
holding auditions -553
holding the -122
holds -1089
holds up -817
hole 329
holes 361
holes and -729
holiday -490
holiday party -481
holiday schedule -1117
holidays -525
holidays and -735
holy -540
holy grail -540
home 512
home address -708
home and -85
home from 535
home has 137
home is 567
home office -884
home on -139
home page -774
home screen -970
home show -625
home to 139
home today -786
home tomorrow -540
home two -642
home with 233
homeowners -966
homepage -654
homepage loads -174
homes -376
homes in -802
homework -390
honey -178
honored -178
hoodie -346
hook -340
hop -573
hop on -456
hope -834
hope to -523
hope you -713
hoped 562
horse -797
horses 572
hose -959
hoses -574
hospice 690
hospital 618
host 325
host a -556
host stand 350
hosting -816
hosting a -455
hosts 171
hot 20
hot sauce -582
hot water 112
hotel -457
hotel pool -475
hotline 796
hour -61
hour and -572
hour at -649
hour before -230
hour for 347
hour from 200
hour is 222
hour long -804
hour of 106
hour on -910
hour or -759
hour over -808
hour plus -420
hour starting -365
hour starts -878
hour this -601
hour to -778
hour with -508
hourly -76
hourly rate -760
hours -583
hours a -1213
hours ahead -650
hours and -360
hours are 644
hours at -1036
hours before -1297
hours begin -1377
hours every -554
hours for -156
hours from -649
hours in -895
hours late -699
hours left -887
hours monday 325
hours notice -385
hours of -656
hours on -761
hours per -528
hours start -872
hours to -807
hours were 361
house 182
house and 652
house at -630
house has -474
house is 253
house next -678
house on 115
house this -1083
household -1069
houses -728
housing 326
how -137
how did -771
how it -50
how likely -669
how long 271
how many -595
how to -990
how was -674
how we -562
how you -633
hr 687
hr has 342
hr is -582
hr office -672
hr portal -658
hr system -715
hr will 754
hundred 286
hungry 319
hunt -618
hurricane 761
hurt 1307
hurting -453
husband 419
hvac -298
i 380
i am 354
i can 250
i can't -188
i could -809
i do -989
i don't 475
i forgot -292
i found -30
i get 393
i got -94
i had -92
i have -172
i haven't 393
i just 354
i keep 334
i know 520
i left 222
i lost -463
i may 622
i missed -423
i need -269
i noticed -303
i passed -831
i reported 604
i return -645
i sent -726
i should 543
i still 497
i think -483
i thought 192
i want 780
i wanted -164
i was 481
i went -47
i will -62
i won't -436
i work -748
i would -542
i wrote -322
i'd 484
i'd be 29
i'd like -70
i'd love -712
i'd rather 855
i'll 659
i'll be 208
i'll call -578
i'll get -548
i'll have -396
i'm 173
i'm a -734
i'm at -875
i'm away -459
i'm back 210
i'm currently -511
i'm excited -492
i'm following -380
i'm going -692
i'm happy -642
i'm in -387
i'm leaving -296
i'm looking -1054
i'm not 647
i'm on -826
i'm out -407
i'm pleased -306
i'm reaching -581
i'm running -731
i'm sending -714
i'm sorry 326
i'm taking -271
i'm told 637
i'm writing -863
i've -236
i've added -530
i've attached -802
i've been 236
i've got -781
i've started 175
ice 222
ice cream -796
ice machine -685
iced -641
iced tea -433
id -1323
id and -741
id to -507
ideal 246
ideas -909
identification -853
identified 226
identity 251
idle 203
if a 344
if anyone 172
if anything -618
if i -81
if it -895
if my 378
if something -767
if the -171
if there -557
if they -425
if we -697
if you 450
if you'd -806
if you're -830
if you've -345
if your 662
ignore -732
ignore my -342
ill 483
illustrator -569
images 297
imam 1012
immediately 103
impacted 822
import -948
import failed -378
important -725
important to -661
improve -764
improve our -497
improve their -583
improved -592
improvements -814
in a 347
in about -431
in accounting 103
in advance -1234
in after -21
in aisle -298
in all 612
in alphabetical -638
in an -46
in and -604
in any -924
in april -228
in at -860
in august -1041
in banking -376
in bay 159
in bed 634
in before -866
in black -455
in block -505
in boxes 278
in building 236
in business -945
in by -376
in case 244
in cash -354
in charge -547
in ci -469
in cold -642
in congratulating -609
in customer -333
in december -923
in early -730
in effect 582
in eight -317
in emails -282
in every 346
in february -623
in five -685
in for -103
in force 435
in four -119
in free 515
in from -568
in front 120
in getting -284
in good -849
in grades -195
in half -861
in her 579
in high -606
in his 178
in house -510
in it 645
in january -30
in july 138
in june -284
in just -570
in last -183
in law -221
in less -942
in lieu 614
in light -508
in line 252
in march -371
in may -276
in memory 631
in more -406
in my -554
in new -803
in next -531
in november -735
in observance -539
in october 457
in on -315
in one -841
in our 268
in pdf -784
in peace 458
in person 166
in pivot -474
in place 894
in production -623
in recovery 663
in revenue -201
in room 694
in sales -577
in seconds -230
in seed -306
in september 168
in sets -537
in shipping -314
in since 459
in six -759
in sizes -39
in small -705
in spam -503
in stock -997
in stores -794
in ten -126
in that 651
in the 551
in their -974
in this -103
in three -663
in through -653
in touch -555
in town -297
in training -930
in two 153
in under -980
in unit -174
in use -766
in welcoming -646
in wheelchairs 694
in with -601
in without -657
in your 427
inactivity -577
inbox -988
inbox by -528
inbox is -418
inch -958
inch laptop -261
incident 505
include -763
include a -638
include some -376
include the -673
included -584
included for -1079
included in 215
includes -359
includes a -1122
includes all -726
includes five -798
includes lunch -590
includes one -659
includes unlimited -405
includes water -549
including -273
including tax -279
including the -58
inconvenience -910
inconvenience during -332
inconvenience this -480
incorrect -755
increase -1170
increase by -275
increase from -432
increase in -476
increased -1084
increased by -601
increasing -567
increments -616
individual 239
individually 397
indoors -876
industry -565
infant 371
infants 1013
infection 1059
info -913
inform -68
inform you 91
information -885
information desk -649
information in -473
infusion 1045
ingredients -921
injection -910
injuries 873
injury 331
ink -933
input -828
inquiries -341
inquiries within -341
inquiry -788
ins -196
ins are -991
ins welcome -787
inside -633
inside the -741
inspect -689
inspect all -339
inspect the -636
inspected -837
inspection -1225
inspection is -685
inspections -780
inspections are -397
inspector -856
install -729
install the -441
installation -643
installed 91
installed in -825
instead -367
instead of -224
instructions -1240
instructions before -1120
instructor -651
instructor will -573
insurance 74
insurance and -626
insured -797
insured and -384
intake 365
intake form -707
integrates -337
integrates with -337
integrity -814
intended -910
interest -923
interested -677
interested in -583
intermission -1205
intern -707
intern accidentally -432
intern program -514
intern starts -920
intern will -596
internal -964
internet -1034
interns -115
interns will -608
internship -845
internship program -424
interpreter 1122
interpreter will 797
interview -320
interview on -671
interview will -756
interviews -292
into 495
into a 176
into effect -942
into the 133
into this -514
intranet -959
intranet is -211
introduce -620
introduce me -621
introduced 341
introducing -412
introductions -585
inventory -359
inventory is 368
inventory on -1066
investigating -93
investigation 528
investigation into 510
investors -1076
invitation -689
invitations -682
invite -124
invite so -399
invite you -466
invited 378
invited to 66
invoice -940
invoice and -354
invoice date -534
invoice for -466
invoice has -287
invoice is 220
invoice number -679
invoice so -358
invoice we -521
invoice you -302
invoices -1139
invoices and -609
invoices track -138
invoicing -486
involved 834
iphone -397
iron -801
is a -330
is about -20
is added -168
is allowed -706
is almost -478
is always -668
is an 314
is anonymous -80
is april -178
is asking 134
is at 718
is attached -573
is attending -294
is available 96
is away 304
is back -460
is baked -175
is behind 334
is being -172
is below -754
is between -450
is booked -582
is broken -352
is built -296
is business -133
is by -410
is called -966
is canceled 278
is capped -406
is changing -502
is clean -675
is close -597
is closed 48
is closing 567
is collected -640
is collecting -853
is coming -75
is complete -628
is completely -652
is confidential 197
is confirmed -686
is covered -545
is currently -897
is dead -1113
is delayed -137
is delivered -582
is designed -426
is different -373
is disabled -787
is done -99
is down -421
is dry -322
is due -28
is easier -411
is empty -123
is end -376
is enough -550
is every 376
is expected -1102
is failing -412
is final 192
is fine -707
is finished -612
is for 745
is four 70
is free -110
is friday -832
is from -80
is full 58
is fully -686
is gentle -588
is getting 555
is going -239
is gone 453
is good -801
is grilled -402
is growing -898
is half -809
is handmade -478
is hard 467
is here -872
is hiring -589
is holding -825
is hosting -543
is hot -595
is important -741
is in -283
is included 65
is it -919
is jammed -675
is joining -531
is killing -655
is late 299
is left 445
is limited -1193
is located -585
is locked -109
is looking 94
is low -768
is made -857
is mandatory 136
is may -628
is missing -442
is monday 231
is my 225
is needed -660
is next 297
is no -186
is not 172
is november -467
is now -412
is off 704
is offering -456
is offline -611
is on 508
is one -777
is only 204
is open -31
is optional 421
is our -1098
is out -877
is over -246
is overdue -627
is paid -523
is perfect -319
is picked -704
is posted -1124
is printed -98
is raising -195
is ready -854
is really -29
is remote -474
is replacing -477
is required -1058
is reserved -74
is roasted -412
is running 28
is safe -695
is saturday 335
is scheduled -39
is seeking -235
is september 545
is served 317
is set 645
is short -742
is showing -716
is six -710
is slow -212
is small -575
is so 256
is sold -801
is still -158
is stuck -978
is sunday 533
is suspended -91
is switching -1036
is taking -43
is temporarily -645
is ten -1042
is the -33
is this -803
is three 521
is thursday 432
is to -383
is tomato -657
is tomorrow -464
is tuesday -724
is two 81
is unavailable -483
is under 27
is up -324
is valid -665
is very -688
is waiting -510
is wednesday -659
is wet -788
is what -986
is with 476
is working -77
is worse 603
is your -867
isn't 247
isn't working -1034
issue -789
issue and 141
issue how -522
issue tomorrow -529
issued -296
issues -1147
it a -570
it again -344
it all 195
it and 567
it as -951
it at -693
it back -588
it be -774
it been 446
it before -458
it by 384
it can 435
it clean -357
it down -182
it easier -339
it easy -267
it expires -271
it for -1092
it free -772
it from 607
it happened -148
it has 285
it here -739
it if -812
it in -476
it is -187
it may 267
it my 426
it now 450
it off 74
it only -745
it our -861
it raining -596
it rains -759
it requests -474
it should -475
it simple 367
it takes -718
it that 112
it this -748
it through 657
it to -611
it took -605
it up -724
it urgent -542
it was -703
it will 314
it with -536
it works -611
it would 612
item -1124
item is -213
items -1556
items are -739
items can -573
items in -690
items left -550
items to -720
items will -673
itinerary 357
its 626
its decision -592
its doors 328
its last 302
its own -53
its target -776
its way -1048
itself -517
ivf 605
jack -543
jacket -582
jacket keeps -231
jackets -404
jam -1171
jammed -809
jammed again -338
january -401
jar 344
jeans -978
jersey 511
job 236
job and 463
job comes -622
job is -626
jobs 593
join -276
join me -691
join our -832
join the -97
join us -72
joined -640
joining -812
joining fee -441
joining the -437
joining us -582
joins -744
joins us -843
judge 377
juice 219
july -422
jump -761
june -222
june and 569
junior -120
junior graphic -677
junk -429
jury -351
just -437
just a -508
just ask -57
just checking -867
just following -411
just hired -492
just hit -345
just launched -666
just one -926
just opened -429
just posted -400
just so -397
just three -401
just two -491
k -848
k with -532
karaoke -825
kayaks -529
kayaks can -401
keep 500
keep all -464
keep her 373
keep it -369
keep noise -435
keep our -441
keep the 218
keep them -665
keep your -327
keeping 527
keeps 688
keeps you -493
kept 430
kept at 345
kept clear -807
kept on -601
key -892
key card -871
key for -668
key to -530
keynote -282
keynote on -761
keynote speaker 71
keys -802
keys are -834
keys at -374
keys in -904
keys when -300
kickoff 330
kickoff call -711
kicks -884
kicks off -685
kid -531
kidney 180
kidneys 899
kids 862
kids and 199
kids are -216
kids can 748
kids have -450
kids menu -913
kids on 292
kill -983
kill the -388
killed -542
killed in 720
killed the -700
killer -840
killer deal -602
killer feature -431
killing -724
killing the -260
kills -799
kin 485
kind 201
kind of -403
kind to 80
kindergarten 610
kindly 120
kiosk -709
kit 171
kit is 464
kitchen 189
kitchen and 251
kitchen at -960
kitchen closes -895
kitchen faucet -614
kitchen is 125
kitchen microwave -667
kitchen on -666
kitchen sink -564
kitchen staff 336
kitchen will 209
kitchens -39
kits 867
kits are 867
knew 866
knives 114
knock -82
knock before -811
knock on 409
knocked 204
know 28
know about -792
know by -1059
know how -111
know if -275
know that 403
know the -405
know what 589
know when -161
know who -425
know your -914
knows -233
lab -68
label -194
label printer -1171
label your -681
labeled 369
labeled with 428
labels 397
labor -470
labor for -445
ladder 675
ladies 323
laid 809
lake -482
lamp -1005
lamp is -607
lamps -238
land 352
landing 65
landing page -785
landing pages -790
landlord 31
landlord has 40
landlord is -710
landlord will -611
landscaping -1029
landslide 518
lane -757
language 312
languages -1144
lanyard -127
lap -121
laptop 144
laptop and 254
laptop before -712
laptop charger -558
laptop is -668
laptop to -826
laptops 144
laptops on -786
large -718
large backyard -460
large conference -559
large pizzas -536
large print 449
large to -428
larger 61
larger than -677
largest -839
lasagna -658
lasagna feeds -437
last -178
last a -650
last about -467
last boat -657
last bus -563
last day 526
last email -278
last for -399
last month -549
last night 600
last page -531
last quarter -1034
last season -602
last spring 425
last thursday 247
last time -353
last tuesday -725
last up -634
last week 62
last weekend -591
last year -332
lasts -1528
lasts about -544
lasts around -709
late -253
late because 387
late checkout 382
late fee -689
late for 143
late reply 221
late today -745
late tomorrow -712
late will -842
later -1006
later than -859
later this -440
latest -1101
latest article -645
latest blog -161
latest update -153
latest version -172
launch -315
launch is -747
launch of -233
launched -1030
launched a -327
launched on -568
launched our -676
launches -550
launches this -331
launching -1093
launching a -854
launching our -337
laundry -1027
laundry room -619
law -158
lawn -1135
lawn care -417
lawyer 31
lawyers -841
lawyers will -691
lay -92
layer -675
layout -674
lead 114
lead time -603
lead tours -668
leadership -157
leads -704
leaf -616
league -783
leak -347
leak in -506
leaking -751
leaking again -495
learn 42
learn how -761
learned -706
learns -817
learns your -705
lease -519
lease is -814
leash -991
leasing -592
leasing office -592
least -1125
least two -552
leave -581
leave a -257
leave and 144
leave at -617
leave dirty -238
leave early 130
leave for -106
leave it 403
leave on 258
leave pending 390
leave the 160
leave their -517
leave until -408
leave us -684
leave your -1163
leaves -752
leaves at -1285
leaves every -445
leaves from -135
leaves starting -353
leaves the 33
leaving -265
leaving a -125
leaving now -274
leaving us 325
lecture -968
led 89
left -184
left a 443
left at 59
left for -1044
left her -461
left in -109
left it 326
left of 294
left on -426
left our -694
left something -571
left the -503
left their -561
left to 312
left with -479
leftover -960
leftover pizza -574
leg -193
legal -1060
legal department -577
legal team -487
legs -649
lemon -695
lemon bars -450
lemon tart -396
length -769
lenses -965
less 439
less effort -682
less for 519
less plastic -1046
less than 381
less time -627
lesson -1105
lesson free -358
lessons -1140
lessons and -628
lessons are -730
lessons for -574
let 55
let go 916
let in -587
let me -861
let others -654
let people -336
let the -120
let us -458
let you -949
lets 476
lets you -552
letter 348
letterhead -733
letters -1159
letting 575
lettuce 190
leukemia 666
levee 497
level 210
levels 271
library -690
library books -739
library card -870
library closes -609
library has -408
library hours -769
library is -963
library open -614
library opens -737
library will -821
license -909
license and -648
license fee -655
licensed -694
licensed and -474
licensing -974
lid -800
lieu 614
lieu of 614
life -48
life in 542
life support -611
lifeguard -672
lifeguard is -709
lifetime -559
lift 804
lift is -311
lifting 344
light -23
light at -716
light bulbs -777
light in -607
light on -980
light rain -1012
lighting 510
lighting in -855
lightning -605
lights are -948
lights in 161
lights off 324
lights on -199
lights when -750
like -456
like a -1019
like family -840
like her -697
like it -51
like one -621
like our -410
like the 224
like this 500
like to 425
like you 366
like your -361
liked -820
liked the -637
likely -669
likes -1164
lime -509
limit -512
limit your -510
limited 148
limited access -583
limited so -861
limited to -1244
limited warranty -775
limits 163
line 708
line and -717
line at -147
line cook -511
line cooks 180
line for -364
line is 635
line of -564
line on -37
line starts -758
line to 439
line will -512
lines -467
lines and 529
lineup -734
lineup will -734
link -720
link at -310
link below -353
link for -710
link in -217
link to -61
links -1125
links from -442
links in -392
links on -511
liquid -746
list 132
list for -276
list has 456
list in -259
list is -990
list of 165
listed -1079
listed on -781
listening -691
listing 213
listing on -628
lists 643
little 366
little bigger -880
live 208
live on 380
live stream -783
liver 286
lives -285
living 595
living in 260
load -323
loading dock 167
loading the -343
loading time -784
loads -72
loads in -532
loan 372
lobby -185
lobby are -547
lobby at 370
lobby every -769
lobby is -808
lobby will -769
local -989
local artists -338
local author -377
local bakery -291
local families -629
local milk -265
locally -649
locally but -515
locally grown -389
locally sourced -417
located -597
located on -377
location in -410
location on -839
locations -722
lock 353
lock the -292
lockdown 678
locked -78
locked after -557
locked at 152
locker -229
locker should -761
lockers -1046
locks 576
log 55
log in 59
logged -697
login -388
login attempts -490
login bug -555
login issue -658
logo -167
logo and -685
logo as -716
logo bigger -649
logo design -511
logo has -443
logo project -584
logo should -741
logo to -703
logo was -652
logo will -380
logos -683
logos for -428
long -227
long as -134
long weekend -765
longer -170
longer accept -717
longer available -879
longer in -838
longer on -534
longer than -143
longer with 195
longer work -634
longtime 100
look -473
look at -54
look for 119
look forward -496
look in -382
look into -513
look over -698
looked -355
looked at -681
looking for 156
looking into -592
looks -395
loop -389
loose -613
lose 674
lose the 485
lose your 231
losing 405
loss 840
loss of 814
lost 927
lost a 995
lost and -1041
lost everything 719
lost her 782
lost his 932
lost my -346
lost or -550
lost our 663
lost power -726
lost the -159
lost their 736
lot -279
lot behind 223
lot by -599
lot is -1119
lot next -913
lot of -668
lot on -793
lot to -516
lot will -876
lots -461
lots of -317
loud -976
loud music -522
lounge -1192
love -1010
love to -874
love your -406
loved -452
loved the -797
loves -559
low 432
lower 605
lowered 399
lowest -348
loyal -396
loyal customer -396
loyalty -934
loyalty program -726
luggage -797
luggage must -669
lump 869
lunch -243
lunch account -1122
lunch and -763
lunch break -592
lunch for -579
lunch from -862
lunch in -945
lunch is -1206
lunch menu -731
lunch on -36
lunch order -571
lunch so -532
lunch special -363
lunch will -1277
lunches 155
lunchroom -691
lunchtime -760
lung 523
lupus 718
lynching 595
machine -1816
machine and -581
machine has -486
machine in -378
machine is -980
machine on -535
machines are -667
machines on -867
machinists -730
made 84
made a -396
made by -764
made for -622
made fresh -319
made from -846
made it -142
made of -327
made our -699
made some 425
made suit -273
made the 312
made to -874
made up -587
made with -778
magazine -1115
mail 485
mail room -795
mailbox -1135
mailboxes -517
mailed 210
mailed to 148
mailing 25
mailing address 98
mailing list -1015
main -571
main entrance -541
main gate -587
main hall 300
main lobby -705
main office -556
main on -424
main work -528
maintenance -448
maintenance on -877
major -577
major credit -469
make 455
make a -1229
make accounting -672
make an -792
make it 683
make one -551
make our -740
make sure -832
make the -205
make up -707
make your -826
maker -29
maker in -307
maker is -567
makes -113
makes it -762
makes the 32
makeup -1147
makeup before -741
making 648
making our -471
mall 400
man 267
man was 698
man who 542
manage 170
manage your -565
managed -683
management 182
manager -72
manager and 245
manager for -398
manager is -594
manager on -576
manager position -278
manager will -366
manager would -586
managers 421
managers must 230
managing -628
mandatory -93
mandatory for -190
manifest 661
manual -1057
manuscript -534
many -210
many of 495
map -805
maple -419
marathon -949
marathon route -767
march -226
march and 505
mare 691
mark -324
marked -1192
marked area -400
marked for -430
marked with -491
markers 160
market -273
market is -595
market on -439
marketers -607
marketing -1343
marketing budget -227
marketing calendar -302
marketing manager -185
marketing software -54
marketing team -543
marks 104
marks on 451
marriage 262
marshal 709
mary -724
mascot -803
mass -306
massage -57
massages -382
master -842
mat -428
mat is -245
match -202
match any -470
match donations -803
match the 519
matched -760
matches 430
matching -1030
materials -856
maternity -342
math -469
matinee -611
mats -1088
matters -437
matters to -594
mattress -832
mattresses -250
max -396
maximum -714
maximum of -441
may 150
may and 323
may be -393
may bring 107
may cause -468
may contain 563
may enter -624
may have 293
may i -790
may is -533
may leave 278
may need 582
may not -1091
may now -850
may only -842
may pick 275
may stay -597
may take -74
may the 45
may through -298
may use 492
may work -934
mayor -291
mayor will -722
me a -698
me and 474
me at 404
me before 207
me by 242
me if -284
me in -942
me know -1236
me off 713
me on -519
me the -1327
me to 131
me when -639
me your -930
meal 810
meals 67
mean 305
means 545
means a -823
meant 304
meant for -573
media -807
media for -397
media manager -784
medical -263
medium -739
medium and -686
meet 110
meet at -552
meet in 611
meet with -24
meet you 199
meeting -117
meeting at -721
meeting below -334
meeting could -359
meeting every -575
meeting is -234
meeting on -103
meeting ran -625
meeting room -794
meeting rooms -903
meeting starts -925
meeting to 124
meeting today -669
meeting was 546
meeting will -889
meeting you -589
meets 274
meets at -949
meets every -955
meets in 84
meets on 496
member -325
member of -133
members 151
members get -537
members may 274
membership -350
membership at -506
membership fee -462
membership has -774
membership is -585
membership renews -603
memberships -897
memory 976
memory care 588
memory of 631
men 682
men room -801
mention 48
mentioned -449
menu -293
menu features -95
menu is -999
menus 283
merger -33
mess -509
message -1266
message and -221
message from -414
message in -536
message may -698
message to -738
messages -972
messages are -499
messages from -446
messages in -352
met -576
meters -470
methadone 795
methadone clinic 722
method 48
mfa -789
mic -645
microphone 135
microphone when -260
microwave -1400
microwave after -539
microwave has -398
microwave in -468
microwave is -597
microwave on -237
microwave safe -602
microwaving -772
microwaving fish -641
mid -922
middle -449
middle of -70
middle school -270
midnight -500
midnight on -867
midnight to -636
might -763
migrated -780
migrating -813
migration -1343
migration is -550
migration to -456
migration with -276
mild -1026
mild medium -610
mile 400
miles -1203
miles away -609
miles of -740
milk -1153
milk from -309
milk is -563
milk until -614
mill 817
million -1512
million in -737
million last -821
million packages -473
million people -877
million times -312
million views -521
mind -830
mini -812
minimum -1303
minimum at -524
minimum balance -474
minimum for -579
minimum of -659
minimum order -457
minivan -167
minor -868
minors 737
minute -604
minute call 177
minute safety -562
minute survey -485
minute to -354
minute wait -654
minutes -984
minutes after -892
minutes ahead -627
minutes and -1011
minutes before -726
minutes behind -1032
minutes each -853
minutes early -1277
minutes for -108
minutes from -1138
minutes in 403
minutes instead -798
minutes last -472
minutes late -1261
minutes long -657
minutes of -660
minutes on -415
minutes or -597
minutes per -875
minutes this -435
minutes to -1260
mirror -810
miscarriage 557
misconduct 663
misconduct is 635
miss 420
miss our -908
miss the 152
miss you -649
missed -463
missed it -627
missed the -425
missed you -474
missed your -385
missing -611
missing a -783
missing dependency -408
missing from -480
missing two -451
mission -541
mistake -742
mistake on -393
mix -849
mix up -339
mixer -180
mobile -218
mobile app -996
mockups -956
mockups on -308
mode -929
mode is -760
model -157
model home -937
modern -817
module -387
molding -1175
mom 1306
moment -258
moment of 562
moment to -470
moms 623
monday 193
monday after -716
monday and 585
monday at -1319
monday because -800
monday for 305
monday in -511
monday may -982
monday meeting -700
monday morning -150
monday night -44
monday october -710
monday of -1047
monday so 257
monday the -758
monday through -1809
monday to -1339
monday weather -539
money 647
money back -561
money for 543
money to 501
money with -422
monitor -416
monitored -600
monoxide 930
month -154
month and -273
month at -769
month before -560
month book -1335
month free -498
month in 710
month invoice -183
month is -1101
month issue -684
month of -736
month plus -611
month rent -962
month the -772
month until -874
month we -1268
month with -935
month you -560
monthly -1136
monthly fee -332
monthly is -233
monthly newsletter -229
monthly pass -329
monthly statement -384
monthly statements -595
monthly team -182
months -655
months behind 655
mop -636
more customers -656
more days -609
more done -574
more for -766
more options -158
more people -1024
more round 366
more than -1624
more time -705
more to -631
more weeks 400
more years -559
morning -216
morning and 912
morning at -654
morning because -679
morning but -517
morning check -693
morning crew -104
morning in 750
morning meeting -789
morning session -388
morning shift -1006
morning so -751
morning until -918
morning with -532
mornings -455
mortem -863
mortgage -64
mosque 755
most customers -1088
most days 518
most documents -397
most of 651
most people -779
most popular -848
mostly -67
motel 239
mother -195
motivated -626
mountain 446
mountains -529
move -190
move forward -755
move it 36
move our -400
move out -585
move the 193
move to -401
move your -948
moved 44
moved by -504
moved from -602
moved our -916
moved out -277
moved the 370
moved to -176
moved up 627
movers 190
movers will -463
moves -290
moves from -622
moves the 523
moves to -374
movie -967
moving 45
moving across -606
moving company -855
moving our -588
moving out -632
moving the 326
moving to -338
moving truck -272
mowed -757
mowing -659
ms 658
much -163
muffins -878
mug -207
mug and -327
mug for -181
mugs -1112
mugs are -673
multiple -671
multiple choice -671
murder 228
murdered -404
museum 23
museum cafe -534
museum costs -311
museum is -927
music -166
music after -316
music and 51
must -575
must attend -504
must be -326
must bring -478
must check 439
must complete 421
must contain -446
must fit -477
must go -870
must have -996
must include -421
must leave -597
must not -1153
must now -404
must pay -430
must sign -960
must stay 269
must stop 253
must submit -462
must wear -653
must weigh -669
mute -940
mute your -655
muted -623
my 287
my accounts 206
my application -578
my boss 733
my brother 473
my calendar -857
my car -208
my cell -1092
my colleague -882
my dad 940
my daughter 703
my desk -30
my email -1328
my ex 692
my father 747
my first -932
my home -638
my hourly -544
my hours 603
my husband -32
my inbox -511
my job 682
my kid -213
my kitchen -581
my laptop -810
my manager 327
my mother 357
my name -66
my new -678
my notes -384
my office -767
my order -998
my phone 150
my previous -594
my projects -540
my proposal -481
my quote -575
my real -582
my resume -881
my saturday -638
my shift -687
my sister 130
my son -47
my sponsor 385
my stapler -956
my team 236
my time -402
my vacation 173
myself 701
mystery -699
mystery dinner -559
nail -789
nail polish -278
name 429
name and -194
name badge -588
name is -973
name of -725
name off -717
name on -443
name to -269
named -222
named a -401
named one -464
names 1244
names in -938
names of 701
names on -622
naming -771
napkins -602
nationwide -769
natural -672
navy -653
nda -949
near 600
near the 562
nearby -458
nearby farms -338
nearest -760
nearest cent -329
nearly 441
necessary -792
need 567
need a 92
need access -701
need an -468
need help -551
need it 272
need more -130
need one 135
need someone -888
need the 671
need three -712
need to -633
need two -1431
need volunteers -718
need your -898
needed -568
needed by -731
needed for -1018
needed to -1057
needle 156
needles 1036
needs 146
needs a -605
needs an -886
needs more -1051
needs our -803
needs someone 336
needs the 933
needs to -635
needs your -606
negotiate -451
neighbor -48
neighbor at -647
neighborhood -962
network 235
network password -558
never 286
never be 593
never expire -965
new -853
new account -682
new address -70
new app -563
new arrivals -452
new badge -1109
new bike -355
new billing -255
new blog -391
new brand -501
new carpet -484
new ceo -559
new cfo -763
new chairs -944
new checkout -306
new clients -1073
new code -681
new coffee -940
new collection -553
new colors -349
new company -420
new copier -539
new crm -869
new customer -564
new customers -787
new debit -334
new design 158
new device -490
new director -968
new door 578
new dress -820
new email -456
new employee -1158
new employees -1334
new episode -771
new espresso -223
new expense -739
new fall -249
new feature -480
new features -920
new flavor -467
new flooring -406
new fonts -116
new forklift -495
new head -658
new hire 157
new hires -440
new homepage -272
new intern -541
new intranet -322
new job -832
new key -724
new line -606
new location -1031
new logo -929
new look -421
new loyalty -255
new lunch -377
new mailbox -789
new management -761
new manager -717
new member -626
new members -1187
new menu -830
new messages -256
new microwave -658
new mobile -364
new name -909
new oat -556
new office -746
new one -867
new online -217
new packaging -521
new parental -328
new parking -1163
new part -395
new partnership -299
new password -226
new patients -822
new payroll -775
new phone -1177
new photo -491
new piano -630
new playground -963
new podcast -667
new position -360
new post -413
new press -357
new projector -491
new projects -884
new release -720
new rewards -438
new role -463
new routes -791
new sales -526
new schedule -1076
new scheduling -551
new server -597
new shared -251
new showroom -410
new sign -964
new skate -206
new software -236
new staff -983
new store -528
new students -746
new subscribers -413
new system -685
new tenants -200
new ticketing -243
new time -599
new treadmills -602
new treasurer -341
new vending -473
new version -717
new warehouse -714
new website -1148
new wing -759
new work -519
new year -695
newborn 439
newest -497
news 244
news and -766
news the -1051
newsletter -1585
newsletter and -285
newsletter every -389
newsletter goes -339
newsletter has -567
newsletter is -423
newsletter now -339
newsletter to -455
newsroom 826
next -159
next available -1411
next board -507
next business -676
next day -1016
next door -230
next friday -933
next issue -903
next meeting 93
next monday -760
next month -158
next quarter -711
next steps -457
next team -460
next thursday -985
next to 629
next tuesday -1347
next wednesday -934
next week -1210
next weekend -709
next year -351
nice -1293
nicu 895
night 30
night and -439
night for -642
night is -967
night shift 231
night trial -915
nightly -756
nights 372
nights and -1027
nights in 360
nine 347
nine and -424
nine on -698
nine open -559
nine people 467
nineteen 780
ninety 769
ninety days 740
ninth 222
no access -782
no added -628
no agenda -493
no appointment 346
no band -573
no charge -491
no classes -701
no cost 508
no credit -479
no entry -857
no experience -729
no extra -1003
no food -785
no heartbeat -22
no heat 332
no joining -441
no later -836
no longer -89
no more -58
no one 271
no outside -682
no parking -922
no questions 287
no refunds -781
no returns -554
no school -718
nobody 431
nobody has 174
nobody was -440
nobody will 722
noise -1560
noise complaint -975
noise down -555
noise to -299
non -804
none 102
none of 356
nonrefundable -789
noodles -342
noon 403
noon and 778
noon for -1241
noon on -183
noon so 245
noon to -172
noon tomorrow -923
noose 609
normal -1061
normal call -537
normal wait -402
north entrance 119
north parking -555
northeast 329
not a -226
not accept -570
not accepted -355
not accepting -334
not adjust -344
not allowed -410
not arrive -571
not attend 50
not available -1238
not be 304
not been -222
not block -746
not click -376
not come 193
not drink 784
not erase -712
not exceed -938
not feed -474
not fit -732
not for -647
not get 494
not give -602
not go -624
not heard 630
not in -54
not included -819
not leave -1025
not make 688
not microwave -530
not move -745
not open -450
not park -787
not prop -849
not ready 474
not reply -351
not required -808
not responsible -453
not share 127
not stop 192
not store -837
not take -508
not taking -309
not the -39
not to -276
not touch -762
not use -120
not want 422
not work 50
not working -399
note -361
note and 384
note on 469
note that -611
note the -252
note to -638
notes -192
notes are -760
notes at -622
notes from -849
notes today -749
nothing 269
nothing else 279
nothing is 391
nothing more -549
nothing to 301
notice 203
notice before -470
notice but -535
notice to 325
noticed -528
noticed a -325
noticed your -303
notices 569
notices went 569
notifications -526
notified 585
november -1534
now -106
now a 172
now accept -774
now accepting -712
now and 462
now at -810
now available -25
now be -878
now boarding -605
now choose -214
now comes -655
now costs -527
now covers -919
now deliver -665
now download -126
now easier -551
now for -448
now get -473
now half -826
now has 145
now have -785
now hiring -960
now i'm 765
now in -1102
now includes 237
now live -858
now loads -529
now offer -976
now offers -918
now on 36
now online -610
now open -1147
now required 211
now scan -442
now so 406
now takes -450
now the -648
now to -784
now two 249
now under -798
now up -507
now use -232
now with -980
now works -654
now you -501
number 276
number and -1020
number below -1013
number in -363
number is 83
number of -159
number on 79
number one -615
number ready -676
number when -814
number with 415
numbered -859
numbers -360
numbers are 62
nurse 544
nursery 296
nurses 388
nursing 532
nursing home 525
o'clock -416
o'clock call -678
oak -677
oat -882
oat milk -732
obituary 811
observance -539
observance of -539
occasional -509
occasional travel -438
ocean -523
ocean view -523
october -536
october is 440
of a 449
of address -452
of all -214
of an 624
of any -84
of april -1158
of at -328
of august 577
of bed 613
of bookkeeping -552
of business -636
of chairs -626
of changes -1006
of charge 420
of clean -212
of coffee -275
of combined -476
of custom -113
of day -227
of each -1642
of edits -443
of eight -699
of every -236
of experience -769
of february -275
of five -771
of flowers 614
of forty -847
of four -524
of glasses -531
of her 1071
of high -494
of him 744
of his 622
of ice -377
of identification -788
of inventory -615
of it 700
of its 331
of ivf 474
of june -840
of keys -978
of kin 485
of last 525
of life 460
of local -620
of march -738
of marketing -387
of may 59
of me 153
of monday -756
of more -538
of moving -360
of my -395
of natural -621
of next -796
of november -248
of october -812
of office -573
of one -830
of operations -668
of order -1344
of orders -540
of our 695
of page -786
of paid -640
of paint -296
of palm -776
of paper -791
of parking -675
of people -298
of rain 183
of receipt -488
of respect 345
of revisions -632
of sale -655
of sales -540
of schedule -666
of service -184
of seven -341
of silence 860
of six -303
of snow -582
of social -478
of stock -688
of storage -626
of teacher -513
of ten 200
of the -117
of their 129
of them 100
of these -614
of this -665
of three -48
of tickets -447
of time -482
of today 68
of toner -660
of travel -243
of tuesday -757
of two -193
of up -755
of us 987
of use -624
of water 664
of what 208
of work 299
of you 315
of your 192
off 364
off all -30
off and 141
off at -75
off by -965
off during -848
off from -912
off in -462
off is -560
off on -411
off request -477
off the -59
off their 148
off this -961
off today -1410
off until 295
off when -662
off with -181
off without 452
off your -1391
offer -265
offer a -951
offer and -275
offer competitive -377
offer dental -532
offer free -654
offer is -678
offer on -562
offer refunds -664
offer yoga -540
offer you -573
offered 345
offering -1242
offering a -730
offering free -515
offers 362
offers a 226
offers free 136
office -290
office and 351
office at -763
office before -849
office by 505
office chairs -1152
office closes -75
office dog -888
office door 177
office from -588
office has -489
office in 101
office is 533
office manager -583
office needs -612
office next -797
office on -1261
office opens -767
office plants -643
office three -872
office tomorrow -726
office until -1133
office use -354
office will -247
office with 42
officer -235
offices -1169
offices are -528
offices will -885
offline -47
offsite -180
oil 258
oil change -649
ok 626
okay 370
old -77
old for 634
old in 217
old man 663
old one -284
old software -467
older 199
olive -958
olive oil -958
on a 206
on again -905
on all -658
on animals -839
on any -613
on anything 249
on april -804
on at -967
on august -579
on average -181
on back -243
on bag -454
on balconies -618
on both -598
on call -870
on camera -300
on christmas 306
on customer -659
on day -300
on deaf -742
on december -807
on digital -436
on display -762
on during -191
on duty -190
on email 259
on every -677
on experience -654
on february -596
on file 347
on fire -503
on floor -569
on floors 290
on for 288
on hand 678
on hands -596
on her -216
on his 137
on hold -610
on in -766
on it 819
on its -1258
on january -703
on july -1031
on june -239
on leave 102
on life -611
on line 147
on links -376
on low -86
on march -791
on may -927
on monday 235
on most -487
on my 97
on new -411
on november -775
on october -1102
on one -813
on ones 322
on order -1057
on orders -491
on our -468
on oxygen 541
on page -110
on parental -671
on parking -589
on remote -721
on request -1304
on row -378
on sale -1406
on september -1236
on site 262
on sunday -83
on tap -822
on that -77
on the 215
on their -386
on this 28
on three -822
on thursday -176
on time -972
on to -844
on tomorrow -763
on track -767
on trains -329
on tuesday 194
on two -435
on us -974
on vacation -1111
on view -598
on wednesday -652
on weekdays -813
on weekends -1126
onboarding -1135
onboarding checklist -251
onboarding time -481
onboarding video -420
once -199
once a -687
once opened -592
once the -1167
one app -594
one bag -389
one bedroom -824
one business -536
one carry -454
one child -534
one click -534
one dashboard -158
one day -81
one defective -617
one drink -232
one flyer -402
one for 598
one form -564
one free -878
one guest -479
one hour -1029
one in 549
one is -794
one marketing -54
one minute 220
one month -1079
one more -171
one of 332
one out 445
one page -665
one pair -495
one parking -709
one place -663
one platform -464
one should 652
one size -907
one stone -508
one through -982
one was 257
one way -518
one week -977
one with -151
one year 561
ones -354
online -165
online and -818
online booking -307
online course -413
online form -745
online in -800
online orders -367
online portal -574
online shop -959
online store -861
only -229
only a -695
only authorized -703
only be -539
only cruelty -313
only four 534
only fresh -477
only get -719
only good -645
only have -673
only in 180
only no 91
only one 255
only open -551
only please 644
only take 334
only takes -663
only the 569
only three -704
only to -670
only today -312
only two -1053
only when -622
onto 188
open -53
open a 457
open again 88
open an -295
open and -775
open at -85
open during -850
open enrollment -710
open every -848
open for 84
open from -1004
open house -478
open in -526
open it -528
open late -1093
open monday -529
open office -618
open on -1550
open our -367
open rate -604
open source -672
open the -1062
open thursday -870
open tickets -713
open to 143
open tuesday -760
open two -617
open until -1476
open wednesday -558
open weekdays -500
open with -729
open your -477
opened -366
opened a -618
opened an 282
opened our -567
opening -1620
opening a -211
opening and -691
opening at -699
opening for -362
opening hours -467
opening of -318
opening on -346
opening our -577
opening the -513
opening was -63
openings -588
openings for 71
openings left -572
openings on -508
opens -276
opens again -619
opens at -95
opens for -755
opens in -759
opens its 177
opens next -809
opens on 146
opens saturday -672
operate -622
operated -525
operating 147
operation 394
operations -673
operator 63
operators -1045
operators only -636
opinion -771
opinion matters -437
opt -563
opt out -563
option -738
option every -338
optional 700
options -917
options by -244
or a 276
or by -576
or drink 471
or drinks -542
or exchanged -448
or exchanges -553
or less -673
or more -1480
or shine -723
or stolen -363
or text 637
or the -526
or you -629
orange -971
order -478
order a -332
order and -403
order arrived -386
order at -772
order before -784
order by -905
order for -935
order has -679
order in -426
order is -178
order number -1185
order of 359
order online -735
order to -714
order total -322
order until -366
order was -722
order when -104
order will -742
ordered -1398
ordered and -386
ordered the -320
ordering -662
orders -1096
orders are -990
orders for -897
orders over -503
orders will -543
org -413
organic -795
organic cotton -454
organization 410
organized -1053
orientation -411
oriented -628
oriented and -560
original -1057
original receipt -275
orphan -851
orphaned -1113
osha 871
other -106
other side -768
other tuesday 130
others -38
otherwise 476
ounce 61
ounce bags 256
our -594
our accountant -348
our accountants -623
our ad -148
our agency -914
our agents -847
our annual -577
our apologies -701
our app -1166
our average -1109
our award -222
our bake -1170
our bakery 247
our bank -969
our bar -847
our bed -678
our benefits -558
our best 139
our bestselling -393
our biggest -686
our bikes -323
our billing -782
our blog -820
our book -950
our booking -510
our bookkeeping -565
our bookstore 224
our booth -909
our boutique -731
our branch -607
our brand -538
our bread -659
our brewery -749
our business -643
our busy -279
our cabinets -296
our cafe -689
our cafeteria -736
our call -1128
our candles -620
our careers -714
our carpets -312
our cashier 674
our catering -585
our cfo 182
our chairs -740
our charity 252
our chatbot -622
our checkout -471
our cheese -370
our cleaners -809
our cleaning -540
our client -40
our clients -776
our clinic -947
our coffee -638
our cold -429
our colleague 849
our company -1315
our conference -624
our consultants -683
our contact -512
our cost -557
our costs -192
our course -495
our coworking -387
our crew -553
our crm -330
our current -783
our customer -932
our customers -311
our daily -837
our dance -914
our dashboard -295
our daycare -764
our delivery 454
our dental -413
our design -798
our designer -668
our designers -165
our developers -607
our dining -744
our distribution -716
our dog -38
our donors -741
our downtown -400
our driver 144
our drivers -698
our editors -1022
our electric -458
our electricians -695
our email -761
our emails -774
our employee -897
our engineers 264
our escape -319
our espresso -293
our event -513
our eye -596
our fall -593
our families -137
our family -640
our farm -359
our firm -925
our first -346
our floor -531
our florist -670
our flyers -804
our followers -799
our food -1173
our founder 367
our free -907
our fundraising -624
our furniture -261
our gallery -533
our gift -615
our goal -810
our grand -450
our growing -337
our guest -900
our guide 84
our gym -301
our hair -598
our handmade -551
our help -906
our hiring -543
our holiday -907
our honey -500
our hotel -925
our hotline 509
our hourly -481
our hours -734
our house 562
our ice -444
our intern -822
our interns -905
our invoice -485
our invoicing -395
our kayaks -401
our keynote 49
our kitchen -1580
our landlord -386
our largest -681
our lasagna -454
our last -920
our latest -832
our laundry -590
our lawyers -670
our legal -527
our library -591
our list -723
our live -778
our locations -416
our logo -876
our longtime 100
our lunch -666
our mailing -965
our marketing -879
our mattress -745
our mattresses -660
our meeting -1207
our menu -622
our minimum -540
our mission -558
our mobile -769
our monthly -637
our morning -643
our most -639
our movers -616
our moving -1107
our name -532
our neighbors -181
our new -867
our newest -494
our newsletter -790
our next -982
our offer -575
our office 373
our offices -790
our old -165
our onboarding -543
our one -836
our online -1237
our open -1108
our opening -364
our outdoor -526
our own -620
our packaging -918
our page -451
our patio -507
our peach -414
our pet -384
our pharmacy -561
our phone -621
our phones -728
our photographer -273
our platform -1201
our plumbers -540
our podcast -652
our pottery -788
our prices -694
our pricing -506
our privacy -835
our produce -821
our product -991
our products -789
our program 38
our project -677
our rates -873
our real -651
our realtor -566
our receptionist 370
our restaurant -39
our ribbon -685
our roofers -432
our sale -782
our sales -1027
our salon -1051
our scheduling -837
our second -820
our senior -667
our seo -422
our service -864
our shipping -893
our shop -1157
our short -525
our sister 543
our site -720
our small -733
our social -673
our software -684
our son 895
our speaker -445
our special -673
our sponsors -339
our spring -944
our staff -79
our stand -770
our starter -792
our starting -747
our store -211
our stores -1105
our students -184
our studio -453
our stylists -660
our summer -147
our supplier 130
our support -879
our survey -531
our system -742
our systems -278
our target -582
our tasting -391
our tax -567
our tea 371
our team -817
our technicians -818
our terms -841
our theater 98
our third -456
our thoughts 557
our three 79
our time -709
our tomatoes -373
our tool -625
our tools -875
our top -509
our translation -397
our translators -211
our travel -795
our trivia -570
our trucks -824
our tuesday -137
our tutors -152
our two 682
our updated -530
our videos -322
our violin -498
our volunteers -874
our warehouse -150
our warranty -445
our web -775
our webinar -778
our website -220
our wedding -554
our weekly -1098
our wine -641
our work -809
our workshop -648
our yoga -749
ourselves -992
out 370
out a -493
out after -74
out and -252
out at -163
out because -527
out before -982
out but 456
out by -302
out every -812
out for -342
out from 668
out front -134
out in -92
out next -529
out now -467
out of -367
out on -95
out our -745
out so 551
out the -78
out this -429
out to 314
out today 342
out until -477
out when -582
out with -279
out your -335
outage -942
outage earlier -242
outdoor -751
outdoor seating -559
outing -653
outing is -724
output -601
outside 103
outside food -682
outside of -277
outside the 500
oven -997
oven to -398
over -168
over a -762
over and 663
over because 713
over for 757
over my -676
over on -415
over the 86
over your -446
overdose 1023
overdue -941
overhead -503
overlooks -485
overnight -322
overnight and 333
overnight so 92
overtime -968
overtime in -315
owe -684
own -552
own cup -461
own life 980
own mug -322
own start -214
own supplies -355
owned -1036
owned and -365
owned plumbing -231
owner 552
owners 327
owners must -559
oxygen 794
oz -622
paced -566
paced environment -382
pack -698
pack up -582
package 89
package includes 214
package is -683
package was -699
package weighs -1235
package will -630
package with -789
packages -161
packages last -771
packaging -1058
packaging is -486
packed -659
packed by 136
packet 658
page -546
page is -452
page long -268
page of -674
pages -1467
pages that -533
paid -285
paid by -837
paid faster -502
paid for 22
paid leave 79
paid on -839
paid online -792
paid sooner -524
paid time -552
paid vacation -698
pain -266
paint -1246
paint their -181
painted -225
painted over -565
painted this -812
painters -66
painters come 231
painters will -541
painting -1169
painting will -539
paintings -736
pair -927
pair of -927
pairs 467
palette -711
pallet -966
pallet jack -543
pallets -1121
pallets and -483
pallets in -674
palm -776
pan -627
panel 438
panels 71
panic 165
pantry 472
paper 150
paper and -353
paper statements -777
paper to -617
paper towels -663
paper tray -572
paper will 327
paperless -1175
paperless billing -784
paperless in -712
papers 184
paperwork -725
paperwork is -556
parade -279
parade float -528
paragraph -465
parcel -989
parcel has -513
parcel is -369
parcels -828
parent -710
parent teacher -446
parental -908
parental leave -908
parents 533
parents are 684
parish 748
park -820
park and 170
park behind -869
park from -458
park here -478
park in -983
park on -1101
parked -350
parked in -614
parking -832
parking and -587
parking fee -461
parking garage -207
parking in -834
parking is -110
parking lot 101
parking on -704
parking pass -535
parking passes -825
parking permit -917
parking permits -963
parking plan -401
parking space -872
parking spaces -835
parking spot 332
parking spots -704
parking will -570
part -197
part for -260
part has -419
part in -557
part of 661
part time -897
participants -953
parties -1157
parties of -628
partner 208
partner will -861
partners -751
partnership -559
partnership with -559
parts -940
parts and -470
party -578
party is -74
party of -345
party on -786
party starts -738
party theme -377
pass -304
pass at -638
pass for -736
pass is -691
pass locally -337
passed 49
passed away 710
passed my -633
passed over 925
passed the -1204
passenger 234
passengers 29
passes 184
passes are -1267
passionate -634
passionate about -634
passport -231
passport and -432
password -1076
password expires -410
password for -713
password has -589
password is -1090
password must -578
password will -407
past 161
past due -521
past the 521
pasta -730
paste -990
pastor 579
patch -618
path -317
patience -656
patience during -389
patience while -531
patient 395
patient with -715
patients 375
patients on 78
patio -131
patio is -311
pause 31
paused -647
paving -862
pay -37
pay a -714
pay and -498
pay annually -715
pay by -861
pay for 188
pay is -716
pay no -662
pay on -419
pay stubs -780
pay the 117
pay with -871
pay your -625
payable -894
payable within -582
paycheck 618
payday -796
paying -540
payment -490
payment by -675
payment information -801
payment is -778
payment method -723
payment of -1157
payments -370
payments and -395
payments are -430
payroll 38
payroll provider -597
payroll will -133
pays -1119
pays for -689
pdf -46
peace 410
peacefully 707
peach 126
peak -946
peanut 506
pediatric 884
pen -893
penalty -525
pending 170
penny -779
pens -994
people -39
people are 748
people can -795
people for -794
people go 443
people have -678
people in -163
people on 425
people pass -511
people person -518
people signed -737
people this -276
people to -309
people who -472
people with 767
per -531
per box -700
per child -972
per click -557
per customer -966
per day -908
per employee 118
per family -1080
per hour -1247
per minute -427
per month -1130
per night -1000
per passenger -454
per person -825
per student -688
per week -777
per year 75
percent -64
percent less 356
percent off -915
perfect -839
perfect for -543
performance -683
performance review -596
performance reviews -473
performing -903
performing scheduled -413
period ends -1124
permission -1018
permission slip -309
permit -568
permit application -626
permit office -740
permits -985
permits are -552
permitted -123
permitted on 259
permitting -899
person -844
person and -416
person to -559
person who -870
personal -930
personal deliveries -346
personnel -788
pet -687
pet sitters -384
petition -638
petition to -524
pets -1286
petty -617
petty cash -617
pharmacy 489
pharmacy drive -561
phased -532
phases -456
phone -119
phone before -637
phone calls -308
phone number -263
phone orders -840
phone system -798
phone tree -21
phone us -742
phone you 237
phones -372
phones before -839
phones during -521
photo -21
photo booth -1133
photo exhibit -710
photo for -491
photo id -734
photo is -186
photo page -991
photo session -651
photo shoot -769
photographer -961
photographer has -273
photographer is -453
photographer will -527
photographers 298
photographs 159
photography -1112
photos -214
photos and -493
photos are -758
photos have -761
photos will -889
piano -1063
pick 257
pick a -878
pick up 295
picked -181
picked by -686
picked up 199
picks -515
picks up -378
pickup -158
pickup at 413
pickup is -764
picnic -1289
picnic is -677
picnic until -462
picnic will -515
picture -129
picture day -890
pictures 137
pictures will -710
pie -704
piece 488
pieces -1089
pier -35
pies -904
pigeons -546
pill -60
pillows -1065
pills 923
pin -957
ping -924
pink 527
pipe -706
pipeline -713
pitch -691
pivot -474
pivot tables -474
pizza -1311
pizza in -624
pizza on -381
pizzas -725
pizzas for -536
place 399
place at 67
place from -601
place in 221
place next -816
place on -1088
place the -272
place to -354
place until 641
placed 108
placed before -826
placed on 643
placement 431
places -564
places to -464
plan -607
plan at -531
plan by -815
plan for -143
plan from -861
plan includes -836
plan is -1092
plan now -856
plan on 33
plan to -564
plan will 452
plane -160
planned -541
planned to 705
planner -952
planner is -600
planning -385
plans 231
plant 450
plant a -68
plant is -247
plant will 754
planted -97
plants -1490
plants are -370
plants on -490
plaque 606
plastic -144
plastic bottles -351
plastic free -575
plastic in -960
plate -624
platform -141
platform brings -330
platform for -464
play -1215
played -534
player -443
players 125
playground 363
playlist -1100
plays -990
please accept -566
please allow -993
please answer 97
please approve -968
please arrive -802
please ask -1097
please avoid 279
please be -53
please book 55
please bring 89
please bury -285
please call 539
please cancel 356
please carpool -343
please change 269
please check -202
please choose -353
please clean -896
please clear -361
please close -770
please collect -285
please come -145
please complete -1186
please confirm 100
please contact -807
please copy -331
please cover 739
please delete -419
please deposit -256
please do -431
please don't 232
please donate 201
please dress -168
please email -874
please empty -455
please end -569
please enter -697
please excuse -102
please expect -678
please fill -636
please find -721
please finish -654
please fix -565
please fold -504
please get -1020
please give -173
please go -619
please hand -368
please hang -622
please have 81
please help -592
please hold 29
please ignore -620
please inform -983
please introduce 149
please join 247
please keep -116
please kill -388
please knock -574
please label -836
please leave -565
please let -1162
please limit -510
please list 202
please lock -387
please look 79
please make -1273
please mark -515
please move 32
please mute -505
please note -732
please open -886
please order 231
please pack -727
please park -1016
please pay -1340
please pick 79
please plan -529
please print 150
please provide -754
please pull -776
please put -852
please rate -580
please read 139
please recycle -661
please refill -551
please refrain -589
please remember -856
please remove -173
please renew -319
please reply -521
please report 59
please respond -597
please restart -209
please return -529
please review -960
please ring -705
please rinse -530
please round -574
please route 547
please rsvp -1082
please sanitize -587
please save -421
please see -136
please send 113
please share -637
please show -597
please sign 479
please silence -860
please sit 473
please speak -837
please stack -366
please stand 69
please start -721
please stay -315
please stop -812
please store -670
please submit -658
please switch -208
please take -703
please tell -972
please tip -493
please turn -1045
please update 341
please upload -218
please use 223
please vote -540
please wait -812
please walk 414
please wash -344
please water -833
please wear 273
please welcome -661
please wipe -624
please write -876
pleased -843
pleased to -843
pleasure -748
pleasure to -363
plenty -742
plenty of -742
plot -209
plots -755
plots available -642
plug -673
plug in -625
plug it -335
plugged -330
plugged in -330
plumber -626
plumbers -540
plumbers are -540
plumbing -933
plumbing company -231
plus -856
plus tax -577
plus tips -354
plus travel -598
pm -1206
pm and 320
pm at -371
pm because -340
pm call -363
pm during -536
pm et -604
pm for -461
pm in 330
pm on -1347
pm to -1122
pm today -433
pm tonight -987
pm training -379
pm will -559
po -650
po number -650
pocket 288
pockets -621
podcast -1098
podcast comes -328
podcast episode -609
podcast is -403
point -418
point of -795
points -1579
points are -467
points per -625
points will -498
poison 341
police 591
policy goes -548
policy has -574
policy is 283
policy on -562
polish -427
polish dries -278
poll -687
pond 456
pool -474
pool closes -594
pool is 256
pool opens -994
pool will -1014
popcorn -884
popular -988
popular demand -698
popular plan -496
porch 371
port -785
port on -556
portal -1054
portal by -445
portraits -498
position 162
position as -243
position has 646
position of -392
position pays -400
positions 818
positions are -658
positions in 426
positions will 688
positive 345
possible -854
possible to -320
post -481
post about -127
post explains -562
post got -357
post office -804
post on -624
posted 258
posted by 291
posted in 115
posted on -1307
poster -1007
posters 129
posting -603
postpone -629
postpone the -656
postponed -866
postponed to -734
postponed until -668
postponing -462
postponing the -462
posts 724
posts in 382
pot -658
potatoes -687
potluck -273
pottery -584
pottery class -278
pottery workshop -552
pound -772
pounds 310
pour -605
poured -975
power 437
power button -181
power for -668
power this -682
pr -777
practice -953
practice has -589
practice is -624
practice on 35
prayer 853
prayers 844
pre 185
pre orders -442
preapproval -824
preapproved -734
preapproved for -692
precision -943
prefer 637
preferences -995
preferences for -640
preferred -901
preferred the -575
pregnancy 752
pregnant 553
premises 384
premium -671
prepaid 331
prepared -830
prescription 228
present 99
present their -707
presentation -1235
presenter -587
presenting -499
president -1049
press on 245
press release -683
press the -753
pressure 200
prevention 341
previous -820
previous email -594
price -695
price appetizers -532
price in -429
price increase -712
price list -588
price of -107
price on -541
price war -688
prices -1765
prices are -790
prices by -420
prices in -536
prices on -724
prices will -899
pricing -1078
priests 724
principal -870
print 414
print and 568
print jobs -572
print shop -892
printed 482
printed on 428
printer -510
printer is 455
printer needs -593
printer on -759
printing -114
prints -828
prior -668
prior to -618
priority -780
prison 725
privacy -282
privacy policy -699
private 34
private event -706
private events -1066
private party -658
prize -527
pro -426
problem -947
problem with 77
problems -627
process -791
process faster -471
processed -948
processed the -620
processes -787
processing -368
procurement -640
produce -316
produced -289
product -533
product comes -204
product demo -374
product is -343
production every -600
productivity -609
products -480
products are -855
professional -630
profile -287
profile is -827
program 446
program for 409
program is 382
programs -541
progress -1070
prohibited -155
project -553
project is -837
project manager -463
project two -299
projector -1345
projector in -555
projector remote -770
projects -841
projects this -559
prom 394
promise 148
promise to -635
promo 133
promo code -492
promoted -736
promoted to -736
promotion -507
promotion to -649
promptly -483
promptly at -483
proof 84
proof of -1246
proofread -886
proofread your -403
prop -912
prop open -601
prop the -702
properties -782
property -250
property at -596
property is -204
property manager -668
property tax 220
proposal -1251
proposal and -462
proposal is -573
proposal this -225
proposals -611
proposed -222
prosthetic 804
protection 120
protection officer -500
protective 481
proud -772
proud to -673
provide -294
provide a 229
provided -24
provided for 352
provider -394
provider in -597
provides -483
provides school -453
pt -767
pta -154
pto -914
public -130
public on -1071
publish -127
published 165
pull -252
pull request -635
pulled 644
pulled a 733
pump 557
pumpkin -759
punch -839
punched 705
pupils 707
purchase -1236
purchase of -585
purchase order -570
purchases -1052
purchases over -602
purchasing -564
purposes -604
push 129
push our -634
push the 390
pushed -721
pushed back -512
pushed to -166
put 516
put a 121
put in 735
put our 576
put the -425
put this -824
put up -743
put your -805
puts -645
putting 131
putting it -342
q -967
q a -726
qa 215
qa team 503
quake 420
qualify -674
qualify for -674
quality -914
quality and -405
quality purposes -577
quarter -431
quarter of -418
quarter revenue -592
quarter sales -278
quarterly -867
quarterly numbers -522
quarterly report -555
quarters 81
question -1262
question about -563
questionnaire -939
questionnaire before -465
questions -383
questions about -791
questions and 208
questions before -502
questions to -677
quick -212
quick call -646
quick reminder -233
quickly 75
quiet -439
quiet room 424
quietly -80
quilt 265
quit 240
quiz -599
quote -1183
quote is -300
quotes -1065
rabbi 1138
race -226
race condition -557
rack -1431
rack are -448
rack behind -745
racks -551
radiation 994
radio -712
raffle -1012
raffle is -728
raffle tickets -688
rain -680
rain or -590
rainbow 652
rainbow bridge 652
raining -596
rains -759
raise -761
raise in -486
raise their -340
raised -393
raised our -634
raised over -329
raised the -809
raises 170
raising -403
raising our -841
raising the -855
ramp 812
ramp is 761
ran 326
ran a -443
ran an -657
ran out 306
rang 501
range -755
rate -1001
rate is -816
rate us -840
rate your -585
rated -1011
rates -1194
rates are -714
rates will -970
rather 987
rather not 487
rather than 83
rating -881
reach 626
reach me -928
reach our -719
reach out -816
reach the 477
reached -41
reached by -415
reached our -692
reached the 726
reaches -375
reaching -556
reaching out -556
read 172
read every -387
read our -492
read the 216
reader 230
readers -984
readers will -381
reading -28
ready 538
ready at -1027
ready by -919
ready for 365
ready in -1025
ready to -270
ready when -962
real -668
real estate -1135
really -250
realtor -895
realtor will -895
rear -308
rear door -604
rear entrance -852
rear lot -577
reason 953
reason to 500
rebranding -683
rec -537
recall 799
recalled 905
receipt -1455
receipt for -425
receipt is -244
receipt to -280
receipts -1095
receipts by -469
receipts for -695
receive -945
receive a -71
receive their -614
received -205
received a 563
received after -611
received and -600
received by -651
received the -961
received your -193
receiving 102
receiving this -507
recent -584
recent pay -526
reception -452
reception and -710
reception at -769
receptionist -802
receptionist is -532
receptionist to -502
receptionist who -557
receptionist with -508
recipe -208
recipient -927
recital -796
recital will -343
recognize -106
recognized 266
recommend -1086
recommend a -530
recommend our -525
recommend us -489
recommended -790
recommended for -667
reconciliation -815
record -446
record and -83
record your -171
recorded -780
recorded because -359
recorded for -513
recording -146
recording of 38
records -699
records show 395
recovery 564
recovery test -703
recruiter -266
recruiter will -266
recycle -720
recycle your -179
recycled -800
recycled plastic -555
recycling bin -798
red -172
redesign -946
redesigned -639
redesigned our -414
reduce 338
reduced -658
reduced our -618
reduction 871
refer -443
reference -796
reference number -767
references -1206
referral -1001
refill -578
refill the -446
refilled 235
refills -928
refrain -684
refrain from -684
refrigerated -707
refrigerator -999
refrigerator will -486
refund -96
refund of -416
refundable -518
refunded -1085
refunds -952
refunds after -658
refunds on -589
refunds or -482
refuse -901
refuse service -670
regarding 149
regarding your 294
region 525
regional -239
regional manager -982
regions -451
register -746
register for 275
register starts -763
registered -805
registered for -812
registers -632
registration -1697
registration ends -643
registration fee -575
registration for -688
registration is -663
registration opens -557
regret -434
regret that -550
regret to 91
regular -28
rehab 609
rehearsal -1033
rehearsal was -416
rehearses -645
rehearses every -505
relapsed 885
relay -846
release -364
release is -468
release notes -830
released 162
released a 419
released on -929
relief 1011
relocated -484
relocated to -484
relocating -772
relocating to -528
rely -524
rely on -524
remain -467
remain closed -428
remaining -231
remains 240
remarks -593
remember 615
remember to -902
reminded -621
reminder -982
reminder that -790
remodel -527
remodeling -737
remote -553
remote is -326
remote with -467
remote work -815
remotely -974
removal -517
remove -36
remove all 278
remove your -937
removed -443
removed from 397
removes -713
renew -1120
renew automatically -274
renew it -462
renew on -530
renew their -522
renew your -806
renewal -940
renewal on -295
renewals 467
renewed -102
renewed for -552
renews -794
renews automatically -411
renews next -454
renews on -597
renovated -415
renovated and -294
renovation -1071
renovations -834
rent 231
rent a -863
rent and 295
rent at -686
rent includes -495
rent is -866
rent on -614
rent to 706
rental -308
rental car -573
rental is -636
rentals -700
rented -1097
rented by -362
rented for -719
renters -330
reopen 214
reopen at -454
reopen on -477
reopens -551
reopens on -371
reorganized -797
reorganized the -463
rep 426
rep will -368
repainted -747
repair -1085
repair the -447
repair will -533
repaired -456
repaired on 503
repaired this -682
repairs -289
repairs are -260
repairs on -727
repairs until -364
repaved -659
repaving -1188
replace -1045
replace the -750
replaced -601
replaced the -880
replaced this -862
replaced with -452
replacement -1116
replacement part -737
replacing -1106
replacing our -548
replacing the -722
replies -828
replies may -703
reply -998
reply all -1011
reply by -669
reply to -617
reply with -547
reply within -735
replying -822
replying to -726
repo -866
report 291
report any 183
report attached -654
report before -728
report for -629
report is 388
report should -268
report shows -777
report to -871
reported 114
reports -992
reports and -559
reports are -272
reports in -142
reports of 900
representative -723
representative will -641
reproduce -606
reproduce the -474
request 258
request a -186
request and -805
request for 408
request has -925
request to -536
requested 180
requests -364
requests at -124
requests by -781
requests for -984
requests must -399
requests per -384
require -1254
require a -542
required -798
required for -956
required in -555
required to -127
requirements -443
requires -1243
requires a -717
reschedule -616
reschedule our -511
rescheduled -981
rescheduled the -614
rescheduled to -620
research 357
resend -683
resend the -518
reservation -297
reservation for -606
reservations -1271
reservations are -578
reserve -1140
reserve a -404
reserve the -618
reserve your -541
reserved -361
reserved for -704
reset -738
reset your -317
resident -268
residents -374
resistant -772
resolved -889
respect 333
respect for 345
respond -1159
respond to -646
respond within -715
response -1236
response time -418
responses -702
responsibility -937
responsible -994
responsible for -994
rest 141
rest of 750
restart -606
restart the -534
restart your -214
restarting -720
restarts -657
restaurant -510
restaurant has -724
restaurant is -970
restaurants -480
restaurants and -469
restocked -585
restored -712
restored at -584
restraining 698
restraining order 698
restriped -420
restroom 395
restroom on -496
restructuring 731
results 206
results are 512
results in -940
results of -818
results will -647
resume 282
resume and -782
resume on -841
resumes -714
resurfacing -730
resurfacing until -576
retention 344
retire 214
retired 574
retired on -541
retirement 345
retiring 26
retreat -149
retreat is -758
retreat next -504
return -500
return all -595
return by -399
return it -777
return on -561
return the -125
return to -1178
return your -702
returned -802
returned by -670
returned to 134
returned within -392
returning -43
returns -1273
returns are -326
returns for -668
returns is 191
returns on -491
returns process -447
returns without -503
reusable -315
reusable cup -315
revenue -976
reverses 442
reverses diabetes 442
review -343
review and -422
review by -554
review has -731
review is -625
review it -570
review of 373
review on -621
review the -977
review your -663
reviewed -310
reviewed the -526
reviewing 288
reviews -233
reviews begin -625
reviews will -934
revise 137
revised -1052
revised our -651
revisions -734
reward -315
reward points -315
rewards -694
rewards program -704
ribbon -147
ribbon at -883
ribbon cutting -1100
ride -529
riders -446
rides -281
riding 810
right -304
right after -120
right now -1272
right plan -317
rights 399
ring the -871
rink 389
rinse -447
rinse your -530
ripe -549
rising -349
rising costs -294
risk 233
river 377
road -267
roast -863
roasted -879
roasted in -404
robbed -471
robbed at -26
robot -680
robot vacuum -597
rock 347
role -106
role is 368
role of -370
roles 542
roll 504
roll over -994
rolled -703
rolled out -703
rolling -475
rolling out -560
rollout -754
rolls -618
roof 362
roof came 186
roof deck -620
roof off 422
roof repair -515
roof will -516
roofers -432
roofers offer -432
roofs 384
rooftop -920
room -39
room and 517
room at -909
room b 227
room before 331
room can -364
room for -780
room fridge -783
room has 99
room is -889
room microwave -606
room on 327
room please 173
room service -303
room this -283
room to -908
room until 147
room will -337
room with 28
roommate -168
roommates -300
rooms -33
rooms and -1046
rooms are 136
root -604
rope -210
rose 470
rose by -624
rough -600
rough draft -682
roughly -790
round 167
round of -250
rounded -284
rounds 222
rounds of 306
route 488
route setting -849
route will -767
router -674
routes -803
routine -566
row -559
rows 211
rsvp -1123
rsvp by -745
rug -506
rug is -520
rule -133
rules -1051
run -219
run a 366
run every -893
run for 112
run from -487
run on 486
run out -805
run small -555
run the -1158
runners -696
running -462
running a -885
running about -758
runs -392
runs at -450
runs every -549
runs for -529
runs from -781
runs out -96
runs through -929
rush -697
sad 305
safe -194
safe and -174
safe for -289
safety -444
safety glasses -484
safety video -955
said 716
said goodbye -32
said he 752
said that 615
sailing -620
salad 143
salad is -576
salary -759
sale -285
sale ends -1293
sale for -650
sale is 361
sale items -268
sale of 76
sale on -1084
sale raised -624
sale starts -1022
sale system -655
sale this -555
sale until -205
sales -1412
sales are -607
sales department -581
sales figures -195
sales floor -39
sales manager -220
sales rep -368
sales report -640
sales tax -488
sales team -507
salmon -863
salon -219
salon is 178
salon uses -444
salsa -554
salt -595
same 245
same as -634
same day -1437
same great -423
same since -681
sample -990
sample sale -472
samples -1082
sandwich -654
sandwiches -66
sandwiches are -602
sanitize -587
satisfaction -1119
satisfaction is -433
saturday -98
saturday and 399
saturday at -237
saturday between -586
saturday for -647
saturday from 120
saturday in -704
saturday may -618
saturday morning -73
saturday mornings -745
saturday night -994
saturday pottery -559
saturday shift -214
saturday so -396
saturday with -489
sauce -993
sauce is -822
sauna -917
sauna is -370
save -1358
save an -284
save us -363
save your -520
saved -878
saved our -517
saves -860
saving -1030
savings 20
savings account -814
saw -187
saw a -398
saw it 421
say 611
say goodbye 849
say hello -674
say the 370
saying 53
saying goodbye -58
says 625
says he -302
says i 594
says no 594
says the 320
says we 500
scale -887
scale at -619
scan 537
scan to -442
scanned -693
scanner -1218
scanner at -545
scanners -816
scared 352
scarf 315
scattered 672
scene -51
scenes -685
schedule 213
schedule a -864
schedule for -584
schedule is -20
schedule takes -776
schedule your -403
scheduled -156
scheduled for -214
scheduled maintenance -877
scheduled to -155
schedules -795
scheduling 360
scheduling app -466
scheduling tool -556
scholarship 351
school -130
school at -196
school band -568
school board 199
school gym 44
school has 848
school is -432
school office -729
school on -413
school play -726
school supplies -453
school will -27
science -465
science fair -591
science museum -311
scissors -999
scissors back -320
score -710
screen 251
screens 344
screws -839
script -457
sculptures -918
sea -542
search -215
search function -447
season 289
season is -615
season on -549
seasonal -878
seat -344
seat in -535
seat on -379
seat you -1010
seated -517
seated at -661
seating -467
seating chart -734
seating is 271
seats -103
seats and 91
seats are 830
seats in -673
seats left -599
seats up -968
second -228
second floor -166
second interview -974
second location -443
second monday -434
second monitor -617
second quarter -673
second shift -280
second show -402
second signature -655
second tuesday -661
second week -705
second yoga -374
seconds -1019
seconds on -216
section -807
security -808
security deposit -326
security desk -804
security training -613
see -349
see a 171
see how -310
see it 689
see our -512
see the -234
see three -447
see us -546
see what -597
see you 367
see your -904
seed -597
seed funding -306
seed round -626
seeing -716
seeing you -254
seeking -724
seeking a -751
seeking an -185
seen 726
seen in 470
seizure 641
seizures 779
selected 326
selection -841
selections -548
self 46
self evaluation -669
self starter -453
sell -1501
sell out -1011
sell your -485
seller -515
seller has -366
sellers -840
selling -186
sells -679
semester -147
seminar -976
send 150
send a -1194
send it -1107
send me -993
send over -747
send someone 265
send the 379
send us -926
send you -736
send your -879
sender -817
senders -432
sending -353
sending it -495
sending me 368
sending you -605
sends 185
senior -1548
senior accountant -190
senior center -741
senior developer -236
senior partner -667
seniors on 547
sent -190
sent a 210
sent back -328
sent by -511
sent home -598
sent on -686
sent out -534
sent over -433
sent the 258
sent to -51
sent you -347
sentence -1065
seo -429
seo audit -422
separate 264
september 138
serial 100
serial number 100
serious -84
seriously 379
serve -378
served -236
served at 729
served from -780
served local -392
server -553
server died -554
server is -596
server migration -697
servers -989
servers tonight -406
serves -128
service 151
service charge -395
service delivers -397
service desk -725
service elevator -804
service for 646
service from -915
service is -573
service on -879
service to -834
service until -1063
serviced -759
serviced before -196
serviced this -545
services 862
services are 601
serving -415
servings -800
servings per -554
session -900
session has -549
session is -134
session lasts -274
session on -634
session so -359
session will -354
session with 198
sessions -893
sessions are -488
set 354
set for 299
set of -1087
set the -872
set to -515
set up 127
sets -926
sets of -537
setting 97
settings -628
settled -722
settlement 904
setup -1108
seven 327
seven and 328
seven days -796
seven years -682
several 52
several of 571
sex 627
sexual 607
shade -890
shades -601
shake -719
shaken 272
shampoo -883
shampoo is -632
share 35
share it 529
share mockups -308
share that -120
share the 179
share your -1241
shared -519
shared calendar -796
shared drive -1044
shared folder -375
shared folders -393
shared the 395
shared with -852
shared workspace -828
sharing -981
sharp -1322
sharp from -391
sharpened -591
she 607
she asked 539
she been 575
she came 788
she can't 662
she doesn't 594
she had 718
she has 160
she in -523
she is 416
she leaves -96
she left -245
she on -183
she told 456
she took 837
she wants 54
she was 1384
shed -715
sheet -1244
sheet for -411
sheet is -478
sheets -285
shelf -211
shelf of -671
shelter 477
shelter needs 621
shelters 710
shelves 332
sheriff 676
shift -208
shift at -973
shift ends -247
shift gets -409
shift is 166
shift on -385
shift schedule -545
shifts 625
shifts through 537
shine -723
ship 109
ship in -935
ship the -715
ship to -1055
shipment -1195
shipment is -703
shipment of -492
shipments -1116
shipped -111
shipped and -197
shipped over -473
shipping -157
shipping is -1592
shipping on -752
shipping your -236
ships -1153
ships four -352
ships in -271
shirt -1085
shirt size -535
shirts -880
shoes -408
shoes before -822
shoes on -1016
shoot -910
shoot has -419
shoot the -633
shooter 1170
shooter training 755
shooting 244
shooting on 938
shop -150
shop does -34
shop has -829
shop is -1495
shop needs -509
shop on -181
shop today -1214
shop will -418
shoppers -189
shopping -949
shopping cart -328
shopping with -556
shops -806
short -1313
short by -729
short call -448
short notice -314
short survey -289
short two -785
shortage -745
shortage of -381
shortened -842
shortly -1186
shot -1024
shot in -532
shot more -273
shots -220
should -240
should arrive -443
should be -389
should call 894
should get 399
should go -27
should have -1107
should know 196
should not 778
should park 342
should read -939
should report -960
should send -959
should sign -674
should stay -963
should take -794
should tell -433
should use -986
should wear -605
show -640
show for 385
show has -562
show in -599
show is -691
show on -454
show opens -338
show starts -682
show the -277
show this -349
show up -909
show you -627
showed 542
shower -365
showers 299
showing -775
showing new -275
showing the -742
shown -259
shown on -597
shown to 466
showroom -393
shows 162
shows which -629
shows you -641
shut 189
shut down 116
shut off -488
shut the 230
shuts 95
shuttle -1021
shuttle leaves -589
shuttle to -582
sick 209
sick beats -456
sick of -793
side 294
side door -40
side effects 376
side entrance -336
side of -332
sides -1082
sidewalk 143
sidewalks -728
sight 660
sign -506
sign and -458
sign for -612
sign in -1068
sign is -731
sign it -589
sign language 647
sign off -786
sign the 478
sign up -289
signal -1171
signature -1006
signature on -486
signatures -1064
signed 43
signed by 528
signed contract -747
signed for -179
signed note -550
signed permission -461
signed the 330
signed up -1113
signing -956
signing up -617
signing with -325
signs 26
signs for -423
silence 301
silence will 569
silence your -860
silent -148
silent auction -848
silver 76
simple -175
simple for -585
simple to -409
simpler -705
simpler to -344
simplified -866
simplified our -505
simplify -691
since 314
since friday 344
since he -136
since january 515
since last 64
since spring -61
since sunday 604
since the 776
since tuesday -302
since we -28
sing 92
single -315
single charge -380
sink -1186
sink in -731
sister 32
sister store -723
sisters 1048
sit 553
sit with 132
site -163
site for 66
site has -717
site is 382
site visit -600
site was -489
sits -337
sits in -82
sitters -384
sitters are -384
sitting -281
six 67
six and -434
six guests 793
six hours -495
six minutes -673
six months -929
six new -622
six or -574
six people -211
six weeks -155
six years 209
sixty -591
size -184
size by 282
size chart -582
size for -692
size of -901
size to -580
size up -1002
sizes -128
sizes are -844
sizing 694
skate -673
skate park -319
skeleton -564
skeleton crew -625
skills -647
skin -604
skip 159
skip the 317
sleep 391
sleeping 471
sleeping in 874
sleeps -658
sleeps in 883
sleeps six -610
sleeve 79
sleeves 734
slide -783
slide deck -773
slides -1162
slides by -504
slides from -396
slideshow 287
slightly -902
slip -693
slip by -309
slipped 562
slippers -813
slogan -1185
slot -50
slots -475
slow -330
slow this -61
slowly -467
slowly and -467
slur 903
small -343
small batches -645
small business -702
small businesses -729
small but -613
small companies -427
small farm -219
small for -746
small team -202
small teams -418
smaller 28
smart -701
smart casual -505
smoke 226
smoke detector -703
smoke detectors -901
snack -1100
snack bar -841
snack machine -447
snacks -1048
snacks in -603
snow -1202
snow day -708
snow removal -426
so 120
so bring -598
so come -723
so don't -669
so each -839
so expect -293
so far 58
so i -62
so i'd 400
so i'll 606
so i'm -85
so it -452
so keep -803
so many -716
so much -719
so no 709
so our 74
so please 509
so replies -504
so sorry 325
so take -532
so that -1156
so the -130
so watch -554
so we -415
so we're -228
so we've 173
so you -23
soap -1229
soap is -565
sober 900
soccer -120
soccer opens -614
soccer team 166
social -1131
social media -766
sock -763
socks -53
soda -866
soda machine -354
sofa -836
soft 101
soft launch -678
softball -553
softball team -56
software -1031
software for -700
software helps -434
software in -467
software integrates -435
software is -518
software makes -285
software saves -291
software update -754
sold -455
sold in -714
sold out -1120
solid -1025
solid through -275
solved -727
some 144
some of -246
somebody -591
somebody left -598
someone 172
someone cover 89
someone from -702
someone has 219
someone is -373
someone left -567
someone needs -209
someone please -152
someone take -135
someone to -1212
someone who -182
someone will -508
something 295
something in -571
something with -483
sometime -464
somewhere 248
son 580
son has 509
son is -55
song -725
soon -1344
soon as -596
sooner -152
sorry -923
sorry about -437
sorry but -639
sorry for -474
sorry i -917
sorry our -591
sorry that -449
sorry the -688
sorry this -441
sorry to 413
sorry we -849
sorry we're -936
sorry your -484
sorted -1018
sound -482
soup -942
soup is -549
soup of -237
source -672
sourced -417
sourdough -978
south 254
soy -428
space -300
space for -603
space has -345
space heater 286
space in -706
space is -860
spaces -848
spaces marked -467
spam -954
spam folder -496
spare -706
spare laptop -558
speak -318
speak at -594
speak slowly -375
speak to -127
speak with 122
speaker -804
speaker has -712
speaker is -329
speaker lineup -734
speaker will -654
speakers 219
speakers on -720
speaking -787
speaking at -501
speaks -252
special -291
special is -959
specialist -955
specialize -523
specialize in -523
specials -1101
speech -807
speed 293
speeds -669
spelled -857
spelling -1033
spelling of -624
spend -1067
spent 79
spice -617
spin -930
spin class -885
split -494
split bills -300
split the -456
sponsor 269
sponsor the -445
sponsoring -651
sponsors -699
sponsors we -339
sports 339
spot 191
spots -474
spots are -729
spots left -300
spray 738
spread 961
spreadsheet -1077
spreadsheet by -644
spreadsheet is -623
spreadsheet with -347
spreadsheets -618
spring -602
spring break -779
spring catalog -361
spring collection -724
spring concert -741
spring menu -413
sprint -730
sprint ends -552
squad -403
square -914
square feet -773
stabbed 158
stack -580
stack the -366
stadium 30
staff 378
staff are -863
staff can 156
staff event -913
staff is 65
staff may -699
staff meeting -1421
staff member -658
staff must 360
staff on -803
staff only -789
staff survey -622
staff through 464
staff training -772
staff use -770
staff will 22
staffed -1015
staffing -683
stage 115
stages -1305
staging -672
stairs -58
stairs while -353
stairwell -697
stakeholder -824
stall 701
stamps 166
stand 287
stand for 163
stand on 102
stand opens -1004
stand up -407
standard -1005
standing -316
standing desk -627
stands -441
standup -404
standup is -271
stapler -1701
star -842
star review -477
stars -1122
stars on -473
start at -412
start monday 575
start next -1153
start of -1104
start on -1199
start the 417
start time 271
start with 293
started -429
started a -325
started in 440
started this -757
starter -689
starter plan -792
starting 116
starting at -1042
starting in 173
starting january -911
starting monday 408
starting next -984
starting november -353
starting this -501
starting today -867
starting tomorrow 257
starting wage -607
starts -252
starts at -194
starts here -763
starts in -856
starts monday 318
starts next 126
starts on -917
startup 30
startups -779
startups to -568
state 323
statement 94
statement by -588
statement is -994
statements -808
station -64
station is -912
stations -910
status -101
status in -802
status meeting -583
status of -71
stay 192
stay at -435
stay for -705
stay in 342
stay is -819
stay on 227
stay open 204
stay with -395
staying 515
staying at 381
staying with -184
stays 43
stays open 334
steal -446
steam -650
step 226
step out 474
steps -214
sticker -581
stickers -1070
sticks -698
still 154
still has -674
still have -187
still in 400
still need -764
still needs -591
still on 606
still open -781
stir -929
stock -1310
stock in -561
stock until -745
stockroom -39
stolen 197
stolen items -363
stone 152
stool -461
stop -254
stop at -600
stop by -280
stop the 193
stop to -695
stop working 457
stopped -281
stopped eating 561
stopped for -773
stopping -618
stops -677
stops away -741
storage 45
storage for -751
storage is -515
storage room 257
storage units -636
store 54
store closes -680
store has 283
store in -846
store is -71
store manager -821
store on -1205
store will -866
store your -402
stored 416
stored in 662
stored on -813
stores 183
stores and -362
stories -535
storm -123
storm of -989
story -191
story hour -835
straight -478
strawberry -278
stream -871
streamlined -612
street -625
street parking -658
street sweeping -566
streetlights -571
streetlights on -571
stress 327
stretch -824
strobe 780
stroke 25
strollers -723
strong -602
struck 952
struck a 834
structure 191
stubs -780
stuck -402
stuck in 92
student 47
student discount -700
student was 239
students 285
students are -91
students have 662
students must -504
students raise -340
students were 769
students who 591
studio 312
studio is -762
study 1022
stutter 898
style -841
style guide -357
styles -698
stylist -806
stylists -843
subject -716
subject lines -544
subject to -755
submission -919
submissions -728
submit -798
submit a -636
submit all -171
submit their -462
submit your -708
submitted -666
submitted by -675
submitted through -662
submitting -816
subscribed -268
subscribed to -268
subscribers -855
subscribing -209
subscription -1076
subscription at -693
subscription has -757
subscription renews -285
subscription will -338
substitute -363
subway -546
success -742
success thanks -63
successfully -979
sudden -506
sugar 601
suggest -869
suggestions -706
suicide 795
suit -355
suit will -394
suitable 121
suitable for 205
suitcase -656
suite 91
suits -720
summary -541
summer -899
summer break -335
summer camp -578
summer hours -738
summer internship -277
summer menu -969
summer party -481
summer sale -943
sun -987
sunday 612
sunday afternoons -734
sunday and -819
sunday at 156
sunday august -349
sunday between -617
sunday evening 643
sunday from -777
sunday morning -667
sunday night 55
sunday of -1159
sunglasses -618
sunglasses are -618
sunlight -708
sunscreen -901
sunset 975
superintendent -31
supervisor 288
supplement 491
supplier -168
supplier for -704
supplier has -248
supplies -703
supplies for -453
supply -906
supply closet -629
support -221
support is -509
support team -628
support tickets -875
supports 198
supposed 102
supposed to 102
surcharge -1185
sure -1114
sure to -228
sure your -662
surgery 1075
surrounded 759
surrounded by 759
survey -1560
survey about -146
survey and -117
survey before -546
survey by -509
survey closes -462
survey is -933
survey takes -119
survivors 812
suspect 563
suspended 398
suspicious -642
swap -810
swapped -754
sweater -393
sweeping -777
swim -165
swim is -558
swim lessons -671
swim meet -236
swimming -1048
swing 60
switch -1229
switch off -540
switch to -411
switched -898
switched on -539
switched to -592
switches -197
switching 359
switching to 408
symbol -467
synagogue 705
sync 75
syndrome 724
system -243
system goes -1030
system is -1055
system makes -42
system on 476
system this -540
system will -954
systems -508
t 260
t shirt -832
tab -913
table -768
table at -467
table by -662
table for -407
table is -762
table when -601
tablecloths -621
tables -878
tables and -216
tables are -715
tables on -652
tablet -688
tablets -598
tabs -387
taco -887
taco truck -779
tacos -966
tag 217
tagline -915
tags 148
tailor -790
tailor is -420
tailor made -273
take -227
take a -419
take about -317
take calls -173
take care -471
take cash -644
take it 463
take longer -646
take my 100
take notes -1026
take off 307
take on -501
take one -623
take over -329
take part 34
take place -1004
take the -186
take two -736
take up -348
take walk -623
take your -688
taken -40
taken at -739
taken next -683
taken off 33
taken on -839
taken over 527
taken to 412
takeout -819
takes -705
takes a -724
takes about -889
takes effect -976
takes exact -139
takes less -560
takes only -492
takes place 56
takes six -662
takes two -574
taking 166
taking a 161
taking it 695
taking new -689
taking over -885
taking pre -442
taking the -205
talk 199
talk about -270
talk on 102
talk to -166
talking 30
talking about 637
talks -395
tall -799
tall for -339
tank -719
tap 49
tap water 456
tape 424
taped -617
taped to -443
taproom -792
target -1307
target by -515
tart -396
tasks -515
taste -914
tasting -896
tasting room -578
taught -778
taught by -363
tax -772
tax bills -1048
tax help -331
tax return -433
tax season -773
taxes -910
taxes done -307
taxes on -172
tea 148
tea is -425
teacher 208
teacher conferences -748
teacher has -613
teacher training -513
teachers 426
teaching 939
team -352
team and 521
team answered -228
team are -758
team as -618
team building -848
team can 50
team closed -585
team files -210
team for -408
team got -732
team grew -468
team has -633
team in 603
team is -625
team lead -710
team lunch -820
team meeting -1031
team member -453
team needs 331
team of -409
team photo -840
team shipped -823
team sync -628
team the -497
team this -737
team together -496
team was 571
team will -176
team with -329
teams 298
teams will 598
tech -70
tech support -649
technical -922
technical problem -381
technician -1082
technician will -591
technicians -866
technicians wanted -379
teeth -538
teh -127
tell 286
tell me -748
tell the 20
tell them 271
tell us -915
tell you 639
teller 361
telling 254
temp 681
temperature -878
template -1059
template for -664
templates -814
temple 715
temporarily -1026
temporarily out -638
ten 182
ten days 239
ten dollars -1008
ten minutes 117
ten on 68
ten people -785
ten speeds -524
ten to -520
ten years 140
tenant 267
tenant in 324
tenants -863
tenants must -615
tennis -381
tent -427
tenth -542
term 42
terminal -1311
terminal and -605
terminated -542
terms 94
terms and -637
terms of -771
terrace 237
terrace is -711
test 88
test and 277
test environment -522
test of -642
test on -786
test passed -1034
test results 359
test suite -409
test the -723
tested 143
tested on -965
tested positive 757
tested the -332
testers -583
testers for -385
testimonials -580
testimonials from -432
testing -882
testing a -454
tests -1036
tests pass -337
text 369
text by -650
texting -529
texts -225
than -289
than a -862
than ever -558
than expected 106
than five -1143
than normal -854
than the 649
than three -633
than two -602
than usual -972
thank -253
thank our -712
thank you -487
thanks -513
thanks for -357
thanks to -681
that a 529
that all -753
that caused -342
that convert -529
that day 281
that fits -602
that he 491
that i've -508
that is -685
that it -605
that nobody -118
that our -63
that she 1136
that the 119
that there 352
that this 267
that was 405
that way 252
that we 159
that we're -601
that we've -667
that you 143
that your -886
the accident 750
the account -541
the accounting -827
the ad 294
the address 513
the adoption 439
the adult -104
the afternoon -957
the agenda 166
the agent 52
the agreement -1222
the air -731
the airport -501
the aisle -92
the alarm -428
the all -96
the angel -667
the animal -979
the annex 67
the anniversary 608
the annual -961
the anonymous -339
the apartment -1013
the api -872
the app -621
the application -488
the aquarium -712
the area 84
the arm -575
the art -911
the article 451
the atm -652
the attached 386
the attachment -791
the attack 697
the auction 253
the audio -926
the audit -915
the auditorium -926
the average -672
the baby 203
the back -213
the backpack -629
the backup -601
the badge 245
the bagels -334
the bake -1416
the bakery 185
the balance 305
the ballpark -784
the ballroom -588
the band -990
the bank -201
the banner -911
the banquet 147
the bar 58
the barn 514
the basement 225
the basics -449
the bath -860
the batteries -701
the battery 406
the beach -457
the bell 515
the bench 41
the best -946
the beta -608
the big -869
the biggest -515
the bike -571
the bill -909
the billing -859
the bin -739
the biopsy 699
the birthday 51
the black 254
the bleeding -715
the blender -749
the blind -377
the blinds -792
the block 579
the blog -845
the blood 237
the blue -146
the blueberry -560
the board -419
the boardroom -615
the boat 462
the body -175
the boiler -448
the bomb 536
the book 173
the books -1010
the bookstore -732
the booth -750
the border 741
the bottle -701
the bottom -935
the bounce -751
the bowling -826
the box -20
the boy 885
the branch 320
the brand -293
the break -932
the brewery -100
the bridge 361
the brochure -62
the broken -353
the budget -819
the buffet -924
the bug -542
the build -901
the building -68
the bullet 79
the bulletin -378
the burial 721
the burn 329
the bus 460
the button -596
the buyer -308
the cabin -649
the cabinet -692
the cable -57
the cafe -772
the cafeteria -385
the cake -901
the calendar -1007
the call -157
the camp 1114
the campaign 138
the candidate -823
the canteen 225
the car -284
the carpet -800
the carpets -420
the carpool -787
the cart -58
the case -322
the cast -500
the catalog -811
the caterer -1287
the cemetery 757
the center 500
the ceo -533
the certificate 704
the chairs -1191
the changes -761
the channel 191
the chapel 480
the charge -993
the charity -768
the chart 324
the check -551
the checklist -768
the checkout -1298
the chess -53
the chicken 328
the child 130
the children 555
the chili -619
the choir -210
the christmas 209
the church 23
the city -270
the class -239
the cleaning -617
the clearance -776
the clerk 713
the client -320
the climbing 221
the clinic -43
the clock 240
the clocks -626
the closing -830
the cloud -608
the club 56
the coach 659
the coat -671
the code 334
the coffee -1264
the cold -367
the color -564
the comments 549
the committee -37
the community -1014
the company 389
the compliance 443
the concert -152
the condo -836
the conference -304
the confirmation -206
the confusion -585
the construction -332
the consultants -874
the contact -531
the container 196
the contract -565
the contractor -667
the cookie -545
the cooler -50
the copier -891
the copy -218
the corner -151
the corral -446
the corridor -309
the cost -832
the couch -346
the council 40
the counselor 802
the counter -443
the country 21
the county 335
the coupon -588
the courier -400
the course -794
the court 60
the courthouse 782
the courtyard 382
the craft -708
the crane 638
the crash -299
the credit -360
the creek 435
the crew 326
the crib 682
the crisis 641
the crm -811
the crosswalk 429
the cup -586
the curb 37
the current -330
the custody -25
the customer -380
the daily -915
the dance -773
the dashboard -600
the data -657
the database -882
the date -186
the daughter 150
the day 333
the daycare 157
the dead -616
the deadline -660
the deck -200
the delay -568
the deli -553
the delivery -1001
the demo -274
the dental -505
the department -27
the deposit -532
the deposition -709
the depot 397
the design -785
the desk -123
the destination -470
the details -672
the devil -599
the difficult 543
the dining -458
the dinner -696
the director 295
the disaster -689
the dishes -125
the dishwasher -601
the display -744
the district 309
the dj -428
the dock -489
the doctor 163
the document -1176
the dog -188
the door 53
the doors 569
the downtown -80
the draft -420
the drawer 384
the dress -711
the dressing -656
the drinking -694
the drive -233
the driver 444
the driveway -523
the drop -847
the drug -218
the dry -479
the ducks -667
the due -83
the dumpster -167
the early 569
the east 329
the editor -421
the eggs -577
the elementary 598
the elevator 168
the elevators -596
the email -458
the emergency -568
the employee -814
the enclosed 245
the end -461
the engineers -841
the entire 93
the entrance -886
the equipment -582
the er 819
the error -617
the escalator -812
the essay -119
the estimate -595
the evening 33
the event -527
the exam 80
the exhibition -792
the exhibits -713
the exit -737
the explosion 832
the expo -557
the export -195
the express -737
the eye 249
the fabric 328
the face 65
the factory -666
the fair -799
the fairgrounds -545
the fall -331
the fallen 283
the families 868
the family 869
the farm 632
the farmers -779
the fax -315
the fee -600
the feedback -823
the festival -671
the field -313
the fifth -412
the file -889
the files -476
the filing -823
the film -686
the final -912
the finance -543
the finished -441
the fire -82
the firm -76
the first -308
the fitness -874
the fitting -1022
the flag 491
the flood 239
the floor 458
the florist -1015
the flowers 612
the flu -82
the flyer -464
the flyers -666
the focus -299
the folder -693
the following -920
the font -668
the food -73
the forecast -619
the forklift -94
the form 299
the forms -640
the fountain 279
the four 214
the fourth -666
the foyer 342
the frame -758
the free -807
the freight -543
the friday -782
the fridge -1130
the front 43
the fuel -661
the full -1125
the fundraiser -533
the funeral 627
the furniture -735
the gala 414
the galleries -621
the gallery -1490
the game -480
the garage -83
the garbage -717
the garden -600
the gate -586
the ghost -924
the gift -748
the girl 354
the girls 351
the glass -1280
the golf -602
the good -1453
the grand -379
the grant -431
the graveyard -613
the green -627
the greenhouse -827
the grill -752
the groom 99
the ground 482
the group 82
the guard -66
the guest -514
the guitar -514
the gun -784
the gym -384
the hall -173
the hallway -838
the hand -999
the handbook -584
the handrail -553
the hat -772
the hazing 750
the headline -580
the health 381
the hearing -25
the heart 170
the heat -195
the heater -231
the heating -551
the help -828
the high 77
the hiring 391
the hit -316
the hold -451
the holiday -288
the holidays -411
the holy -540
the home -555
the hook 81
the hospital 553
the host 350
the hot 210
the hotline 816
the hour -918
the house 453
the hr -1031
the hurricane 761
the hvac -298
the ice -145
the imam 758
the inconvenience -582
the industry -274
the information -794
the inspection -555
the instructions -583
the instructor -520
the intake -707
the intern -493
the internet -458
the interns -169
the interview 412
the intranet -658
the inventory 300
the investigation 438
the invitation -643
the invite -840
the invoice -457
the issue -943
the it -504
the item -852
the items -401
the job 217
the jobs 290
the judge 505
the juice -713
the jury -351
the key -561
the keynote -206
the keys 499
the kickoff -838
the kids 289
the killer -605
the kitchen -207
the label 331
the ladder 503
the lake -482
the landing -608
the landlord -220
the large -818
the last -840
the late 518
the latest -804
the launch -989
the laundry -558
the lawn -655
the layout -480
the league -590
the lease -378
the leasing -592
the left -1367
the legal -758
the lemon -577
the lettuce 316
the levee 497
the library -215
the lifeguard -100
the lift 702
the light -616
the lighting -712
the lights -1050
the line -375
the link -1253
the list 125
the listing 125
the little 775
the live -64
the load 132
the loading -213
the loan -82
the lobby -263
the local -698
the locker -791
the locks 547
the logo -300
the long -388
the loss 271
the lost -1280
the lot 36
the lounge -769
the lower 236
the lowest -348
the lunch 158
the lunchroom -691
the lynching 595
the machine -867
the mail -179
the main -46
the maintenance 730
the mall 153
the man 168
the marathon -756
the march -797
the marked -594
the market 222
the marketing -1006
the mascot -481
the mattress 194
the mayor -153
the meeting 392
the memory 829
the men -37
the menu 26
the merger -33
the message 118
the methadone 722
the microwave -1017
the middle -395
the migration -398
the mill 817
the minimum -491
the minutes 258
the missing -192
the mobile 217
the mockups -782
the model -1038
the moment -1086
the monday -981
the month -107
the monthly -657
the morning 146
the mosque 755
the most -686
the mother -317
the mountain 517
the mountains -529
the move -706
the movers 310
the moving -410
the museum -375
the nail -550
the name 480
the names 132
the nearest -760
the neighbor -664
the neighbors -170
the network -604
the new -113
the newest -330
the news 643
the newsletter -1054
the newsroom 675
the next 87
the nicu 895
the night 87
the nine 394
the ninth 222
the noise -423
the noon -995
the north 288
the notes -652
the number 979
the numbers 314
the nurse 205
the nursery 362
the nurses 285
the nursing 365
the obituary 811
the office -176
the offsite -100
the old -669
the onboarding -538
the one 607
the online -813
the only 790
the open -1183
the opening -431
the order -818
the orientation -681
the original -630
the orphaned -756
the other -156
the outage -453
the oven -364
the overnight -758
the owner 647
the package -76
the packaging -635
the page -716
the paint -855
the painters 89
the pallet -543
the panel 289
the paper 412
the parade -1421
the parent -899
the parish 290
the park -1225
the parking -83
the part -759
the party 783
the password -489
the past -255
the patch -373
the patient 557
the patio 219
the payment -496
the people -816
the perfect -697
the performance -601
the permit -744
the person 153
the petition -466
the petty -617
the pharmacy 469
the phone -287
the phones -99
the photo -297
the photographer -717
the photography -721
the photos 85
the piano -661
the picnic -1191
the pigeons -546
the pitch -802
the pizza -606
the plan 122
the plane 473
the planning 144
the plant 650
the plants -718
the platform 114
the play -551
the playground 367
the playlist -600
the plot -77
the po -618
the podcast -784
the police 161
the pool -100
the porch -230
the portal -461
the position -756
the post -728
the poster -904
the potluck -170
the power -816
the premises 397
the presentation -759
the press -20
the previous -801
the price -129
the prices -351
the print -900
the printer -1444
the pro -378
the problem -647
the process 122
the program -96
the project -167
the projector -1178
the property 171
the proposal -1000
the proposed -222
the pta -154
the public -161
the punch -679
the purchase -667
the quake 420
the quarter -417
the quarterly -750
the questionnaire -553
the queue -1165
the quiet 236
the quilt 299
the quiz -534
the quote -494
the rabbi 796
the race -1204
the rack -1004
the raffle -882
the rain -729
the rainbow 652
the ramp 394
the rate 474
the reading 175
the rear -1117
the rec -500
the receipt -952
the reception -356
the receptionist -946
the recipient -816
the recital -571
the recording -487
the recycling 385
the red 216
the redesign -924
the redesigned -612
the refrigerator -803
the regional -56
the register -23
the registers -586
the registration -529
the rehearsal -513
the release 210
the remaining 118
the remote -896
the renovation -628
the rent -452
the rental -241
the repaving -667
the replacement -469
the report 159
the reservation 400
the rest 365
the restaurant -886
the restrooms -968
the results -908
the retreat 278
the review -947
the revised -698
the right -968
the river 402
the role -906
the roof 117
the rooftop -783
the room -127
the router -740
the safe -179
the safety -60
the salad 315
the sale -1076
the sales -644
the salon -560
the same 263
the sample -1017
the saturday -42
the sauna -764
the scale -479
the scanner -648
the scenes -685
the schedule 82
the scholarship 351
the school 36
the science -645
the scissors -360
the screen -927
the script -845
the sculptures -811
the search -417
the season 622
the seat -706
the seating -936
the second 117
the security -1292
the seller -370
the sellers -840
the semester -536
the seminar -904
the sender -533
the senior -865
the serial 165
the server -930
the servers -702
the service -227
the settlement 636
the shared -1259
the sheet -850
the shelf -153
the shelter 970
the sheriff 676
the shift -22
the shipment -526
the shipping -1033
the shooting 865
the shop 186
the short -314
the show -1392
the shuttle -897
the side 76
the sidewalk 226
the sign -1089
the signed -1039
the silent -706
the sink -919
the sister -492
the site -855
the size 88
the skeleton -724
the slide -574
the slides -866
the slideshow 287
the slot -1009
the small 508
the smoke -147
the snack -718
the snacks -605
the snow -748
the soccer -724
the soda -338
the sofa -836
the softball -517
the software -558
the sound -468
the soup -714
the south -36
the space 769
the spaces -467
the speaker -366
the special 115
the spelling -805
the sports 339
the spreadsheet -667
the spring -235
the sprint -668
the stadium 30
the staff -457
the stage -814
the staging -825
the stairs -680
the stairwell -211
the stand -938
the standup -680
the stapler -670
the start -1393
the state 381
the station 77
the status -868
the steps 236
the stockroom -39
the storage -80
the store 265
the storm 282
the street -345
the stroke -155
the student -53
the studio 221
the style -680
the subway -546
the suit -702
the summer -776
the sunday 145
the supplier -430
the supply -793
the support 203
the survey -722
the suspect 346
the swim -195
the synagogue 705
the table -775
the tables -845
the tailor -691
the talk 648
the tax -562
the team -367
the technician -519
the tenant 90
the tenants -154
the tent -346
the tenth -617
the terminal -433
the terrace 301
the test 320
the tests -468
the text -928
the theater -529
the theme -414
the thermostat -1078
the third -388
the three 72
the thursday -560
the ticket 41
the time -292
the tip -768
the toaster -486
the toddler -476
the tomatoes -561
the tone -588
the toner -720
the tool -536
the tools -424
the top -85
the tornado 585
the total -961
the tour 108
the tower 150
the town -306
the toxic 375
the tracker -635
the trade -463
the traffic -684
the trail -1172
the train -397
the trainer 290
the training -464
the translator -473
the trash -510
the tray -945
the treasurer 345
the treatment -157
the tree 302
the tremor 313
the trial -577
the trigger -591
the trip -341
the truck -260
the tuesday -600
the tv -397
the twins 572
the two 538
the unit 742
the update -659
the updated -659
the upgrade -639
the upstairs 566
the us -564
the usb -362
the van -115
the vending -426
the vendor -453
the venue 221
the vet 699
the victim -59
the video -459
the virus -92
the visit 331
the vpn -488
the wait -555
the waiting -714
the waitlist -443
the walk -605
the wall -1125
the war -195
the warehouse 507
the warranty -832
the water -501
the way 325
the weather -242
the web -282
the webinar -1294
the website -1082
the wedding 98
the week -824
the weekend -106
the weekly -956
the welcome -1220
the west -309
the wet 26
the wheel -306
the white -621
the whiteboard -883
the whole 199
the widow 106
the window -1397
the windows -757
the winner -585
the winter -841
the wireless -637
the women 798
the work -243
the workshop -979
the world 596
the wrong -810
the yard 266
the yearly -872
the yellow -605
the yoga -126
the youth -278
the zombie -676
the zoo -774
theater -121
theater is -528
theater seats -1008
their -485
their birthday -901
their budgets -462
their cars 123
their first -801
their grades -482
their own -1054
their parking -485
their phones -674
their projects -504
their son 270
their status -562
their taxes -440
them 141
them back -547
them before -495
them in -605
them to -462
theme -792
theme of -414
then -366
then the 845
there -124
there a -371
there an 324
there are -987
there by -523
there for 614
there in -750
there is -369
there leftover -599
there no -147
there nothing 129
there was 469
there were 642
there will -1021
there won't 566
thermostat -994
thermostat in -571
thermostat is -216
thermostat that -446
these -796
these emails -465
they 673
they are -526
they asked 251
they can 633
they come -538
they found 536
they go -569
they have 130
they moved 169
they saw -68
they want -866
they were 745
they're 634
they've 292
they've been -20
thin -766
thing 829
things 244
think 523
think it 728
think of -605
think our -234
thinking 565
third -277
third floor -296
third grade 124
third location -361
third of 550
third quarter -142
third time -393
third year -438
thirty 202
thirty days 754
this after -886
this afternoon -504
this app 374
this area -762
this article -575
this backpack -582
this call 225
this candle -469
this chair -511
this class 118
this company 533
this course -370
this department -578
this device -570
this door -1384
this email -1040
this evening -1136
this fall -911
this friday -784
this in -810
this is -462
this item -582
this jacket -403
this job 173
this line 350
this link -793
this machine -637
this may -480
this meeting -1110
this message -842
this month -62
this morning 265
this newsletter -448
this offer -853
this one 246
this order -662
this point -927
this position -675
this product -632
this project -917
this quarter -1366
this release -635
this report -507
this role -911
this room -358
this saturday -929
this season -948
this shampoo -645
this shirt -564
this short -252
this spring -1044
this summer -763
this sunday 200
this team -687
this thread -598
this thursday -1093
this time -149
this update -506
this was 695
this webinar -254
this wednesday -850
this week -84
this weekend -790
this year -92
those 530
those who -592
though -238
thought -474
thoughts 425
thoughts are 557
thoughts on -541
thousand -423
thread -814
threat 691
threats 833
three 60
three bedroom -814
three books -711
three business -602
three day -454
three days -61
three hours -31
three minutes -873
three months 55
three more -1006
three new -451
three people 227
three quarters -723
three times -113
three weeks -809
three years 56
threw 743
thrift -807
thrift shop -627
thrilled -545
thrilled to -545
thrives -236
thrives in -236
through 226
through a -113
through april -576
through august -196
through friday 195
through is -926
through january -801
through june 127
through march -769
through may -732
through next 156
through october -332
through saturday 344
through september -877
through spring 284
through sunday -1103
through the 141
through thursday 97
throw -785
throw away -732
thrown 93
thrown out 221
thru -844
thunderstorms -594
thursday 213
thursday afternoon -1001
thursday and 301
thursday at 322
thursday evening -636
thursday for 391
thursday from 314
thursday march -677
thursday meeting -609
thursday morning -701
thursday night -487
thursday of -1160
thursday please -610
thursday so 302
thursday through -536
thursday to -596
ticket 140
ticket and 455
ticket before -805
ticket for -773
ticket includes -528
ticket is -970
ticket ready -1126
ticket system -613
ticketing -243
tickets -575
tickets are -24
tickets before -591
tickets for -846
tickets in -150
tickets last -717
tickets to -612
tidy -669
tied 400
tight -699
tighten -530
tile -704
till 519
time -82
time after -512
time and -491
time at 533
time between -493
time bookkeeper -613
time by -759
time clock 226
time does -733
time employees -631
time experience -354
time for -182
time from -801
time he 985
time in -760
time is -1460
time of -998
time off -1145
time on 210
time sheet -517
time slot -542
time swim -623
time the -475
time to 126
time with -763
time works -677
time you 110
times -576
times a 30
times by -448
timesheet 462
timesheets -638
timesheets by -449
tiny -112
tip -789
tip your -518
tips -1438
tips and -634
tips go -807
tips on -346
tires -303
tissues 689
title -725
to a -304
to add -610
to all -643
to announce -630
to another 69
to answer -905
to any 527
to anyone 86
to apply -896
to arrive -695
to ask -770
to assemble -345
to attach -334
to attend -289
to august -941
to avoid -939
to badge -434
to be 311
to book -910
to bring -803
to buy -61
to call 428
to campus -565
to cancel -231
to cars -476
to celebrate -545
to change -537
to charge -519
to check -171
to choose -547
to class -446
to clean 201
to clock -468
to close 143
to come 66
to complete -1016
to confirm -299
to connect -591
to count -567
to cover -73
to crash -203
to cut -580
to date -981
to deliver -587
to detail -496
to die -687
to digital -643
to discuss -677
to dispatch -731
to do 446
to download -887
to drive 89
to drop -761
to dry -619
to eat 305
to eight 115
to email 84
to end 304
to enter -672
to every -42
to everyone -653
to expire -315
to extend -674
to families -547
to feature -83
to file 319
to fill -196
to find -650
to finish -1089
to fit -340
to five -717
to fix -707
to follow -64
to four -1065
to friday -370
to get 62
to give -571
to go 395
to hand -646
to have -807
to hear 92
to heat -323
to help -653
to her -284
to high -920
to him 437
to his 817
to hold -255
to hr 133
to improve -480
to inform 91
to inspect -199
to install -399
to introduce -370
to invite -725
to it 297
to its -552
to join -1077
to july -1008
to jump -529
to june -276
to keep 228
to know -895
to last -1118
to lead -609
to learn 284
to leave 249
to let 245
to lock -499
to log -550
to look -64
to lunch -598
to main -978
to make -90
to manage -1071
to march -595
to may -680
to me -345
to meet -692
to midnight -576
to monday 437
to more -577
to move -50
to my -68
to need -353
to negotiate -348
to new -760
to next 47
to nine 298
to noon -1540
to offer -608
to one 87
to open -1097
to order -687
to our -1286
to paperless -725
to park 318
to pay 173
to pick -59
to popular -512
to postpone -629
to present -331
to print -867
to production -957
to put 203
to raise -534
to reach -309
to read -206
to receive -534
to recommend -432
to refuse -671
to register -1124
to remove 411
to renew -643
to rent -635
to replace -769
to report 157
to reproduce -606
to request -652
to reschedule -559
to reserve -544
to reset -223
to respond -820
to rest -677
to retire 253
to return -66
to review -71
to rising -249
to room 233
to run -862
to save -273
to say -30
to schedule -642
to school 460
to search -488
to see -826
to seeing -254
to send -819
to senior -395
to september -520
to set -1164
to share -122
to show -567
to sign -849
to six 219
to speak 357
to sponsor -445
to start -839
to stay -466
to step 565
to stop -131
to submit -287
to sunday 25
to take -167
to talk -113
to tell 478
to ten 453
to test -779
to thank -471
to the 194
to their 327
to them -845
to this -302
to three -819
to thursday -375
to today -780
to track -192
to traffic -582
to transparency -588
to tuesday 641
to turn -610
to two -213
to unsubscribe -445
to update -737
to us 30
to use -397
to vice -234
to view -218
to wait 405
to watch -61
to water -388
to wear -748
to wednesday 258
to welcome -492
to whoever -614
to win -532
to work 94
to working -1319
to write -835
to you -597
to your -293
toaster -654
today -181
today and 66
today at -652
today because -839
today but -683
today due -489
today for 257
today is 509
today meeting -556
today only -628
today so -747
today we 103
toddler 87
toddlers -913
toe -562
toe shoes -562
together in -469
toilet -1065
toilet paper -972
told 1037
told her 902
told me -329
told the 516
told to 421
told us 431
tomato -930
tomatoes -846
tomatoes come -261
tomorrow -499
tomorrow at -779
tomorrow because 118
tomorrow is 283
tomorrow meeting -547
tomorrow morning -1373
tone -588
toner -1159
toner for -572
tonight 148
tonight and 633
tonight at -805
tonight because -642
tonight between -894
tonight for 76
tonight is -817
tonight show -805
too 284
too big -685
too large -535
too long -652
too low 255
too many -795
too old 991
too small -821
too tall -514
took 22
took a 282
took down -468
took my -487
took over 113
tool -1076
tool for -512
tool helps -545
tool next -304
tools you -594
top -322
top of -800
top priority -470
topics -906
torn 795
torn down 942
tornado 585
tornado took 422
total -1569
total comes -500
total is -322
tote -583
tote bag -545
tote bags -556
touch 216
touch the 80
touch with -575
touched 755
touching 483
tour 239
tour is 224
tour lasts -677
tour of -1077
tour starts -990
tour takes -541
touring 27
tournament -969
tours -1449
tours are -789
tours begin -795
tours on -207
tours run -330
towel -713
towels -1025
towels are -549
towels in -891
tower -151
town -239
town hall -1076
town since -724
town three -329
toxic 151
toys 489
track -1259
track payments -138
tracker -809
tracking -964
tracking number -682
trade -1044
trade show -587
trademark -940
trademark application -578
traffic -1242
traffic overnight -553
trafficking 475
trail -1204
trail is -430
trailer 213
train -213
train is -271
train to -830
train wreck -804
train you -703
trained -604
trainee -161
trainer 173
trainer had -359
trainer will -653
training -512
training budget -676
training by -82
training has -433
training is 765
training now -347
training on 555
training room 85
training session -739
training video -745
trains -723
transfer 638
transfers 449
transit -508
translation -812
translation service -397
translations -905
translations are -754
translator -652
translator needs -473
translators -211
translators work -407
transparency -816
trapped 573
trash -1091
trash pickup -763
travel -730
travel and -480
travel expenses -233
traveling -1043
traveling to -322
tray -1061
tray after -608
trays 39
treadmills -702
treasurer -260
treat -484
treat every -639
treated -883
treatment 446
treatments 374
treats 431
tree 220
trees -651
trees along -628
trees in -513
tremor 453
tremor is 313
trial -429
trial ends -950
trial period -1048
tried -370
tried to 511
trigger -591
trim -637
trimmed -652
trip -641
trip bus -310
trip to -386
trips -987
trivia -1186
trivia team -570
trophy -890
trouble -269
truck -477
truck comes 128
truck drivers -847
truck is -1141
truck to -445
truck will -793
trucks -737
trust -637
try -770
try the -48
trying 653
trying to 684
tryouts -633
tube -382
tuesday 205
tuesday afternoon -655
tuesday and 593
tuesday at -564
tuesday because -596
tuesday between -743
tuesday evening -774
tuesday for 162
tuesday from -701
tuesday meeting -812
tuesday morning 266
tuesday october -331
tuesday of -673
tuesday the -792
tuesday through -739
tuesday to -745
tumble -378
tumble dry -378
tumor 827
tune -471
tuned -787
turn -318
turn in -655
turn it -622
turn off -174
turn on -691
turn your -642
turned 148
turned in -1143
turned off -761
turned on 98
turned up -571
turning -1068
turns 528
tutoring -613
tutors -297
tutors have -297
tv -906
twelve -1068
twelve months -633
twenty 82
twenty minutes -698
twenty years 108
twice -584
twice a -1161
twice as -548
twins 572
two -163
two adults -715
two and -352
two bedroom -1155
two birds -508
two business -488
two car -517
two children 834
two cleanings -399
two day -1122
two days -1548
two dollars 286
two drink -592
two employees 262
two factor -768
two fingers 831
two for -799
two forms -615
two free -757
two hour -989
two hours -994
two is -793
two large -536
two minute -607
two minutes -479
two months -1041
two more -901
two nights -1206
two of 649
two openings -635
two or -659
two pages -633
two pay -363
two people -547
two plans -779
two regions -451
two rounds 240
two seconds -388
two servers -406
two signatures -422
two small 132
two spots 321
two step -790
two to -580
two weeks -467
two year -645
two years -464
type -931
typing 739
typo -781
typo in -453
typo on -414
umbrella -1230
umbrella in -752
umbrellas -1028
unable -795
unable to -795
unaccounted 634
unaccounted for 634
unattended -591
unavailable -948
unavailable on -401
unclaimed -594
uncle 897
unclear -571
under -258
under a -716
under an -397
under five 279
under new -264
under pressure -650
under review -537
under the 351
under two -413
understand -186
uniform -136
union 165
unit 731
units -1376
units come -556
unknown -201
unknown senders -432
unless -700
unless you -518
unlimited -1007
unlimited classes -460
unlimited yoga -656
unload -790
unread -681
unread messages -694
unsubscribe -689
unsubscribe at -887
unsubscribe click -241
unsubscribed -585
until -227
until after 351
until april -818
until august -504
until fall -670
until friday -699
until further -253
until her -403
until his -110
until i 249
until it 744
until january -792
until june -748
until march -599
until may 103
until midnight -751
until monday -523
until next -905
until noon -37
until november -480
until october -564
until september -381
until sunday -817
until the 481
until they 719
until thursday -1093
until tomorrow -489
until tuesday -280
until we -1123
until wednesday -172
until you -1057
until your -555
unwanted 866
unwanted touching 866
up -56
up a 356
up an -685
up and -352
up at 555
up before -779
up by 52
up call -1087
up for -1503
up from -518
up front -753
up her -163
up in 71
up leaves -353
up now -766
up on -26
up our -408
up sheet -621
up so 213
up tables -637
up that -172
up the -207
up this -669
up to -242
up today -321
up two 498
up with 61
up within -579
up your -1465
update -359
update fixes -613
update on -921
update our -415
update takes -163
update their -45
update your -1063
updated -947
updated our -761
updated the -654
updated with -116
updates -1275
updating -579
updating our -583
upgrade -1104
upgrade our -178
upgrade to -565
upgraded -998
upgraded our -364
upgraded to -727
upgrading -794
upgrading our -495
upgrading the -657
upload -896
upload the -126
uploaded -539
upon -904
uppercase -673
uppercase letter -673
ups -752
upside 72
upside down 72
upstairs -163
upstairs is -324
uptime -775
urgent -1010
urgent questions -471
us -474
us a -843
us about 96
us and 116
us are 353
us as -678
us at -1039
us by -722
us for -375
us from -603
us how -521
us if -707
us improve -381
us in -53
us instead -494
us know -1140
us not 64
us on -423
us online -488
us the -641
us to 68
us today 382
us what -878
us with 136
us within -273
us your -891
usb -472
usb c -480
use 184
use a 410
use another -881
use headphones -515
use it -797
use only -687
use our -767
use phones -488
use reply -707
use the -434
use their -525
use them -1018
use this 327
use two -499
use within -564
use your -969
used 220
used clothes -730
used for 278
used in 304
used to 474
user -339
users 177
uses 796
uses a 660
uses only -467
uses the 486
using 449
using it -76
using my 151
using our -794
using the 87
usual -821
usually 121
utilities -641
utilities included -383
utility 90
utility bill -440
vacate 657
vacation -1421
vacation from -306
vacation requests -217
vacation this -318
vacuum -959
vacuum is -465
valet -476
valid -1092
valid driver -315
valid for -906
valid id -442
valid license -237
valid until -354
validate -521
value -915
value your -695
values -931
van -181
van is -568
vans 129
vans are -1214
vault 244
vector -511
vector file -130
vegan -879
vegan option -338
vegetables -449
vegetarian -1038
vehicle 593
vehicles -603
vending -526
vending machine -526
vendor -872
vendors -267
ventilator 324
venue 322
verification -732
verify -768
verify your -741
version -1280
version is -527
version of -524
version will -464
very -454
vests -861
vet 874
veterans 790
via -515
vice -765
vice president -331
victim -59
victims 959
video -522
video before -568
video is -1014
video went -574
videos -819
videos have -322
view -1419
view of -821
view through -499
viewed -694
viewing 418
views -1156
views in -860
village 608
violence 693
violin -501
violin teacher -498
viral -698
virtual -690
virus -306
visa 1006
visible -973
vision 596
vision and -532
visit -269
visit and -217
visit on -477
visiting -73
visitor 21
visitor badge -444
visitors 487
visitors must -830
visitors should 283
visits 593
voice -744
voicemail -336
voices -157
volleyball -619
volume -982
volunteer -307
volunteer to -974
volunteering -312
volunteers 40
volunteers for -582
volunteers only -572
volunteers to -420
vote -1387
vote by -532
vote for -800
vote on -566
voted -82
voted best -612
voted to -757
vouchers -487
vp 586
vpn -720
w -832
wage 67
wage to -760
wages 115
wait -661
wait a -465
wait at 680
wait for -174
wait here -1052
wait is -469
wait time -845
wait times -417
wait to -821
wait until -153
waiting 111
waiting area -706
waiting at -721
waiting for 164
waiting list -1024
waiting on 342
waiting room -184
waitlist -711
waitlist for -549
waived 668
wake 92
wake up -68
walk -36
walk in -534
walk ins -961
walk you 194
walked 120
walking -36
walking tour 241
walkthrough -699
wall 78
wall is -956
want 212
want the 242
want to 810
wanted -1038
wanted for -850
wanted full -379
wanted to -1122
wants -220
wants a 305
wants it -285
wants the 304
wants to 188
war -384
war room -739
ward 990
warehouse 91
warehouse and 308
warehouse has -761
warehouse is -151
warehouse team -825
warehouse will -854
warm 39
warm and -829
warm welcome -496
warming 411
warn 595
warn notices 569
warning 495
warranty -1431
warranty covers -445
warranty expires -184
warranty on -635
was a -260
was approved 302
was arrested 901
was asked 298
was assaulted 665
was caught 724
was completed -444
was cut 628
was damaged -614
was dead -558
was declined -22
was delivered -820
was denied -381
was diagnosed 406
was dropped -655
was fired 620
was followed 743
was found 687
was great -244
was hit 755
was home -500
was hurt 834
was in 846
was just -587
was killed 549
was left 315
was let 40
was made 558
was moved -30
was named -394
was not 900
was on -571
was passed 592
was pregnant 286
was put -691
was rated -788
was received -862
was replaced -544
was robbed -220
was seen 421
was sent -806
was stabbed 1061
was struck 560
was submitted -337
was supposed 177
was taken 449
was the 155
was told 910
was too 28
was used 721
was very -310
was worn -474
was your -494
wash -1072
wash cold -268
wash is -309
wash your -375
washed -595
washer 286
washer and -754
washers -828
washes -779
washing 253
wasn't 591
wasn't able -762
waste -991
watch 361
watch a -563
watch the -953
watched -317
watched more -322
water 384
water and 268
water at 675
water bottle -786
water cooler -1165
water damage -731
water fountain -962
water heat -504
water in -800
water is -1043
water main -545
water on -168
water the -721
water until 549
water will -1014
watered -712
way 667
way and -133
way to 231
ways -308
ways to -637
ways with 184
we -427
we accept -432
we add 163
we added -603
we apologize -491
we appreciate -803
we are 249
we ask -334
we asked -832
we beat -430
we begin 38
we believe -639
we build -590
we built -604
we buy -748
we can 80
we can't 69
we cannot 293
we charge -1013
we close -1349
we completed -410
we could -161
we couldn't 159
we create -499
we cut -410
we decide -574
we deliver 122
we delivered -568
we deployed -467
we design -732
we did -764
we do -35
we don't -42
we doubled -418
we expect -900
we find 274
we fixed -350
we found 335
we get -908
we give -896
we got 396
we guarantee -659
we had 385
we have -288
we help -817
we hired -554
we hope -834
we just -903
we keep 698
we know 115
we launched -525
we left 182
we look -446
we lost 767
we made -848
we make -1103
we may -539
we missed -572
we move -888
we moved 171
we need -314
we no -85
we noticed -434
we now -493
we offer -1426
we only -33
we open 108
we opened 144
we ordered -592
we passed -334
we pay -1198
we planted -512
we promise -773
we provide -132
we push -532
we put 36
we raised -923
we ran -987
we reached -553
we read -689
we received -395
we recommend -650
we redesigned -503
we regret -434
we rent -704
we replaced -708
we reply -453
we require -669
we reschedule -421
we reserve -360
we saved -680
we saw -622
we sell -1053
we sent 170
we serve -501
we served -1048
we set 43
we ship -925
we shipped -990
we sold -743
we start -911
we started -563
we still -1229
we stop 38
we suggest -495
we take -388
we tested -332
we thank 238
we treat -867
we update -315
we upgrade -558
we use -419
we used 139
we value -687
we want -932
we welcome -826
we were 649
we will -413
we won't -840
we work -841
we would 583
we'd 161
we'll 382
we'll answer -1100
we'll be -1000
we're 619
we're cash -348
we're looking 103
we're offering -519
we're opening -779
we've 248
we've added -402
we've been 25
wear 305
wear a -225
wear blue 140
wear closed -982
wear the 373
wear their -606
wear your -513
wearing 804
weather -971
weather is 242
weather permitting -899
web -791
web designer -461
web team -199
webinar -1263
webinar drew -436
webinar on -264
webinar recording -387
webinar will -311
website -944
website banner -447
website for -558
website is -826
website now -587
website was -569
website went -578
website will -355
websites -809
websites for -512
wedding -697
wedding dresses -397
wedding package -937
weddings -1131
wednesday and 230
wednesday april -327
wednesday at -223
wednesday between -487
wednesday evening 457
wednesday for 559
wednesday from -797
wednesday in -702
wednesday morning -629
wednesday mornings -590
wednesday night -356
wednesday so -86
wednesday through -558
wednesday will -363
week -247
week and 598
week as 159
week at 25
week before 637
week but -819
week course -666
week due -612
week for 479
week in -727
week is -614
week meeting -565
week newsletter -580
week of 243
week on -720
week so -110
week the -834
week to -98
week we -263
week with -358
weekday -702
weekday from -518
weekdays -1273
weekdays between -248
weekdays from -651
weekend -290
weekend and 304
weekend availability -555
weekend cashier -641
weekend in -792
weekend of -320
weekend only -731
weekend so -713
weekends -941
weekly -345
weekly email -765
weekly newsletter -460
weekly report -716
weekly status -1021
weeks -251
weeks ago -26
weeks ahead -521
weeks and 182
weeks before 539
weeks for -618
weeks in -777
weeks notice -903
weeks of -550
weeks to -880
weigh -883
weigh less -669
weighs -382
weight -403
weights -772
welcome -555
welcome at 205
welcome but -594
welcome in 682
welcome on -1021
welcome our -520
welcome to -535
welcoming -646
well 52
well and -464
well before -841
well under -469
went -167
went back 772
went down 332
went in 249
went into -374
went live -692
went off 282
went out -118
went to -457
went up -804
went viral -574
went well -904
were asked 39
were cut 336
were found 425
were hurt 766
were in 489
were just -363
were replaced -607
were the -87
were up -508
weren't -548
west -309
west wing -644
wet -132
what 597
what do -473
what happened 1012
what he 358
what left 556
what the 668
what they -554
what time 97
what to -338
what was -99
what we 108
what you -1152
wheel 22
wheelchair 924
wheelchairs 612
when -77
when a -486
when are -673
when he 858
when i 322
when it -594
when necessary -501
when our -608
when she 468
when the 798
when they -422
when we 463
when you -1316
when you're -1023
whenever -145
whenever you -118
where 40
where she 515
where the -490
where they -395
where you 358
where your 351
whether 444
whether the 52
whether you -697
which ads -615
which is 348
which of -903
while -165
while i 690
while i'm -779
while new 478
while she -123
while the -621
while they -177
while we -913
while you -850
white -166
whiteboard -1049
who -285
who arrive -849
who bike -355
who came -696
who can -603
who can't 915
who cannot 351
who could -82
who handles -427
who has -667
who helped -440
who is -279
who joins -466
who knows -544
who lost 744
who missed -591
who need 210
who needs -393
who starts -319
who thrives -236
who want -133
who wants 113
who was 379
who worked 335
who works -268
whoever -720
whole 210
whole company -433
whole team -395
whole third -89
whose 618
why 411
why you -697
widow 302
wife 915
wife is 360
will announce -511
will answer 167
will appear -657
will arrive -1010
will attend -576
will be 369
will begin -758
will bring 324
will call 203
will change -717
will charge -619
will check -882
will close 478
will come -68
will contact -593
will cost -638
will cover -628
will cut -532
will do -666
will email -597
will expire -460
will find -1097
will follow 716
will get -173
will give -164
will go 506
will have 834
will hear -562
will help -766
will hold 447
will host -869
will increase -496
will inspect -662
will install -501
will join -136
will keep -702
will last -868
will lead 142
will leave -533
will look -530
will lose 341
will make 370
will match -760
will meet 150
will miss 566
will move -543
will need 355
will no -824
will not 664
will now -815
will only -436
will open 328
will phone 272
will pick 393
will play -601
will present 310
will read -236
will receive -959
will remain 473
will renew -366
will reopen -535
will replace -488
will reply -556
will respond -679
will return -600
will review -680
will run 512
will save -385
will say 132
will send -933
will share -881
will ship -574
will show -407
will shut -779
will sing 92
will sit 458
will speak 64
will start 141
will stay 434
will stop 578
will take -451
will test 374
will train 514
will visit 497
will vote -349
will walk 764
will wear 616
will work 524
win -840
win a -248
wind 489
window -139
window cleaners -708
window for -604
window is -834
window seat -596
windows 33
windows are -445
windows next -461
winds -546
windshield -21
wine 140
wine and -697
wine club -641
winery -613
wing -286
wing is 245
wing on -706
wings -765
winner -826
winner will -664
winning -799
winter 303
winter coats 325
wipe -965
wipe down -648
wipes -357
wire 305
wireless -993
wireless password -275
wish 375
with a 278
with all -629
with an -160
with another -489
with any -665
with anyone 196
with at -282
with automated -441
with big -418
with care 45
with code -755
with each 149
with every -513
with everyone -48
with five -619
with her -184
with him 764
with his 856
with it 206
with its -1009
with less -984
with limited -635
with local -575
with me -246
with my 584
with new -378
with no 25
with notifications -394
with occasional -359
with one -907
with only -597
with our 113
with over -514
with people 126
with receipts -711
with registration -1035
with several 504
with the 532
with their 316
with this -810
with those 83
with three 372
with two -703
with us -532
with weekend -555
with you 336
with your -325
with zero -276
within -381
within a 39
within one -937
within ten 441
within the -804
within three -845
within two -717
without 162
without a -457
without an -320
without any -41
without him -129
without me 119
without the -491
woman 534
woman on 241
women 1082
won -1188
won the -632
won't 36
won't be 416
won't let 96
won't open -886
wonderful -656
wonderful year -492
wont 103
wont be 103
wood -761
wool -379
word 63
wording 328
words -1383
words from -434
work 28
work anniversary -917
work at 169
work begins -1096
work by 323
work can -690
work for -1193
work from -61
work in 57
work is -769
work on -1010
work out -718
work remotely -722
work schedule -764
work starting -795
work the 612
work this -106
work weekends -639
work will -1001
work with -613
workbook -331
workday -842
worked 384
worked in 557
worked with -521
worker 834
workers -89
working -417
working again -862
working at 416
working day -379
working from 386
working hours -629
working on -1015
working this -718
working with -55
workout -666
workout plan -744
works -695
works best -443
works for -528
works offline -317
works with -323
workshop -504
workshop is 206
workshop on -338
workspace -1131
workstation -483
world 596
worldwide -987
worn -845
worn by -561
worried 807
worried about 807
worse 981
worse and 565
worship 949
worth -581
would appreciate 233
would be 549
would have 968
would help -595
would like 65
would love -316
would rather 360
would you -691
wrap -1150
wrap your -440
wrapped -403
wrappers -687
wrapping -967
wrapping is -993
wrapping station -375
wreck 361
wreck on 579
wrench -562
write -526
write a -400
write better -457
write to -352
write your -794
writer -839
writers -384
writing 90
writing to -652
written 118
written notice -808
wrong -457
wrong date -1006
wrote 449
wrote a -294
xs -700
xs to -700
yard -94
yard at 565
year 305
year ago 560
year and 292
year conference -859
year ends -1038
year has -605
year limited -760
year old 747
year on 162
year our -549
year since -679
year students -504
year warranty -531
year we -900
yearbook -335
yearly -1076
years -281
years and 400
years in 188
years of -224
years old -763
years since 575
years the 277
yellow 271
yes -670
yesterday -94
yet -141
yield -707
yoga -853
yoga class -1096
yoga classes -636
yoga for -606
yoga has -500
yoga is -771
yoga studio 142
yogurt -660
you -442
you a -884
you about -797
you again -479
you all -730
you and 210
you approve -706
you are 37
you arrive -482
you asked -1140
you at -1434
you available -673
you back -971
you be -401
you before 387
you board -804
you book -945
you both -991
you bring -895
you buy -608
you by -676
you call -1176
you called -182
you can -56
you can't 197
you cancel -930
you cannot -1094
you check -729
you come -926
you confirm -723
you could -696
you do 401
you don't -1348
you dry -399
you enjoyed -756
you enter -916
you find -686
you finish -535
you for 47
you found -683
you fresh -360
you get -1024
you give -628
you go -1112
you got -864
you had -57
you have -45
you haven't -299
you help -892
you how -315
you if -384
you in 182
you join -673
you keep -774
you know 48
you leave -912
you left -571
you let -483
you like -155
you live 667
you log 364
you make -849
you may -1318
you might -339
you mind -534
you move -534
you must -885
you need -641
you next -417
you no -632
you now -468
you on -970
you open -844
you order -1057
you ordered -536
you pay 72
you plan -384
you please -1328
you rate -675
you received 257
you recommend -433
you requested -836
you resend -517
you restart -430
you schedule 263
you send -974
you sent -606
you shortly -740
you should -475
you show -564
you sign -447
you signed -529
you soon -688
you split -300
you start -757
you still 388
you take -637
you tell -571
you that 400
you the -198
you think -1158
you this -400
you through 337
you to -143
you tomorrow -487
you tonight 273
you up -784
you use -891
you wait -1044
you want -427
you warm -451
you we -688
you were 541
you weren't -548
you when 43
you will 36
you with -172
you within -482
you won't -517
you work -601
you would -694
you'd -35
you'd like -720
you'll -1028
you'll need -434
you're -351
you're done -971
you're on -1024
you've 66
younger -614
your -650
your access 354
your account -323
your ad -870
your address -946
your annual -789
your apartment -487
your application -712
your appointment -780
your assigned -961
your attendance -709
your availability -887
your badge 635
your bank -1094
your bartender -493
your belongings 255
your benefits -515
your bicycle -422
your bike -490
your bill -818
your booking -412
your browser -690
your building -781
your business -599
your call -855
your calls -460
your camera -1585
your cans -179
your car -1653
your card -1466
your cars -609
your cart -811
your case -759
your cell -523
your changes -1032
your check -926
your child -1034
your claim -104
your clients -452
your clocks -622
your coffee -405
your comments -886
your company -622
your complaint 195
your computer -361
your contact -939
your contacts -579
your contract -997
your credit -1052
your cup -735
your current -793
your customer -733
your dashboard -680
your data -527
your date -870
your delivery -1219
your department -669
your deposit -383
your desk -374
your desks -201
your direct -387
your dishes -718
your document -403
your documents -625
your dog -1247
your donation -495
your door -618
your draft -808
your drink -867
your driver -1155
your email -835
your emergency -1089
your employment 488
your essay -698
your expense -612
your experience -316
your facial -664
your feedback -802
your file -526
your files -791
your first -226
your flight -686
your food -1038
your free -1126
your generous -492
your gift 142
your groceries -1153
your gym -906
your hair -203
your haircut -287
your hands -892
your help -263
your home 437
your hotel -828
your hours -588
your house -1065
your id -1063
your inbox -882
your inquiry -401
your interest -358
your interview -561
your invoice -1092
your invoices -481
your items -982
your junk -429
your key -445
your keys -786
your landlord -332
your laptop 422
your last 128
your lease -368
your left -557
your library -579
your license -268
your loan -1087
your locker -762
your login -913
your logo -464
your luggage -746
your lunch -712
your mailbox -593
your manager 310
your meeting -516
your membership -1217
your message -540
your microphone -260
your money -600
your monthly -777
your mortgage -857
your name -367
your neighbor -655
your new -1138
your next -975
your number -1252
your offer -1026
your old -551
your online -842
your opinion -771
your order -1708
your own -242
your package -1404
your parcel -886
your parking -917
your passport -484
your password -946
your patience -647
your payment -1245
your performance -596
your permit -674
your personal -471
your pet -581
your phone -65
your photos -822
your pin -894
your plan -1100
your points -410
your position 777
your privacy -865
your profile 161
your property -827
your proposal -721
your pto -349
your purchase -449
your purchases -737
your questions -181
your receipt -1076
your receipts -355
your recent -550
your records -769
your refund -929
your remote 301
your rent -1057
your rental -725
your repair -754
your replacement -561
your report -800
your request -351
your reservation -878
your resume -1168
your return -976
your review -875
your robot -412
your role 738
your room -1022
your roommates -300
your sales -348
your satisfaction -709
your scanner -555
your schedule -475
your seat -454
your self -432
your server -632
your session -523
your settings -228
your shift -805
your shipment -662
your shirt -459
your shoes -1014
your shopping -328
your signature -373
your slides -559
your small -598
your spam -719
your spot -864
your statement -803
your stay -949
your storage -931
your store -275
your student 75
your subscription -587
your suit -655
your supervisor 89
your support -867
your t -419
your table -957
your tailor -273
your tax -622
your taxes -460
your team -864
your thoughts -184
your ticket -97
your time -1135
your timesheet -620
your timesheets -498
your tips -769
your towels -981
your tracking -596
your trademark -885
your trainer -378
your trash -424
your trial -994
your trip -726
your unit -826
your vacation -267
your vehicle -792
your video -841
your visit -1032
your vote -511
your w -643
your warranty -685
your whole -390
your workspace -846
your workstation -483
yours -899
yourself -443
yourself in -671
yourself to -786
yourselves -701
youth 375
zero -489
zero downtime -276
zip -620
zombie -849
zone -321
zones -84
zoo -774`
