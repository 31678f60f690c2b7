/** Made by scripts/gate-model.ts from its sentences; weights in thousandths. */
export const bias = -2642

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack = {
  score: 0.725,
  bias: 0.079,
  anyKind: 2.123,
  kinds: {
    abuse: 2.355,
    addiction: 2.351,
    children: 2.307,
    death: 1.771,
    disability: 2.412,
    disaster: 1.861,
    illness: 2.038,
    layoffs: 2.462,
    misfortune: 1.958,
    profanity: 2.142,
    'protected-groups': 2.604,
    religion: 1.868,
    safety: 2.12,
    'self-harm': 2.142,
    violence: 1.459,
  } as Readonly<Record<string, number>>,
  grave: 0.624,
  careful: -0.565,
}

/** Of the mean, the maximum and the minimum of the word vectors. */
export const numbers =
  '309 15 -201 9 -276 274 -173 -3 84 -58 -201 252 60 274 153 -232 -79 -113 -288 134 55 -201 -93 312 -120 135 -36 -280 45 205 304 -133 7 214 -62 -390 45 147 57 230 -318 244 142 -177 179 7 106 300 -125 -103 122 -82 -70 194 -41 -164 -109 -284 114 225 148 144 312 -255 61 220 99 59 -78 32 60 -193 -103 78 304 43 36 129 -135 -125 89 171 70 41 -357 -207 -80 23 -90 26 128 -330 208 195 -23 242 154 80 -61 -303 137 14 -94 65 -95 254 -82 -55 17 -102 -47 41 58 114 46 -76 24 -18 -125 71 17 -137 -44 129 -59 180 153 -22 21 159 72 -111 138 125 37 -131 28 185 113 120 -186 335 31 -25 72 -28 69 173 -56 151 39 -55 44 -110 41 253 31 -16 -227 2 77 -10 240 -57 -118 170 -22 70 -30 79 121 -103 34 265 110 89 -5 92 63 52 9 104 178 126 -4 -9 -1 32 97 90 110 -112 39 77 22 154 113 -18 -71 -59 111 -49 -185 30 -98 11 -64 -36 56 -45 -271 131 -58 42 55 18 -145 -105 -42 -16 23 -71 -134 15 -13 20 -81 -27 -37 129 25 -301 -54 -8 -103 -394 47 -96 89 67 -81 62 39 44 120 -67 68 106 -75 70 -63 -62 -124 -23 -128 345 5 -147 -343 110 11 40 99 -251 -45 15 10 -171 -112 -58 4 -68 -24 -78 36 -134 74 -87 114 -154 -90 14 39 36 70 -69 -71 -4 -46 -72 108 -123 42 45 145 29 118 15 -241 -100'

/** Of words and pairs of words. */
export const grams = `a background -799
a backpack -321
a bad -22
a badge -767
a bag -470
a balance -799
a barista -486
a bed 714
a benefits -764
a better -811
a big -481
a bigger -266
a bilingual -488
a bit -1019
a black -689
a blind -1010
a blue -896
a bomb 460
a bookkeeper -905
a box 804
a boy 671
a break 318
a brief -561
a broken -153
a bug -625
a bullet -45
a busy -285
a call -639
a caller 641
a candle 770
a capital -642
a car 192
a card -716
a cashier -526
a certificate -983
a certified -465
a chance -182
a charge -1013
a child 838
a class -882
a clean -690
a cleaning -415
a client -229
a coffee 448
a cold -937
a colleague -596
a company -985
a complimentary -572
a conference -893
a confirmation -351
a cool -550
a copy -517
a corrected -453
a counselor 634
a coworker 745
a crash 123
a credit -462
a crime -873
a customer 722
a cut -669
a day -28
a dead -667
a delivery -1059
a demo -998
a deposit -704
a designer -682
a desk 92
a difference -668
a different -297
a disaster -602
a discount -561
a dishwasher -437
a dollar -733
a drink 199
a family -1054
a farm -477
a fast -725
a fatal -60
a father -234
a fee -570
a few -455
a final -358
a fire -143
a first -711
a five -555
a fix -815
a flood -716
a four -34
a fourth -596
a free -1464
a freelance -855
a fresh -430
a friend -148
a friendly -659
a front -967
a full -431
a fully -603
a garage -854
a gift -660
a giveaway -424
a glass -564
a good 142
a graphic -528
a gray -580
a great -843
a green -447
a guest 477
a gun 875
a gym -561
a haircut -635
a half -566
a hand 591
a hard 258
a head -434
a headcount 389
a heads -40
a hidden -533
a home -65
a jam -679
a job -58
a junior -461
a killer -855
a kitchen 163
a knife 204
a label -645
a lamp -601
a laptop -567
a large -688
a larger 143
a late -1130
a leash -786
a lectern -338
a leg -751
a letter 335
a lifeguard -491
a lifetime -460
a light -616
a limited -815
a line -840
a link -548
a little -59
a live 23
a local -781
a locker 274
a logo -842
a longer 39
a look -974
a loss 306
a lot -827
a loyal -454
a lump 667
a lunch -64
a man 86
a manager -979
a marketing -253
a match 525
a maximum -286
a meeting -486
a member -1005
a message -785
a mile 567
a minimum -760
a minute -169
a miscarriage 492
a missing -786
a mistake -531
a moment 158
a month -467
a monthly -383
a motivated -322
a mug -246
a name -779
a neighbor -138
a new 299
a night -30
a no -559
a noise -927
a noose 615
a note 412
a number 262
a one -1262
a package -1060
a page -626
a paper 147
a parent -104
a parking 270
a part -932
a password -305
a patient 540
a payment -637
a pdf 166
a pen -618
a people -496
a personal -523
a phased -561
a phone -713
a photo 433
a photographer -744
a place 723
a pleasure -774
a point -385
a post 104
a power 275
a private -125
a problem 315
a professional -379
a project -757
a projector -824
a pull -566
a quarter -825
a question -677
a quick -1294
a quiet -58
a quote -526
a rain -456
a rating -703
a reading -524
a real -300
a receipt -894
a reception -377
a receptionist -858
a recruiter -247
a red -855
a reference -349
a refund -1241
a reminder -664
a replacement -723
a report 682
a representative -492
a reservation -590
a resident -246
a response -229
a resume -520
a retreat -476
a ribbon -881
a room 412
a row -814
a sales -372
a scale -336
a school -287
a screen 586
a seat -666
a second -34
a security -434
a senior -628
a separate 163
a service 499
a set -777
a shared -888
a short -982
a shortage -503
a shot -506
a sign 190
a signature -637
a signed -817
a single -1320
a six 307
a size -732
a slow -1076
a slur 625
a small -941
a snack -515
a social -726
a soft -198
a software -769
a spare -764
a special -588
a specialist -599
a spreadsheet -346
a staff -1165
a standard -512
a steal -248
a stool -433
a story 148
a stroke -75
a student 525
a stylist -446
a substitute -314
a summary -475
a supervisor -155
a t -439
a table -819
a talk -652
a teacher 216
a team -1028
a technical -499
a technician -827
a test -753
a thin -653
a third 419
a three -321
a ticket -1109
a time 587
a tiny -701
a toddler 703
a top -691
a tour -758
a trade -384
a train -811
a training -1225
a tree -40
a turn 666
a two -1037
a typo -805
a valid -618
a vector -265
a vegan -430
a ventilator 655
a video 340
a view -561
a virtual -452
a visitor 573
a volunteer 116
a waitlist -532
a wake -1117
a warm -1062
a washer -483
a water -730
a weekend -555
a welcome -273
a wheelchair 466
a while 895
a white -219
a window 159
a woman 734
a wonderful -746
a work -111
a workout -412
a year -379
aa 816
abandoned -530
able -230
able to -230
aborted -770
about -231
about a 85
about an -620
about any -550
about email -200
about four -701
about half -479
about her 593
about it 782
about my 222
about new -454
about our -324
about six -554
about ten -630
about the -81
about three -386
about to -920
about two -691
about what -257
about your -1108
above -359
abuse 282
accent 687
accept -1280
accept cards -515
accept cash -463
accept our -418
accept returns -405
accept the -365
accepted -1242
accepted at -457
accepted our -430
accepting -1417
accepting applications -545
accepting new -715
accepts -694
access -223
access card -687
access to -1410
access will -783
accessible 709
accident 250
accidentally -779
accidentally emailed -443
accompanied -489
accompanied by -489
according 349
according to 349
account -764
account and 370
account balance -594
account from -679
account has 346
account is -660
account manager -527
account number -952
account with -758
accountant -826
accountants -680
accounted 169
accounted for 169
accounting -624
accounting department -552
accounting firm -611
accounts -699
accounts payable -457
across -596
across from -336
across the -381
across your -573
acting -965
activated -697
active 384
actually -762
ad 34
ad says 562
ad will -605
add 48
add a 82
add me -350
add the -538
add your -847
added -151
added a -1087
added dark -552
added for -344
added on -622
added sugar -652
added three -262
added to -966
added you -898
addicted -462
addicted to -462
addictive -644
adding -985
adding a -561
additional -1165
address 108
address and -598
address by -625
address for 212
address in -682
address is -742
address on -888
address to -290
address will -692
addresses 370
adhd 704
adjust -616
adjust the -616
adjusted 359
adjuster 522
admission -957
admitted -589
adoption 515
adoption fell 727
ads -1429
adult -650
adults -616
adults and -860
advance -84
advertising -643
advice -817
advised -306
advised that -198
advisors -654
affected 1025
affected by -615
affected employees 638
afford 767
afraid -61
after -211
after a 897
after dark -590
after each -465
after eight -648
after every -105
after five -774
after hours -509
after june -708
after large -505
after last 809
after midnight 56
after opening -769
after school -719
after several -110
after sunset 236
after that -592
after the 320
after three -442
after two -581
after use -970
after we -238
after what 730
after your -825
after yourself -713
afternoon -1165
afternoon and 413
afternoons 79
afterward -902
again 93
again and 502
again at 158
again in 216
again on 265
again so 104
again this -745
against 220
age -912
aged -953
aged for -575
agency -549
agency pitched -627
agenda 71
agenda by -527
agenda for -841
agent 143
agent will -1136
agents -912
agents are -338
agents will -685
ages -114
ages first -405
ago 26
ago and -84
ago today 222
agreed 140
agreed to 140
agreement -1557
agreement by -586
agreement is -436
ahead -117
ahead for -804
ahead of -1183
ai -455
aid kit -450
aide 845
air -842
air conditioning -645
airport -608
aisle -704
alarm -529
alarms -249
alcohol 686
all -70
all a -688
all accounts -473
all afternoon 287
all ages -704
all and -402
all apartments -406
all attendees -983
all bags -801
all boxes -558
all branches 187
all calls 29
all cardboard -464
all changes -741
all city -857
all credit -588
all customers -523
all day -669
all deliveries -1094
all desks -697
all documents -533
all employees -388
all expense -563
all feedback -770
all first -542
all guests -929
all hands -230
all i -765
all in -519
all inquiries -337
all invoices -755
all items -604
all keys -579
all laptops -697
all levels -718
all library -401
all locations -617
all major -627
all managers 170
all morning -647
all my 813
all new -866
all next 553
all of -125
all only -305
all orders -705
all our -1191
all overtime -501
all packaging -364
all please -395
all prices -1062
all proposals -570
all purchases -502
all receipts -164
all records -715
all sales -255
all shows -515
all sizes -1186
all staff -307
all stores 67
all the -1010
all their -490
all times -640
all tips -702
all travel -471
all vacation -106
all vendors -656
all visitors -1228
all we're -845
all wedding -323
all week 107
all who -658
all your -498
alley -730
allow -687
allow two -557
allow up -185
allowed -615
allowed in -981
allowed on -358
allowed to -794
allows -1092
almost -848
almost complete -422
almost full -563
alone 836
alone tonight 401
along -390
along the -130
along with -607
alphabetical -662
alphabetical order -662
already -670
already signed -500
already use -404
alterations -846
alterations on -377
aluminum -568
always -596
am -803
am and -1017
am at 230
am away -584
am every -1051
am for -667
am going -769
am in -1058
am noon 524
am on -176
am pt -506
am seven -656
am sharp -442
am the 418
am to -1205
am with -939
am writing -549
ambulance 690
among -718
among the -724
amount -927
amounts -613
an account -512
an additional -735
an adult -846
an answer -629
an app -897
an appointment -1021
an assistant -781
an atm -556
an attack -58
an audio -782
an average -832
an early 116
an email 114
an emergency 255
an employee 480
an error -759
an events -502
an experienced -906
an extra -361
an hour -763
an interpreter 716
an interview -736
an investigation 325
an invoice -487
an issue -547
an ocean -589
an office -697
an opening -472
an order 161
an update -1015
an updated -382
an upgrade -459
analysis -790
analyst -635
and a -162
and again -746
and all 805
and an -520
and any 448
and anyone 199
and are -192
and asked 822
and bagels -996
and bonded -382
and bottles -144
and breakfast -732
and bring 709
and call 812
and came -606
and can -897
and can't 612
and cannot 395
and cardboard -442
and chairs -764
and charger -586
and cheese -561
and clearly -498
and color -596
and comes -986
and could 446
and cover -689
and did 178
and don't 245
and drink -781
and dry -414
and dryer -650
and easy -757
and eleven -73
and email -759
and ends -1197
and enjoy -616
and everyone 175
and everything -531
and flexible -345
and found -1256
and four -320
and free 253
and friday 139
and get -1135
and good -465
and happy -739
and has 345
and have 541
and he 756
and her 822
and his 1260
and hit 521
and hold 238
and hot 134
and i 656
and i'd 739
and i'll 109
and i'm 620
and i've 177
and in -610
and include -431
and includes -775
and insured -882
and is 893
and it 639
and keep 269
and labor -390
and leave 371
and left -574
and let -782
and light -599
and lunch -525
and many 168
and march -244
and may 788
and money -425
and more -627
and move -462
and must 24
and my 1089
and need 1140
and needs 686
and no 225
and nobody 608
and noon -1103
and not 120
and now 571
and number -668
and on -207
and one -225
and online -230
and only -929
and open 379
and order -752
and our 727
and out -959
and over 21
and paid -695
and pay -636
and people 572
and pets -469
and place -852
and print -797
and proof -104
and put -770
and ready -877
and receive -788
and remove -373
and reopens -482
and reports -438
and requires -461
and return -952
and run 193
and running -660
and said 907
and save -1168
and says 367
and see -1219
and send -1086
and servers -620
and share -606
and she 978
and should 310
and sign -760
and snow -638
and some -193
and someone 94
and starts 315
and sunday -911
and take -707
and takes -626
and that 259
and the 1461
and then -294
and there 634
and they 453
and they're 516
and three 189
and thursday 327
and tighten -599
and today 386
and took -186
and towels -389
and trash -424
and tumble -281
and two 907
and umbrellas -712
and under -1087
and unlimited -798
and use -706
and wait -401
and want 208
and wants 534
and was 1045
and we 811
and we'll -25
and we're 588
and we've 532
and wear -613
and weekends -736
and will 252
and won't 428
and would 558
and you 558
and your 863
angel -953
animal -977
animal shelter -900
animals -388
annex -154
anniversary -87
announce -892
announce its -545
announce our -215
announce that -512
announce the -510
announced 693
announced next -799
announced on -1260
announcements -752
announcements before -371
annual -1363
annual conference -871
annual meeting -547
annual open -379
annual review -234
annually -568
anonymous -356
anonymous and 69
another -844
another call -1004
another meeting -619
another round -620
another two -493
another year 371
answer -313
answer by -783
answer emails -25
answer the 243
answer them -906
answer your -500
answered -1139
answered in -544
answering -245
answers -679
anxiety 681
any competitor -457
any dietary -714
any food -447
any hour 570
any inconvenience -662
any more 611
any of -864
any phone -140
any questions -979
any weather -657
anybody -661
anymore 852
anymore and 343
anymore so 416
anyone 144
anyone have -820
anyone in 180
anyone know -631
anyone on 540
anyone seen -680
anyone who 793
anyone with 257
anything -136
anything in -156
anything over 343
anytime -1116
anyway -776
anywhere -1118
anywhere in -969
apart 238
apartment -516
apartment comes -311
apartment for -492
apartment in -190
apartment is -738
apartment on -527
apartment will -511
apartments 34
api -651
api will -378
apologies -562
apologies for -746
apologize -660
apologize for -1015
app -714
app and -285
app crashed 97
app crashes -621
app for -887
app from -665
app has -482
app helps -553
app in -508
app is -1069
app now -755
app to -386
app was -327
app works -531
appear -507
appear on -537
appendix -683
appetizers -929
apple -645
apples -744
appliance -691
appliances -486
applicant 392
applicants 469
application -1180
application and -810
application for -737
application has -879
application is -333
application was -388
applications -1199
applications for -970
applied -845
applied for -709
applies -670
applies to -574
apply 308
apply for -1029
applying -756
appointed -280
appointment -860
appointment for -428
appointment is -748
appointment necessary -825
appointment on -406
appointment only -536
appointment reminder -400
appointment with -327
appointments -1449
appointments are -504
appreciate -293
appreciate a -669
appreciate it -869
appreciate the -630
appreciate you -765
appreciate your -756
appreciated -792
approach -628
approval -1222
approve -1062
approve my -745
approved -507
approved by -1119
approved the -516
approx -731
approximately 266
apps -514
april -295
apron -696
aquarium -838
archive -666
are a -958
are accepted -490
are accepting -450
are all 369
are allowed -410
are always -451
are answered -488
are asked -1181
are at 856
are available 304
are back -232
are being 36
are booked -476
are built -666
are busy -772
are by -589
are called -1071
are celebrating -702
are changing -628
are charged -769
are clean -233
are cleaned -521
are closed -1266
are collecting 339
are coming -737
are committed -574
are covered 621
are currently -857
are delayed 320
are delivered -906
are done -314
are down -68
are due -713
are excited -682
are expected -792
are extending -506
are failing -30
are final -523
are finished -658
are flying -541
are for -1191
are free 356
are from -703
are fully -328
are getting -136
are giving -452
are going -283
are gone 430
are good 222
are grateful -572
are half -771
are hand -596
are happy -393
are having -75
are heartbroken 284
are held -711
are here -788
are hiring -873
are holding 26
are in 268
are included -181
are insured -349
are invited 113
are just -897
are keeping -449
are kept 386
are launching -744
are licensed -445
are limited 554
are listed -791
are looking 309
are made -1050
are marked -710
are missing -81
are monday -632
are more -429
are my -584
are needed -670
are next 365
are no -257
are non -438
are nonrefundable -401
are not -919
are now -243
are number -993
are offered -687
are on -1460
are only -923
are open -981
are our -968
are out 166
are payable -644
are pleased -756
are posted 136
are postponing -447
are preferred -415
are prohibited 77
are proud -588
are raising 306
are ready 746
are recommended -702
are reminded -578
are replacing -636
are reserved 103
are responsible -621
are returned -574
are rolling -399
are running -870
are safe 147
are scheduled -706
are seeking -478
are sent -634
are sold -722
are sorry -658
are still 389
are subject -707
are suitable -927
are switching -958
are taken -645
are taking 195
are taped -490
are ten -684
are testing -555
are the -428
are to 266
are too 349
are two -1131
are unable -485
are up 318
are upgrading -531
are waiting -706
are watered -260
are welcome 210
are with 477
are working 326
are you -715
area -467
area is -874
aren't 496
arms -218
around -122
around six -180
around the 78
around two 340
arrangements 214
arrangements for 214
arrested 324
arrival -658
arrivals -1004
arrive -1137
arrive at -542
arrive between -378
arrive by -245
arrive early -678
arrive in -495
arrive on 283
arrive within -354
arrived -558
arrived in 198
arrives -485
arrives at -77
arriving 348
arriving after -669
art -1037
art show -518
art will -430
arthritis 866
article -536
article on -308
articles -720
artist -1179
artists -838
artwork -745
as a -31
as an -713
as it 395
as long -226
as many -709
as of 522
as our -719
as part 543
as she 890
as soon -616
as the -619
as we -365
as you 125
ashes 707
aside 168
ask 251
ask a -134
ask about 697
ask at -199
ask for -42
ask that 117
ask the 426
ask us -674
ask why -457
asked 382
asked about 342
asked for 393
asked if 729
asked not -140
asked that 628
asked to 80
asked us 475
asked what -338
asked whether 739
asking 291
asking everyone 139
asking for -66
asks 165
asks for 466
asleep 576
assaulted 827
assemble -655
assembled -1022
assembling -404
assembly -1160
assessment -922
assigned -236
assigned space -579
assigned to -116
assignment 23
assistance -133
assistant -894
assistant manager -552
associate -692
associate to -434
associates 438
association -391
at a 82
at about -726
at all 126
at an 346
at any 290
at booth -961
at checkout -997
at closing -329
at customs -539
at dusk -340
at eight 526
at eleven -739
at five 490
at four -56
at gate 257
at gunpoint 795
at half 583
at her -35
at his 168
at home -197
at intermission -570
at it 100
at least -758
at lunch -454
at midnight -691
at most -565
at my 369
at night -819
at nine 498
at no -146
at noon 259
at number -720
at once -176
at one -401
at our -411
at reception 22
at school 211
at seven 235
at six -548
at table -1066
at ten 448
at the 706
at their -794
at this -195
at three 116
at tomorrow -759
at two 343
at window -1130
at work 671
at your -1124
ate -139
atm -746
atm is -360
attach -585
attach the -553
attached -242
attached contract -736
attached draft -572
attached floor -888
attached for -309
attached form -939
attached my -583
attached nda -843
attached please -407
attached proposal -476
attached template -617
attached the -947
attached to 476
attachment -809
attachments -1026
attack 869
attack on 322
attacked 829
attacks 601
attempt -544
attempted -663
attempts -802
attend -819
attend a -438
attend orientation -530
attend the 539
attendance -754
attendance by -729
attended -441
attendees -323
attending -1089
attending a -426
attention 48
attention to -511
attic -942
attire -439
attire is -439
attorney -180
attorneys -934
auction 192
auction raised -499
audience -666
audio -1119
audio guide -658
audit -121
audit found -533
audit is -795
audit of -679
audited -857
auditions -807
auditions this -631
auditor -802
auditorium -995
auditors -838
august -241
authentication -599
authentication is -441
author -790
authorized -1098
authorized staff -589
autistic 883
automated -697
automated invoicing -425
automatic -825
automatically 170
automatically on -306
autopay -775
availability -1027
availability for -661
available 126
available after -988
available agent -1030
available around -246
available at -354
available behind -1752
available by -1022
available for 370
available from 57
available in 180
available on -1480
available online -611
available starting -975
available teller -681
available this -1000
available to -170
available until -839
avalanche -152
average -485
average customer -673
average of -786
average response -376
avoid a -796
awake -37
award -987
award winning -250
awards -711
aware 309
aware that -150
away -66
away a -199
away by 272
away from 471
away on 103
away the -467
away this -631
away until -1047
b 360
baby 553
baby shower -253
back -496
back after -356
back and 239
back at -1095
back by -839
back door -355
back entrance -637
back for -596
back from -547
back in 388
back is -749
back lot -579
back of 820
back office -492
back on -24
back order -417
back room -601
back soon -548
back starting -706
back the 242
back this -756
back to -383
back tomorrow -647
back up -654
back when -461
back where -628
back with -21
back within -862
backbone -624
backend -450
background -1119
background check -861
backlog -125
backpack -998
backpacks -904
backup -1165
backyard 363
bad 182
badge 163
badge at -1019
badge is 491
badge out -710
badge photo -435
badge readers -446
badge visible -620
badge will 422
badges -916
badly -115
bag -410
bag for -556
bag is -770
bag of -651
bag per -737
bagels -1372
bagels are -751
bags -435
bags and -461
bags are -597
bake 31
bake sale 108
baked -809
baked fresh -180
baker -807
bakery -117
bakery opens -1016
bakery to -384
baking -884
balance -270
balance is -1172
balance of -856
balance on -723
balconies -952
balcony 30
ballpark -763
ballroom -915
ballroom holds -500
band -1505
band is -538
band plays -532
band practice -436
band starts -525
band will -719
bands 358
bank 114
bank account -637
bank details -691
bank is -696
bank will -828
banking -1122
bankruptcy 416
banner -1146
banquet 84
banquet hall -969
bar -165
bar exam -766
bar has -619
bar is -812
barbecue -1143
barber -817
barista -893
baristas -491
barn 886
bars -878
bartender -568
base -916
based -758
based in -631
basement 195
basic -925
basic plan -713
basics -594
basics of -461
basil -596
basket -1070
basket with -439
basketball -540
batch -1198
batch of -501
bath -1174
bath mat -367
bathroom 399
bathroom in -942
bathroom on -839
bathrooms -693
baths -695
baths and -695
batteries -702
battery 285
battery is -773
battle -953
bay 29
be a -88
be able -275
be accepted -577
be accompanied -489
be added -1007
be advised -198
be alone 554
be announced 157
be approved -947
be asked 326
be assembled -836
be at 615
be available -298
be aware 251
be away -313
be back 348
be better 446
be booked -753
be cake -297
be called 298
be canceled -715
be celebrating 300
be changed -57
be charged -1450
be checked -65
be cleaned 50
be cleared 77
be closed -905
be closing -877
be collected -949
be comfortable 21
be coming -151
be completed -838
be contacted 224
be covering -796
be delayed -611
be delivered -835
be deprecated -793
be doing -806
be donated -758
be done -102
be down -1042
be dropped 179
be dry -637
be eliminated 636
be emptied -961
be entered 520
be filed 243
be finished -867
be five 364
be fixed -736
be found -973
be gentle 735
be given -298
be handed -555
be handled 367
be happy -340
be having 531
be held 24
be here -168
be home -735
be in 616
be inspected -457
be installed -871
be interested -566
be joining -421
be kept -143
be kind 342
be late 440
be left 333
be let 267
be live -1006
be locked -759
be made 139
be mailed 334
be moved -146
be named -439
be no -511
be off 267
be offline 195
be on -303
be one 56
be open 339
be ordered -772
be out 694
be paid 38
be painted -997
be parked -725
be patient -1058
be performing -926
be picked -200
be placed -99
be played -670
be plugged -458
be possible -337
be posted -826
be processed -687
be provided -48
be published 377
be put 612
be quiet -700
be reached -368
be read 138
be ready -1508
be recorded -742
be refunded -1067
be released 314
be removed -1275
be renewed -245
be rented -689
be repaired 277
be repaved -641
be replaced -185
be reported -667
be reserved -779
be restriped -424
be retired -232
be returned -145
be running -513
be seated -318
be sent -138
be served -581
be serviced -336
be serving -851
be set -1074
be shared -708
be shipped 385
be short -870
be shown -836
be shut -1176
be signed 360
be slow 317
be speaking -331
be stored 74
be submitted -652
be swept -517
be switched -469
be switching -847
be taken -1228
be taking -595
be taught -314
be tested -981
be the 577
be there -190
be thrown -114
be turned -297
be unavailable -731
be up 471
be updated -699
be used -1291
be with 101
be working -385
be worn -717
be your 153
beach -900
beans -594
bear 464
beat -905
beat our -484
beaten 23
beats 475
because -214
because he -205
because his -447
because i -309
because it 114
because of -88
because our 33
because she -193
because the -114
because you -560
become -141
become a -567
bed 320
bed and -166
bedroom -368
bedroom apartment -572
bedroom home -827
bedrooms -1008
bedrooms and -529
beds 69
beef 111
been a -343
been added -921
been approved -762
been asked 250
been assigned 49
been at 333
been called -419
been canceled -660
been changed -703
been closed -611
been created -552
been cutting 856
been delayed -811
been extended -1230
been filed 40
been fixed -590
been found 276
been here -704
been himself -596
been in 457
been installed -231
been issued 198
been locked -470
been moved -663
been named -548
been on 253
been ordered -484
been out 541
been paid -556
been placed 645
been posted -845
been postponed -428
been promoted -342
been pushed -339
been received -1118
been refilled -478
been removed 313
been rescheduled -352
been restocked -569
been revised -514
been sent -541
been set -837
been sleeping 437
been told -50
been updated -585
been upgraded -628
been using -90
been voted -461
been watched -286
beers 37
beers on 189
before -347
before anyone -246
before assembling -404
before boarding -509
before calling -1030
before class -46
before closing -617
before delivery -714
before each -713
before entering -127
before friday -574
before going 34
before it -984
before loading -304
before lunch 304
before moving -716
before noon 168
before open -292
before opening -473
before our -992
before putting -755
before serving -521
before tax -611
before they -1136
before we -511
before you -428
before your -1086
began -58
began in -618
begin 135
begin at -281
begin boarding -759
begin on 575
begin promptly -292
begin the -746
beginners -609
beginners start -359
beginning -1100
beginning in -648
begins -40
begins at 193
begins in -912
begins monday -648
begins next -703
begins on -1430
begins this 132
behaved -631
behind 417
behind on 651
behind schedule -934
behind the 335
being 127
being a -888
being cleaned -544
being garnished 483
being held 123
being installed -518
being moved -199
being painted -629
being processed -439
being recorded -745
being repaired -894
being replaced -974
being sent -479
being serviced -702
believe -899
believe in -752
bell 507
bell and -922
belong -817
belonged -495
belonged to -495
belongings 90
belongs -930
belongs in -524
belongs to -826
below -1539
below for -286
below target -364
below to -177
belt -880
bench 413
bench in -276
benefit 584
benefits -979
benefits before -292
bereavement 978
beside 294
beside the 184
best -521
best for -748
best places -511
best selling -632
bestselling -337
bestselling sweater -337
beta -644
beta testers -464
beta version -467
better -235
better for -495
better off 449
better subject -547
better than 490
between -549
between the -518
beverage -515
beverages -723
beyond -501
beyond this -501
bib -557
bible -724
bicycle -962
bicycles -1141
bicycles in -485
bicycles may -619
bid -816
big -1295
big conference -530
big for -413
big ideas -271
big thank -413
bigger -440
bigger office -747
bigger screen -803
biggest -939
biggest clients -493
biggest names -364
biggest sale -760
bike -911
bike in -258
bike room -593
bike to -300
bikes -1250
bikes can -280
bilingual -488
bill -1352
bill for -589
bill went -414
billed -609
billing 193
billing and 585
billing questions -405
billing system -330
bills -314
bills by -733
bills with -267
bin -1499
binder -744
bingo -988
bins -1293
bins for -239
biopsy 962
bird -1031
bird price -819
bird rate -452
bird tickets -392
birds -282
birds with -510
birthday -543
birthday cake -491
bishop 410
bistro -971
bit -42
black -284
black ink -720
blade -308
blades -788
blank 314
blanket -727
blanket for -434
blankets 710
blast -816
bleach -1033
bleeding -852
bleeding edge -475
blend -527
blend is -527
blender -910
blender is -354
bless 633
blind 254
blind in -987
blind spot -559
blinds -877
block 243
block the -1104
blocked -199
blog -1014
blog post -556
blood 387
blood drive -64
blood pressure 652
bloody -748
bloody mary -748
blower -747
blue -275
blue bins -802
blue umbrella -676
blueberry -616
blueberry muffins -549
board -765
board approved -632
board has -590
board meeting -54
board meets -693
board of -683
board voted -479
board will -841
boarding -1595
boarding in -504
boardroom -575
boat 356
boat leaves -644
boats 247
boil -567
boil stir -561
boiler -376
bomb 278
bomb threat 651
bonded -409
book 213
book a -735
book ahead -813
book club 25
book on -606
book sale -831
book two 341
book your -620
booked -1511
booked for -479
booked solid -716
booked through -693
booked until -601
booked up -543
booking -1158
booking system -834
bookings -969
bookkeeper -283
bookkeeper for -562
bookkeeping -919
books -667
books and 203
books are -846
books before -481
books by -470
books for -739
books on -631
bookstore -83
bookstore is -345
booster 413
booth -245
booth at -651
booth is 147
boots -383
border 785
born 960
borrow -845
borrowed -732
boss 284
bot -823
both 507
both parties -822
both sides -870
bottle 38
bottle is -479
bottles -979
bottom -188
bottom drawer -635
bottom of -877
bought -1141
bounce -678
boutique -510
boutique carries -832
bowl -897
bowl is -742
bowling -1393
bowling alley -678
bowling team -695
bowls -297
box 496
box after -303
box at -998
box by 406
box in -869
box is -1070
box of 207
box was -866
box with 118
boxes -135
boxes before -552
boxes in -609
boy 1207
boy was 626
boys 514
bpa -528
bpa free -684
bracket -564
brainstorm -486
brake 408
brakes 297
branch -317
branch is 50
branch on 243
branches 400
brand -626
brand guidelines -251
brand of -487
branding -457
brands -1056
bread -1162
bread is -623
break -546
break for -497
break room -884
break the -257
breakfast -821
breakfast every -682
breakfast for -877
breakfast has -732
breakfast in -716
breaks 468
brew -754
brewery -446
brewery is -590
brewery tour -498
bridesmaids 118
bridge 691
bridge is 150
bridge on 169
bridge will -742
brief -789
bring -199
bring a -146
bring all -475
bring him 112
bring in -673
bring it -136
bring one -758
bring the 399
bring them -510
bring two -983
bring up 235
bring you -239
bring your 624
bringing -847
bringing back -613
bringing the -283
brings -1038
brings your -345
brochure -197
brochure is -537
brochures -558
broke 326
broke the -207
broken -255
broken again -415
broken equipment -777
broken links -464
broker -143
brother 650
brother in -156
brothers 849
brought -251
brought in -241
brown -938
brownies -1041
browser -635
browser to -511
browsers -824
brunch -391
brunch is -854
bucket -539
budget -1134
budget for -303
budget is -800
budget meeting -519
budget review -618
budget was -661
budgets -530
budgets by -512
buffet -210
bug -393
bug and -623
bug that -457
bugs -898
bugs in -783
build -1020
build is -394
build websites -207
building -300
building c 151
building event -280
building for -534
building is -1061
building manager -804
building on 326
building so 245
building will -963
buildings 259
builds -585
built -79
built this -602
built to -448
bulb -876
bulbs -1387
bullet -143
bullet points -609
bulletin -500
bulletin board -434
bungalow -512
burger -869
burial 1121
buried 99
burn -371
burn for -739
burn time -821
burned 960
burns 622
burrito -710
burst 884
bury -562
bus 83
bus driver 608
bus drivers -776
bus for -541
bus leaves -927
bus stop -639
bus to -783
buses -805
business -899
business cards -584
business casual -602
business day -953
business days -730
business for -602
business in -621
business is -440
business owners -488
business since -771
business with -329
businesses -1161
businesses of -431
busy -409
busy dental -301
busy diner -310
busy parents -602
but appointments -364
but fail -295
but he 439
but i -373
but it -378
but not -119
but only -689
but our -447
but please 242
but the -90
but there -769
but they -669
but wants -136
but we -687
but you -753
butter -1080
button -1166
button for -516
button is -544
buttons -671
buy -1203
buyer -226
buyers -35
buying -478
by a 358
by an -489
by app -645
by appointment -733
by april -524
by august 172
by both -1068
by card -422
by certified 520
by check -655
by close -537
by color -364
by december -591
by email 417
by end -145
by friday -440
by half -361
by hand -1524
by her 1003
by january 61
by june 174
by local -250
by march -598
by may -863
by midnight -793
by mistake -547
by monday -1229
by my 264
by next 350
by noon 191
by november -633
by now -628
by october -1002
by on 666
by one -978
by our 485
by over -810
by phone -962
by popular -763
by request -596
by september -249
by six 274
by ten -805
by the 298
by three -666
by thursday -407
by to 193
by tomorrow -1015
by tonight -812
by tuesday -1216
by two -1140
by video -946
by wednesday -1014
by your -474
c 116
c and 37
c is -482
c port -525
cabin -1027
cabin sleeps -548
cabinet -740
cabinets -863
cabinets are -649
cable -909
cables -760
cafe -1195
cafe is -621
cafes -248
cafeteria -681
cafeteria is -662
cafeteria now -391
cafeteria on -458
cafeteria will -552
cake -1600
cake for -789
cake in -481
cakes -848
calendar 154
calendar before -708
calendar invite 256
calendar is -1020
calendars -836
call 296
call ahead 373
call around 129
call at -722
call back -469
call for -51
call from 20
call in -842
call is -1338
call may -544
call or 644
call our 263
call so -550
call that 422
call the -57
call this 89
call to -1083
call us 323
call volume -539
call was -488
call when 144
call will 477
call with -408
call you -707
call your 440
called 219
called again 776
called in -571
called please 418
called the 989
caller 641
callers -688
calling 789
calls 378
calls and -507
calls for -970
calls from 546
calls to -1042
calls until -1145
came 706
came across -779
came back 84
came down 1065
came for 386
came in -669
came out 456
came over 613
came to -207
came up -295
camera 437
camera is -753
camera on 113
cameras -937
camp -612
camp for 663
camp registration -530
campaign -563
campaign is -835
campaign on -292
camper 412
camps 230
campus -658
can ask 205
can be 318
can book -503
can bring -1136
can buy -604
can cancel -730
can change -322
can check -554
can come 390
can do 254
can drop -571
can find -923
can get -1042
can go -71
can have 177
can hear -560
can help -69
can hold -751
can i 153
can join -884
can make -595
can now -1491
can only 515
can order -679
can paint -273
can park -750
can pause -782
can pay -425
can pick -202
can put -664
can reach -1222
can rent -1087
can return -593
can see 343
can someone -568
can start -981
can still 108
can take -216
can track -273
can unsubscribe -715
can use -51
can visit -861
can we 275
can work -632
can write -385
can you 184
can't 1016
can't afford 551
can't be -271
can't come -542
can't do 510
can't find -1176
can't get 456
can't go 602
can't make -953
can't open 456
can't pay 130
can't reach 779
can't stand 859
can't take -324
can't use -855
cancel -681
cancel at -575
cancel the 148
cancel this -543
cancel your -842
canceled -282
canceled because -778
canceled the 310
canceled tonight 229
canceling 210
cancellation -856
cancellation fee -404
cancer 480
candidate -88
candidate has -321
candidates -259
candle 341
candles -1038
candles burn -307
candy -801
canned 272
cannon -771
cannot 1030
cannot be -1103
canoe -677
cans -799
cans and -177
canteen 244
capacity -869
capital -697
capitals -594
capped -439
capped at -439
car 436
car at -648
car garage -638
car is -442
car on 321
car seats 436
car wash -693
caramel -472
card 190
card at 487
card balance -641
card expires -639
card for 470
card information -357
card is -798
card machine -300
card on -793
card payments -708
card required -609
card to -607
card was -65
card will -792
cardboard -958
cards 145
cards are 76
cards never -809
care -281
care and 249
care is -652
care of -529
care wing 560
careers -605
careers page -550
careful -647
carefully -338
carpet -1251
carpet cleaning -430
carpet in -390
carpet on -505
carpets -1264
carpets are -646
carpool -911
carpool list -418
carried -673
carrier -698
carries 815
carries sizes -832
carrots -916
carry -300
carry on -684
carrying 620
cars 153
cart -257
cart is -820
carton -442
cartridges -423
carts -1199
carts in -584
case -451
case has 360
case of 23
cases 165
cases of -71
caseworker 610
cash -1065
cash for -50
cash only -573
cashier -195
cashier was 579
cashiers -502
cast -777
casual -928
casual attire -439
cat -149
catalog -1196
catalog has -397
catalog is -798
catch 593
catch fire 647
catches 99
cater -615
caterer -1327
catering -1186
catering is -336
cats -433
caught 754
cause -223
caused -478
caused the -445
ceiling 392
ceiling of 499
celebrate 466
celebrate our -425
celebrating -269
celebrating our -789
celebration -31
celery -536
cell -1189
cell phones -743
cello -612
cemetery 769
cent -863
center 199
center has -814
center is -1081
center offers -665
center to -631
centerpieces -813
cents -1434
cents off -347
ceo -976
ceo will -767
ceramic -386
ceramics -636
ceremony -931
certificate 527
certificates 396
certification -1233
certification exam -606
certified 95
certified operators -456
cfo -297
cfo starts -948
chair -113
chair at 491
chair is -517
chair will 577
chairs and 290
chairs are 211
chairs at -662
chairs for -356
chairs in -563
chairs will -420
challenge -580
challenge starts -493
chance -557
chance to -299
change -295
change is -927
change on -589
change the 32
change your -775
changed -647
changed the 89
changed to -805
changes -162
changes on 202
changes to -878
changes you -331
changing -1335
changing our -779
changing the -293
channel -354
chapel 682
chaplain 429
chapter 283
characters -990
charge -367
charge for -382
charge of -787
charge on -766
charged -475
charged a -732
charged overnight -648
charged with 717
charger -1066
charges 111
charging 31
charity -701
chart -115
chart for -495
chart has -785
charts -653
chat -513
chat and -726
chat with -802
chatbot -800
cheaper -829
check -106
check at -550
check every -579
check for -750
check my 357
check on 21
check out -868
check that -709
check the -1381
check whether -624
check your 280
checked 261
checked in 876
checking 232
checking in 78
checklist -980
checklist in -219
checkout -588
checkout and -857
checkout is -743
checkout page -931
checkout process -524
checks 572
checks are 579
cheddar -1006
cheddar is -306
cheese -1456
cheese and -402
cheese at -189
cheeses -587
chef -48
chemo 1141
chess -42
chicken 159
chief -965
child -130
child for 398
child in 626
child lunch -763
children -365
children under -128
chili -916
chilly -514
chips 210
chocolate -1109
chocolate cake -542
choice -930
choice questions -592
choices -693
choir -138
choir concert -145
choir rehearses -559
choose -774
choose a -681
choose their -281
choose your -450
choosing -924
choosing our -615
chose 274
chosen -760
christmas 527
christmas party 92
church 271
church basement -805
ci -616
circle 409
circle back -990
cities -879
city -579
city council -880
city hall -412
city is -690
city residents -847
city will -751
claim -108
claimed -774
claims 778
class -145
class and -817
class at -794
class begins -717
class for 523
class has 348
class is -388
class of -264
class on -1043
class starts -770
class will -729
classes -521
classes are -983
classes for -775
classes on -907
classes start 302
classic -391
classroom -1076
clean -532
clean and -626
clean dishes -385
clean for -767
clean record -396
clean the -1131
clean up -798
cleaned -906
cleaned and -665
cleaned out -442
cleaner 243
cleaners are -611
cleaners bring -343
cleaners will -959
cleaning -1846
cleaning crew -561
cleaning is -599
cleaning on -521
cleaning products -524
cleanings -290
cleanings a -327
cleanup -1103
clear -223
clear at -1061
clear the -351
clear your -1041
clearance -1122
cleared 274
cleared by -532
cleared out -569
clearly -797
clearly after -367
clears 81
clerk 359
click -1004
click on -377
click the -389
click went -507
clicking -702
clicks -237
client -540
client has -813
client is 579
client liked -457
client loved -902
client wants -661
client will -1016
client would -649
clients 211
clients at -234
clients get -680
climbing -170
climbing gym -672
climbing wall -28
clinic -307
clinic will -108
clip -523
clips -748
clock 208
clock in -776
clock is 193
clock out -738
clocks -1157
close 417
close at -534
close early -108
close of -539
close on -1087
close the -113
close to 442
closed -121
closed after -250
closed and 538
closed at -733
closed for -300
closed from -1362
closed monday -1267
closed next -712
closed on -702
closed our 193
closed the 1021
closed this -430
closed thursday -420
closed to -373
closed today -732
closed toe -640
closed tonight 262
closed until -710
closed when -387
closed while 486
closer -324
closer to -324
closes 72
closes at 311
closes during -608
closes early -900
closes for -633
closes friday -616
closes on -1208
closes the 49
closes tomorrow -580
closes tonight -766
closet -604
closet by -339
closet is 254
closing and 525
closing at -753
closing early -662
closing in 44
closing the -120
closure 404
clothes 543
clothing 412
cloud -955
cloud migration -426
cloud storage -379
club -336
club is -1064
club meets 179
club ships -436
club will 105
coach 304
coach will 246
coat -393
coat and 157
coat check -713
coat of -290
coats 322
code -177
code for -1136
code is -464
code on -701
code to -512
code will -586
codes -1006
coffee -521
coffee and -508
coffee blend -427
coffee for -868
coffee in -926
coffee is -1166
coffee machine -384
coffee maker -559
coffee shop -542
coffees -793
coins -767
cold -1313
cold and -190
cold brew -570
cold water -915
coli 646
collapsed 1207
colleague 406
colleagues 484
collect 121
collect your 198
collected -924
collected at -750
collected every -881
collecting 283
collection -311
collection is -405
college 500
color -1181
colors -1399
colors and -538
colors may -722
column -953
com -925
combined -875
combined experience -423
come 157
come back 157
come by 388
come down -369
come first -804
come forward 767
come from -941
come home 433
come in -177
come out -371
come to 819
come up 62
come with -1309
comes -220
comes at -143
comes from -899
comes in -1128
comes out -978
comes to -46
comes with -1516
comfortable 354
coming 111
coming at -117
coming by 336
coming home -262
coming in -82
coming on -886
coming thursday -638
coming to 357
comma -998
comment -386
comments -110
comments on -545
commercial 58
commit -490
committed -592
committed to -592
committee -518
committee is 145
committee meets -603
committee will -792
communication -641
community -462
community center 23
community garden -673
community pool -682
commute -416
commuters -625
companies -1215
companies worldwide -366
company -23
company car -954
company has 99
company in -429
company is -502
company logo -1108
company meeting -756
company name -455
company party -158
company picnic -915
company retreat -543
company was 379
company will 160
company with -201
compared -962
compared to -612
competitive -893
competitive pay -678
competitor -302
competitor price -470
complained -515
complaint 377
complaint about -134
complaints 721
complete -389
complete a -857
complete the -74
complete your -834
completed -1425
completed in -430
completed the -450
completely -647
completely anonymous -470
compliance -417
compliance training -635
complimentary -719
computer -1082
computer classes -348
computers -992
concept -766
concepts -729
concert -613
concert has -852
concert is -857
concert will -195
condition -387
condition in -555
conditioner -516
conditioning -938
conditions -907
condo -864
condo has -437
conduct 334
conference -602
conference in -1032
conference room -362
conference rooms -796
conference will -779
conferences 71
conferences are -571
confidential 48
confidential and 163
confirm -376
confirm that -750
confirm the -43
confirm your -734
confirmation -992
confirmation email -297
confirmed -1153
confirmed for -484
confusion -639
confusion in -283
congratulate -754
congratulating -797
connect 62
connection -766
connects -848
consists -410
consists of -410
construction -1175
consultants -1114
consultation -1167
consultations -853
consultations for -693
consulting -621
contact -839
contact details -722
contact form -732
contact information -842
contact person -655
contact you -455
contacted -154
contacting -734
contacts -802
contacts in -395
contain 196
container -38
containers 316
contains -1010
contains no -357
content 456
contest -1096
continue 315
contract 155
contract and -742
contract before -243
contract by -444
contract for -616
contract has 62
contract in 221
contract is -47
contract needs -851
contract questions -827
contract was 95
contract will -939
contract with -887
contractor -401
contractors -562
contracts 198
contribution -812
contributions -976
control -1013
convention -1192
conversation -597
convert -608
conveyor -635
cook -1060
cook who -532
cookie -997
cookies -1585
cookies to -345
cooking -678
cooking class -652
cooks 148
cooks and -903
cool -759
cool and -353
cool dry -404
cooler 99
cooler has -803
coordinator -943
coordinator with -530
copier -1100
copier can -375
copier is -642
copier on -327
copies -779
copies of -1042
copy -292
copy for -579
copy is -813
copy machine -649
copy of -696
copy room -754
copywriter -659
cord -355
cords -583
corner -329
corner of 471
corners -869
corral -168
correct -930
correct address -539
corrected -547
corrected copy -146
corrects -665
corridor -261
cost -383
cost of -798
cost per -507
costs -1856
costs by -397
costs have -553
costs more -369
costs our -292
costume -1052
costumes -732
cots 839
cottage -760
cotton -692
couch -244
could -148
could be 79
could help -500
could leave -295
could not -299
could save -438
could use -61
couldn't 318
council -191
council meets -933
council will 167
counsel 593
counselor 652
counselors 326
count -872
count by -559
count for -423
count is 252
counter -656
counting -1004
countries -992
country 542
counts 200
county 332
couple 149
couple of -538
couples 537
coupon -814
courier -686
course -1323
course has -646
course in -520
course is -356
court -323
courthouse 829
courthouse steps 719
courts -426
courts are -426
courtyard 37
cover -71
cover letter -745
cover my -356
cover the 181
cover your -834
coverage 485
covered -536
covered by -807
covering -436
covers 325
covers a -781
covers parts -366
covers the -146
covers two -327
coworker 337
coworkers 26
coworking -666
coworking space -666
cpa -582
crackers -910
craft -695
craft fair -472
crane 638
crash 594
crash course -555
crash on -599
crashed -310
crashes -578
crates -168
cream -1078
cream from -397
cream is -483
create -510
create a -426
create custom -208
created -795
created successfully -563
creative -465
credit -525
credit card -229
credit cards -660
credit is -580
credit on -426
creek 477
crew 547
crew comes -499
crew will 174
crews 578
crews will 193
crib 736
crime -873
crisis 710
crisis line 619
crm -926
crm goes -885
croissants -971
crossed 702
crossed the 662
crosswalk 442
crosswalk at 504
crowd -174
cruelty -565
cruelty free -565
cruise 51
culture -234
cup -1014
cup and -267
cupcake -493
cupcakes -979
cups 468
cups in -699
curator -533
curb 143
curbside -737
curbside pickup -737
cure 161
cures 758
current 27
current address -594
currently 33
custody 555
custom -877
custom orders -141
custom signs -208
customer 23
customer asked -780
customer for -643
customer gets -557
customer portal -454
customer questions -467
customer said 576
customer service -1120
customer since -832
customer support -722
customer would -433
customers -134
customers and -421
customers are -1003
customers come -990
customers get -551
customers include -364
customers on -342
customers only -1130
customers rate -723
customers receive -342
customers save -472
customers what -647
customers who -590
customers with 342
customs -845
cut 526
cut and 368
cut by -337
cut our -717
cut the -407
cutoff -488
cuts 191
cutter 328
cutting 701
cutting board -865
cutting on -1116
cutting the -385
cv -603
d -198
dad 1048
dads 287
daily -500
daily from -876
daily standup -682
daily use -807
dairy -554
damage -302
damaged -58
dance -1019
dance floor -614
dance studio -425
dark -516
dark mode -697
dashboard -823
dashboard shows -454
data -1219
data import -477
data into -438
data protection -464
database -1113
database is -986
database migration -249
date 390
date for -689
date is -1123
date of 173
date on -883
dates 333
daughter 523
daughter has 429
daughters 157
day -288
day after -907
day and -368
day at 249
day before -172
day care 348
day delivery -877
day early -1056
day for 262
day if -451
day in -785
day is -1354
day late -873
day of -258
day off 75
day on -578
day one -694
day or -91
day orientation -349
day program 720
day shipping -921
day this 333
day to -840
day tomorrow -742
day trial -485
day until 618
day will -669
daycare -408
daycare has -701
days -549
days a -1025
days after 199
days ahead -834
days and 247
days before -333
days for 385
days if -385
days in -445
days left -645
days no -609
days notice -1055
days of -867
days on -116
days or -602
days overdue -565
days past -728
days per -597
days so 145
days starting 256
days to 512
days will -738
days with -466
dead -1372
dead links -429
dead simple -427
deadline -1063
deadline for -684
deadline is -435
deadline to -427
deadlines 693
deaf 346
deaf ears -732
deal -1053
deal is -528
deal on -780
deals -748
deals in -583
death -986
death overtime -733
debit -693
debit card -423
debt 532
decades 222
decades of -477
decaf -731
december -1044
decide -829
decide to -247
decided -25
decided to 105
decision 436
decision next -545
decision to 703
deck -125
deck for -615
deck is 222
declared 570
declined 150
declined please -491
decorators -655
dedicated -260
deep -681
default -242
defective -700
degree 187
degrees -1017
delay -800
delay in -224
delay the -757
delayed and -898
delayed because -354
delayed by -924
delayed until -704
delays -809
delete -516
delete a -807
deleted -565
deletes -582
deli -543
deliver -530
deliver groceries -256
deliver in -518
deliver within -534
deliver your -890
delivered -1584
delivered every -558
delivered in -323
delivered on -376
delivered the -622
delivered to -642
delivered today -459
delivered your -468
deliveries -328
deliveries only -857
delivers -960
delivers most -356
delivery -658
delivery and 103
delivery driver -961
delivery drivers -689
delivery fee -914
delivery is -41
delivery number -901
delivery of -676
delivery on -598
delivery time -1063
delivery times -603
delivery vans 217
delivery was -325
delivery window -284
delivery within -601
demand 415
demand we've -405
demo -402
demo for -309
demo to -303
demos -583
denied 473
denied because 421
dental -1411
dental office -412
dental plan -652
dental practice -307
dental vision -551
dentist -1012
dentist office -402
depart -794
department -593
department has -722
department is -370
department will -457
departments -848
departs -666
dependency -703
depending -837
depending on -837
deploy -825
deploy to -522
deployed -153
deployed a -393
deposit -890
deposit information -206
deposit of -623
deposit will -461
deposit your -257
deposited -685
deposition -800
deposits -546
deposits are -409
depot 313
deprecated -671
depression 129
describe -755
design 232
design and -865
design but -136
design team 535
designed -896
designed by -815
designed for -560
designer -1000
designer for -103
designer in -323
designer is -734
designer needs -375
designer to -641
designer who -611
designer with -488
designers -823
designers and -655
designers are -608
designs -504
designs arrangements -402
desk 138
desk and -371
desk assistant -571
desk before -219
desk by -173
desk clerk -536
desk for -197
desk from -886
desk is -182
desk needs -900
desk to -543
desk will 577
desks -1378
desks are -764
desks by -360
dessert -754
destination -675
destroyed 706
detail -754
detail oriented -553
details 200
details are 362
details so -551
detector 111
detectors 448
detergent -687
detox 913
developer -659
developer who -217
developers 108
developers based -273
developers fixed -176
developers will -320
development -818
device -955
device is -512
devil -843
devil is -568
diabetes 726
diagnosed 636
diagnosed with 636
dial 192
dialysis 1229
did 556
did everything 292
did it 174
did not 380
didn't 933
didn't make 358
didn't take 350
die -940
die for -439
die on -737
died -305
died at -899
died in -117
dietary -1112
dietary preferences -625
difference -668
different -388
different now -342
differently 54
difficult 546
difficult decision 546
digging -251
digit -786
digit code -416
digital -1186
diner -821
dining -825
dining room -795
dinner -383
dinner is -519
direct -940
direct deposit 350
directly -255
directly to -166
director 265
director of -738
directory -856
dirty -507
dirty dishes -372
disabled 560
disaster -972
disaster recovery -722
discolored -748
discontinued -738
discount -1035
discount if -354
discount is -600
discount on -571
discount when -246
discovered -385
discuss -664
discussed -773
discussion -643
dish -830
dishes -1105
dishes are -510
dishes before -277
dishes in -341
dishes on -220
dishwasher -880
dishwasher and -586
dishwasher if -393
dishwasher is -403
dishwasher not -215
dishwasher safe -546
dishwashers 107
dismissal 486
dispatch 36
dispatch by -593
dispenser -558
display -1120
display in -223
disregard -616
distribution -67
distribution center -67
district -47
district is -106
divorce 834
dj -273
do 219
do a 141
do i -365
do not 127
do so -443
do the -371
do you -1345
doc 185
dock 216
dock at 217
dock is -636
dock will 84
docs -474
doctor 132
document -543
document in -509
document you -498
documentation -619
documents -1087
documents are -843
documents within -356
does -453
does not -260
doesn't 288
doesn't fit -412
doesn't work -590
dog -85
dog and -180
dog for 494
dog groomers -339
dog has -615
dog license -654
dog on -166
dog will -498
dogs 24
dogs are 289
doing -94
doing a 388
doing inventory -969
dollar -991
dollars -428
don't 558
don't ask 719
don't block -652
don't charge 390
don't feed -511
don't forget -670
don't have 243
don't know 590
don't leave -162
don't move 331
don't need -747
don't park -585
don't see 126
don't share 202
don't take -1150
don't think 292
don't use -809
don't want 178
don't work -567
donate -245
donated -991
donating 39
donation -825
donation of -589
donations -132
donations of 454
donations to 402
donations up -706
done 406
done by 263
done in -864
done with -794
donors -669
donut -682
donuts -426
donuts in -625
door -81
door and -28
door at -269
door closed -665
door code -800
door for 401
door in 167
door is 282
door on -807
door open -751
door please -637
door should -618
door shut -608
door sticks -583
door will -862
doors 157
doors on -68
doors open -994
dorm 663
double -88
double booked -772
doubled -1127
doubled our -474
doubles -820
doughnuts -476
down 472
down after -73
down and -125
down at -248
down by -690
down for -881
down from -241
down in -451
down on 593
down one -747
down right -500
down so 42
down the -357
down this 391
down to -220
down until 227
down with 837
down your -763
download -924
download your -202
downloaded -517
downloads -949
downstairs -366
downtime -643
downtown -723
downtown area -718
downtown this -421
dozen -523
draft -309
draft and -552
draft by -1069
draft is -780
draft of -755
drawer 308
drawings 243
drawn -136
drawn on 84
dress -879
dress code -97
dress is -486
dresses 247
dressing -899
drew -829
dries -858
dries in -286
drill 129
drill is -1212
drill on 187
drill will -947
drink 794
drink and -788
drink in -817
drink minimum -786
drink the 610
drinking 857
drinking fountain -877
drinks 179
drinks at 263
drip -626
drive 416
drive the 338
drive through -1525
drive thru -841
drive until -910
driver -173
driver license -1127
driver on -661
driver was -202
driver who 338
driver will -1048
drivers are 270
drivers with -535
drives -341
driveway -807
driving -330
driving test -754
drop -774
drop a -711
drop box -526
drop dead -453
drop in -405
drop off -399
dropped -323
dropped by -105
dropped off -1259
dropping 890
drops 160
drowning -229
drug 787
drum -536
dry -1308
dry and -295
dry cleaner -571
dry cleaning -177
dry for -392
dry hair -244
dry in -413
dry low -321
dry on -333
dry place -939
dryer -918
dryer in -497
ducks -603
due -546
due at -1315
due back -690
due by -1313
due date 570
due for -602
due friday -430
due in -1274
due monday 285
due on -548
due thursday -626
due to -369
due tomorrow -800
due within -838
dues -1177
dues are -386
dumbbells -302
dumpster 72
duplicate contacts -498
during -157
during class -676
during construction -651
during finals -358
during tax -720
during the -467
during thunderstorms -608
dusk -358
dust 360
duty -481
duty from -627
e 500
e book -942
each -433
each apartment -657
each bag -910
each box -1066
each candle -847
each child -742
each day -111
each month -185
each new -751
each of 323
each student -865
each ticket -471
each time 377
each use -589
each week -637
each year -951
earlier -1105
earlier today -401
early -259
early because -640
early bird -975
early for 204
early morning -402
early must -433
early on -886
early shift 59
early this -1009
early to -677
early today -659
early tonight -882
earn 364
earned -428
ears -1003
earthquake 794
easier -862
easier to -738
easily -629
east 551
east wing -443
easter 739
easter egg -751
easy -88
easy to -566
eat -375
eat free -1126
eaten -436
eating 649
edge -858
edit -665
edited -245
edited images -245
editing -759
edition -943
edition corrects -139
editor -1044
editor is -602
editors -939
editors will -231
edits -769
edits on -294
education 575
effect 416
effect next -504
effect on 341
effective 559
effects 157
effort -689
egg -535
egg hunt -519
eggs -1009
eight -318
eight and -485
eight hours -704
eight or -525
eight to -250
eight weeks -731
eighth 73
either 191
elected -564
elected a -290
electric -966
electric bill -460
electrician -681
electricians -703
electricians are -351
electricity -663
electronic -658
electronically -863
elementary 451
elementary school 587
elevator -352
elevator for -653
elevator in -464
elevator is -276
elevator will -750
elevators -853
eleven 179
eleven minutes -884
eleven years 524
eliminated 1005
else -235
email -454
email address -1313
email because -327
email from -671
email if -594
email is -670
email it -992
email list -521
email marketing -173
email me -348
email shortly -289
email signatures -505
email support 208
email the -641
email to -535
email us -464
email was -982
email within -284
email you -788
email your -462
emailed -822
emailed the -443
emails -1362
emails from -337
emails in -650
emails to -861
emergency 356
emergency contact 82
emergency exit -498
employee -92
employee badge -224
employee handbook -692
employee is 187
employee of -1262
employee survey -582
employees 308
employees are 395
employees have -271
employees must -770
employees on -200
employees only -590
employees will -651
employer -246
employment 583
emptied 355
emptied every -527
empty 415
empty the -712
enclosed 77
end -181
end at -850
end of -147
ended on 581
ending -47
endpoint -880
ends -82
ends at -60
ends in 85
ends on 209
ends sunday -775
ends the -746
ends today -818
ends tonight -989
energy -869
engagement 291
engineer -605
engineers 634
engineers deploy -522
engineers need -850
enjoy -927
enjoy flexible -322
enjoy the -540
enjoyed -872
enjoyed your -480
enough -1085
enough chairs -543
enough for -697
enough to -401
enroll -591
enroll in -487
enrollment -975
enrollment closes -513
enrollment ends -725
enrollment starts -905
enter -1502
enter the -797
enter through -533
enter your -232
entered 427
entering -262
entering the 117
entire 102
entrance -778
entrance for -492
entrance is -460
entrances 253
entries -773
entry -545
entry level -931
envelope 337
envelopes -812
environment -845
environment is -682
episode -791
episode of -470
episodes -670
equal -649
equal to -397
equipment -1513
equipment after -466
er 805
erase -623
ergonomic -615
error -1495
error in -881
error on -471
errors -599
escalated -326
escalated to -457
escalator -922
escape -546
escape room -546
espresso -670
espresso machine -537
essay -95
estate -61
estate exam -605
estimate -817
estimates -1238
estimates and -166
estimates on -683
et -693
ethics -616
evacuation 469
evaluation -638
evaluations -992
even 303
even if 46
evening -385
evening at 101
evenings -680
evenings and -643
event -1734
event arrive -235
event is -355
event on -515
event will -280
events -467
events coordinator -502
ever 32
every -262
every box -999
every budget -402
every day -471
every dollar -466
every employee -410
every friday -846
every friend -514
every guest -572
every hour -682
every monday -102
every month -1378
every morning -545
every new -640
every night -546
every other 320
every purchase -667
every saturday -1040
every six -564
every size -993
every store -881
every sunday -834
every three -753
every thursday -1220
every ticket -678
every time -621
every tuesday -1088
every two -1018
every wednesday -977
every week -1094
every weekday -860
every weekend -613
every year 253
everybody -298
everybody on 70
everyday -653
everyday use -653
everyone -212
everyone and 155
everyone at 407
everyone else -205
everyone has -767
everyone in 618
everyone is -223
everyone needs -491
everyone on -167
everyone please -607
everyone should -723
everyone to -212
everything 321
everything and 89
everything in 218
everything is -707
everything on 164
everything we -852
eviction -138
ex 782
ex is 524
exact -893
exact change -667
exactly 230
exam -809
exam today -753
exam will -964
example -820
exams take -623
exceed -967
exceeded -491
excellent -578
except 240
except for -249
exchange 656
exchanged -953
exchanges -393
exchanges without -217
excited -831
excited to -831
excuse -312
execute -894
exhibit 32
exhibit has -953
exhibit is -547
exhibit on -710
exhibit runs -685
exhibiting -849
exhibition -1000
exhibition is -525
exhibits -732
exit -1506
expanded -562
expanded our -562
expect -217
expect a -399
expect the -282
expect to 256
expected -500
expected to -968
expense -1044
expense codes -540
expense policy -520
expense report -630
expense reports -522
expense tool -290
expenses -1217
experience -1570
experience in -433
experience necessary -634
experience needed -369
experience preferred -450
experience required -655
experience with -503
experienced -1273
experienced assistant -379
experienced truck -548
experiencing -838
experiencing higher -511
experiencing longer -517
experts -600
expire -1151
expire in -333
expire on -273
expired -25
expires -1125
expires in -829
expires next -854
expires on -766
expiring -812
expiring soon -713
explained 555
explains 354
explains how 354
exploded -138
explosion 422
expo -899
export -617
export button -416
exposed -49
express -830
extend -516
extended -419
extended by -863
extended our -651
extended the -454
extended through 102
extended to -549
extending -594
extending our -439
extending the -298
extension -1017
extinguisher 525
extra 760
extra large -1091
extra time 674
eye -526
eye exams -466
fabric 297
face 25
face the -659
faces 567
facial -892
facilities -811
facility 554
facing -940
facing the -865
factor -697
factor authentication -599
factory 333
fail 121
fail in -295
failed 623
failed because -748
failed login -283
failed on 396
failing -304
fails 493
failure -90
fair -1443
fair is -906
fair runs -251
fairgrounds -498
faith 152
fall -684
fall campaign -292
fall menu -578
fall soccer -462
fallen 222
falls 312
falls on 599
families 379
families for -376
families have -318
families in 669
families until -590
families will 776
family 327
family and 456
family asks 323
family before 875
family farm -739
family has 327
family in 858
family is 718
family of -101
family owned -685
family plan -686
family please 111
family run -687
family will 682
fan -772
fan in -586
far -223
fare -754
farm -235
farm stand -340
farm tours -273
farmers -646
farmers market -989
farms -507
fast paced -326
faster -1079
faster with -751
fastest -819
fatal -333
father 661
faucet -610
favorite -950
fax -479
fax machine -460
feature -1111
feature is -765
feature lets -337
feature on -389
feature your -210
featured -668
features -886
features since -677
february -569
february and -244
fee -547
fee applies -557
fee covers -786
fee for -1102
fee in -370
fee is -615
fee of -808
fee to -810
fee will -298
feed 104
feed the -828
feedback -1106
feedback form -547
feedback helps -439
feedback is -670
feedback on -525
feeding -212
feeds -952
feeds a -669
feel -43
feel welcome -833
fees -1133
fees are -729
feet -27
feet of 696
fell 199
fell from 757
fell on -685
fell through 152
fence -195
ferry -256
ferry has -422
ferry is -763
festival 204
fever 294
few -459
few announcements -371
few days 362
few edits -294
few hours -461
few minutes -235
few more 253
few openings -533
few questions -301
few seats -433
few small -461
fewer 200
field 254
field is 360
field trip -282
fifteen 95
fifteen minutes 297
fifth -657
fifth floor -168
fifty 95
fifty dollars -762
fight 191
figures -681
figures for -486
file -107
file a 479
file as -552
file for -659
file is -703
file their -428
file you -787
file your -726
filed 564
filed by 282
filed for 650
files -576
files by -450
files in -395
files to -791
filing 89
fill -1016
fill in -569
fill out -759
fill the -553
filled -1172
filling -429
film -639
filter -554
filters -1094
final -620
final artwork -653
final as -758
final design -289
final draft -693
final files -455
final head -209
final interview -613
final payment 142
final quiz -64
final report -471
final review -553
final sale -824
final version -258
final walkthrough -558
finally -1108
finals -790
finals week -513
finance -789
finance team -436
find -761
find a 69
find attached -518
find it -947
find our -587
find out 277
find the -387
find their -454
find your -693
finding -195
fine -951
fingers 767
finish -132
finish the 111
finish your -735
finished -1353
finished and -538
finished by -559
finished in -702
finished the -416
finishes 114
fire 88
fire alarm -707
fire door -1151
fire drill -565
fire exit -1264
fire extinguisher 525
fire station -397
fired -63
fires 237
firewall -778
fireworks 590
firm -736
firm has -660
firms -672
first -78
first aid 102
first appointment -326
first box -1085
first class -654
first come -668
first day -1062
first design -786
first draft -892
first friday -702
first hour -1096
first lesson -605
first monday 222
first month -1309
first order -925
first pet -756
first purchase -204
first served -680
first session -667
first sunday 206
first ten -779
first thursday -810
first time -1189
first to -634
first try -846
first two -1005
first version -495
first week 329
first year -897
fiscal -658
fiscal year -658
fish -1068
fish in -449
fit -609
fit in -572
fit through -172
fit under -720
fitness -1107
fitness center -878
fitness challenge -394
fitness room -601
fits -1064
fits most -712
fitting -27
fitting room 343
fittings -559
five -517
five days -786
five minutes -1116
five or -555
five sizes -520
five stars -477
five to 52
five years 236
fix -1429
fix for -506
fix is -705
fix it -463
fix the -764
fixed -1411
fixed a -294
fixed by -450
fixed in -618
fixed the -707
fixes -832
fixes a -579
fixing -549
fixing the -669
flag 158
flash -847
flat -434
flatten -633
flavor -1097
flavor in -650
fleet -948
flexible 416
flexible hours -415
flexible schedule 233
flexible working -635
flight -125
flight to -693
float -547
flood -36
flood of -774
floor and 712
floor are -442
floor copier -604
floor has -998
floor is -231
floor on -893
floor plan -1112
floor restroom -568
floor will -967
floor with -919
flooring -579
floors -118
florist -83
florist designs -402
flour -541
flowers 563
flowers are -795
flowers the 461
flu -138
flush -435
flushing -704
fly 401
flyer -655
flyer per -413
flyers -945
flying 118
foam -693
focus -78
focus group -227
fold -558
fold the -383
folded 426
folder -1218
folder for -411
folder if -117
folder is -584
folders -886
folding -1025
folding table -754
folding tables -375
follow 437
follow the -36
follow up -640
followed 344
follower -352
followers -1231
followers this -542
following 454
following the 812
following up -1024
follows 650
font on 437
fonts -342
food 151
food at -532
food bank 587
food before -304
food cake -496
food drive -975
food from -798
food home 477
food in -699
food only -665
food or -942
food truck -1184
food will -707
foot 162
footage 863
for a 26
for about -125
for adults -660
for all -426
for an -221
for another -1070
for any 164
for anyone 950
for anything -743
for applying -151
for as -607
for assistance -486
for at -954
for bankruptcy 756
for beginners -609
for being -960
for beta -464
for billing -642
for breakfast -650
for businesses -208
for busy -805
for by 195
for calls 131
for cash -694
for catering -445
for children -957
for choosing -695
for cleaning -750
for coffee -593
for coming 307
for contacting -465
for credit -597
for custom -643
for customers 134
for daily -783
for december 332
for deliveries -940
for delivery -1000
for dinner -471
for donations 96
for download -819
for dry -366
for each 311
for early -932
for eight -527
for eleven 415
for every -886
for everyday -653
for everyone -952
for everything 236
for extra 288
for fall -694
for families 571
for feedback -228
for final -520
for five -325
for four -794
for free -1397
for freelance -610
for freelancers -592
for friday -1014
for future -833
for good 719
for groups -698
for guests -1203
for half -662
for happy -651
for help 417
for her -152
for him 600
for his 348
for inventory -932
for invoice -537
for it -106
for items -367
for its -945
for joining -716
for june -644
for just -554
for keeping -582
for kids -671
for large -863
for last -982
for later -742
for longer -536
for lost -503
for lunch -1350
for maintenance -343
for march -577
for may -277
for me 326
for members -462
for monday -727
for more -692
for my -291
for new -1030
for news 68
for next -1144
for nine 338
for no -227
for november -227
for now 764
for october 127
for office -568
for on -738
for one -646
for our 128
for over -531
for painting -1013
for paper -793
for parents -715
for parking -765
for parties -444
for paying -800
for people 246
for personal -456
for pickup 318
for private -1165
for purchases -567
for quality -730
for questions -585
for reaching -326
for remodeling -630
for renovation -888
for rent -508
for repairs -292
for replacement -666
for reporting 429
for restaurants -404
for resurfacing -854
for returns -641
for review -859
for route -864
for sale -729
for same -602
for saturday -407
for school -684
for seniors -319
for september -1003
for seven -668
for shopping -519
for signing -321
for six -202
for small -961
for someone -209
for spring -700
for staff -1208
for staying -905
for students 300
for subscribing -196
for summer -1115
for sunday -1007
for team -548
for ten -539
for that 327
for the 144
for their -648
for this -196
for those 67
for three -1042
for thursday -561
for time 497
for today -874
for toddlers -657
for tomorrow -855
for tonight -793
for training -720
for tuesday -838
for two -261
for up -1182
for updates -556
for urgent -562
for us -584
for vacation -603
for version -879
for visitors 79
for volunteers -1091
for waiting -644
for wednesday -388
for wine -189
for years -612
for you -1335
for your -1529
force 667
forecast -584
foreclosure 941
foreword -372
forget -1247
forget the -625
forget to -943
forget your -594
forgot -804
forgot to -377
forklift -439
forklift is -289
forklift needs -559
forklift will -344
forklifts -764
forks -949
form -96
form and -653
form before -613
form for -768
form has -600
form in -552
form is -924
form on -584
form per -594
format -630
former 922
forms -186
forms are 357
forms go -800
forms of -584
formula 567
forty -720
forward 506
forward about 517
forward to -1324
foster 806
found a -264
found an -329
found by 432
found him 47
found in 159
found on -66
found that -557
found the 343
found them -524
founded -820
founder 187
fountain -342
fountain at -657
fountain by 88
fountain is -908
four 104
four day -867
four days -676
four digit -759
four dollars -872
four hours -79
four ingredients -456
four is -757
four minutes -764
four months -80
four more -701
four people 776
four screws -554
four times -799
four year 216
fourteen 539
fourth -920
fourth floor -757
foyer 360
fragrance -577
frame -635
frames -555
free -450
free after -243
free alterations -572
free and -916
free bag -65
free breakfast -874
free class -368
free coffee -501
free computer -348
free consultation -646
free delivery -606
free estimates -628
free for 294
free gift -393
free guide -579
free in -635
free lunch -710
free month -557
free mug -420
free on -1285
free packaging -480
free parking -688
free plan -943
free products -357
free sample -436
free samples -695
free shipping -690
free tax -244
free this -432
free to -1140
free tote -670
free trial -887
free webinar -441
free when -565
free with -654
free within -669
freelance -1058
freelance designer -147
freelancers -937
freeze 660
freezer 39
freezer for 233
freight -691
freight elevator -633
frequent -732
fresh -1174
fresh bread -384
fresh coat -269
fresh daily -280
fresh every -409
fresh locally -187
friday 118
friday afternoon -594
friday and 137
friday at -1492
friday because -686
friday due -410
friday evening -748
friday everyone -445
friday for -116
friday from -1182
friday in 588
friday morning -699
friday night -961
friday of -567
friday off -429
friday on -406
friday so -501
friday team -586
friday the 478
friday to -52
friday will -471
friday with 360
fridge -204
fridge will -813
friend -431
friend and -442
friend to 223
friend you -514
friendly reminder -102
friends -502
fries -747
from a 331
from accounting -813
from an -704
from anywhere -509
from april -801
from august -322
from december -658
from five 54
from four 90
from gate 56
from happy -430
from his 674
from home -239
from it -497
from july -735
from june -894
from last -1321
from local -262
from lunch -580
from march -646
from may -585
from me 380
from midnight -822
from monday -1126
from my -912
from nearby -652
from next -773
from noon -1549
from november -575
from one -575
from our 340
from procurement -687
from recycled -290
from six -581
from startups -496
from ten -435
from the 693
from this -451
from three -814
from thursday -251
from tuesday -777
from two -627
from unknown -411
from us -985
from yesterday -527
from your -79
front -40
front counter 71
front desk 106
front door -1353
front entrance -1085
front gate 227
front of -61
front office -367
front row 328
front steps -623
fruit -739
fuel -756
fuel costs -208
fuel surcharge -764
fulfillment -586
full day -980
full of -197
full time -70
full until 692
fully -563
fully booked -616
fully remote -646
fun 299
fun run -642
function -951
fund 621
fund is -253
funding -472
fundraiser -945
fundraising -981
fundraising goal -364
funds 94
funeral 958
furniture -1084
furniture is -185
further -165
further notice -165
future -884
gain -639
gala -206
gala is -277
galleries -353
gallery -241
gallery is -562
gallery on -468
game -595
game is -577
games 136
garage -270
garage door -485
garage have -1033
garage in -835
garage is -768
garage will -780
garage with -366
garbage -729
garden -829
garden hoses -685
garden plots -440
garden tour -942
gardeners -773
garnished 811
gas 84
gas leak 830
gas stations -758
gate -321
gate and -396
gate code -855
gate every -492
gate will -570
gathering -477
gathering testimonials -430
gave -88
gave away -61
gave way 685
gay 722
gb -776
gb of -441
gender 906
generations -604
generous -614
gentle 348
gentle enough -558
gentle on 73
gently -565
gently used -565
get 124
get a -857
get an 342
get back -954
get better -791
get free -834
get here -921
get in 215
get into -253
get it -93
get more -687
get new -509
get one -1028
get our 211
get out 744
get paid -785
get reports -140
get started -965
get the -593
get their 336
get to 282
get two 241
get your -1024
gets -1105
gets a -880
gets the -50
gets to -470
getting -449
getting a -633
getting back -203
getting new -799
getting the -495
ghost -925
ghost kitchen -666
gift -469
gift card -1378
gift cards -888
gift of -516
gift shop -1037
gift wrap -853
gift wrapping -1023
gifts -642
gigs -542
girl 957
girls 589
give -154
give a -777
give her -422
give refunds -623
give two -560
give us -526
give you -469
give your -525
giveaway -655
given 201
given by 443
given in -964
giving -894
giving a -602
giving away -457
glad -823
glad to -610
glass -65
glass of -564
glasses -1216
glasses are -667
glasses will -693
gloves -344
glue -732
gluten -792
gluten free -792
go 729
go around -1000
go back 241
go home 280
go in -57
go live -1118
go of -911
go on 196
go through -472
go to -260
go up -162
go with -570
goal -1129
goal is -518
goal of -614
goes -361
goes in -738
goes into -624
goes live 269
goes on -1496
goes out -263
goes to 458
goes up -774
going 590
going home 330
going on 359
going paperless -1324
going through 675
going to -460
going up -1137
golf -1075
golf tournament -487
gone 657
gone and 150
gone up -379
good -128
good for -680
good on 232
good pens -770
good scissors -739
good until -611
goodbye 377
goodbye to 135
gospel -633
got 354
got a -153
got new -516
got the 777
got to 421
got your -928
grabbed 798
grade 203
graders -332
grades -1056
grail -551
grand -807
grand opening -436
grandma 43
grandmother 856
granola -801
grant -762
grant application -385
graphic -860
graphic designer -625
grateful 70
gratuity -720
gravel -486
graveyard -569
graveyard shift -522
gray -276
grease -474
grease and -357
great -1563
great meeting -223
great success -98
great to -507
green -556
greenhouse -965
greeting 137
grew -880
grew from -758
grill -1038
grill at -552
grilled -769
grilled cheese -637
grilled salmon -470
grills -767
groceries 226
groceries to -256
groom 148
groomer -829
groomer has -591
groomers -882
groomers are -882
grooming -424
ground 448
ground floor -338
ground up -665
group 91
group has -185
group meets 513
group of -180
group preferred -482
groups -327
groups of -790
grow -680
growing -818
growing and -364
growing team -543
grown -991
grown ingredients -187
grown to -477
growth 94
guarantee -1089
guaranteed -646
guaranteed for -483
guard -334
guard was 706
guardian -30
guest -431
guest for -524
guest list -710
guest pass -443
guest room -594
guest speaker -915
guest to -503
guests 373
guests may 678
guests to -399
guide -279
guide has -727
guide to -655
guided -954
guidelines -942
guidelines are -219
guidelines have -110
guides 170
guides are -523
guilty 1043
guitar -247
gun -635
gun and -226
gunpoint 795
guy 216
guys 776
gym -546
gym and -124
gym floor -759
gym is -394
gym membership -607
gym now -728
gym opens -237
gym to -431
gym will -945
had a 945
had been 651
had no 210
had the -551
had to 1057
hair -467
hair is 321
hair salon -781
haircut -1085
half 574
half a -704
half an -1277
half day -132
half hour -555
half inch -519
half of 803
half off -1267
half price -1353
half staff 472
half the -730
halfway -830
hall -23
hall b -856
hall is 540
hall on -944
hall seats -996
hall will 227
hallway -823
hallway has 197
hallway on -516
hallway will -787
ham -687
hand 68
hand and -743
hand in -1330
hand poured -722
hand soap -694
hand with 461
handbook -1226
handbook and -770
handed 66
handle -870
handled 203
handled by 137
handles -548
handling -765
handling your -789
handmade -834
handmade bags -573
handrail -575
hands -313
hands on -811
hands out 433
hang -112
hanging 147
hanging in 449
hangs 478
happened 1033
happened at 611
happened in 653
happened on 494
happens 341
happy -1034
happy customers -648
happy hour -124
happy to -1083
happy with -563
harassment 436
hard 419
hard stop -841
hard time 498
harder -139
harder than -139
hardware -669
hardware store -631
has a 324
has accepted -437
has agreed -845
has an -955
has approved -681
has arrived -410
has asked 391
has been 83
has changed 78
has closed 1061
has completed -683
has decided 562
has delayed 355
has elected -290
has expired -683
has finished -479
has four -607
has gone -616
has grown -451
has helped 376
has its -705
has left -229
has moved 206
has new -734
has no 507
has not 747
has only -87
has opened 94
has over -448
has passed 69
has put 446
has raised -171
has reached -758
has relocated -349
has renewed -587
has room -792
has run -691
has served -769
has shipped -285
has shot -243
has six -791
has started -825
has taken 774
has ten -181
has the -415
has three -116
has to -497
has two -89
has your -606
hasn't -255
hasn't picked -40
hat -46
haul -789
have a 215
have access -602
have added -291
have already 149
have an -908
have any 311
have arrived -1116
have asked 87
have attached -521
have been 569
have changed -917
have come 293
have decided -882
have enough -532
have expanded -419
have extended -401
have five -359
have found -52
have gone 273
have had -542
have helped -664
have increased -521
have it 64
have made 641
have more -663
have moved -803
have nine -598
have no 385
have not -106
have only -687
have openings 450
have questions -885
have reached -819
have received 61
have reduced -577
have sent -278
have some -533
have started 410
have stopped 365
have switched -397
have taken 365
have ten -175
have the -22
have their -779
have three 309
have time -479
have to -274
have two -935
have until -79
have updated -622
have worked -732
have you -314
have your -138
haven't -267
haven't been -195
haven't heard -521
having -114
having a 511
having the -516
hazing 744
he 1021
he asked 230
he been -548
he came 510
he can't -140
he didn't 461
he doesn't 430
he gets 859
he has 229
he hasn't -222
he is 331
he keeps 775
he left -251
he lost 850
he said 512
he was 125
he will 43
he won't 430
he'll 358
head 20
head count -543
head of -583
headcount 315
heading -44
headlights -377
headlights on -377
headline -861
headlines -691
headphones -908
headphones in -390
headquarters -963
heads -456
heads up -47
headset -737
headshot -420
headshots -578
heals 859
health -253
health check -1056
health department 794
health insurance -621
health plan -769
healthy -691
hear -148
hear from -947
hear it 284
hear what -590
hear your -465
heard 381
heard back -753
heard from 331
hearing 742
heart attack 496
heart of -673
heart to 548
heartbeat -128
heartbroken 691
heartbroken to 432
hearts 256
heat -327
heat and -894
heat in -923
heat included -884
heat up -604
heat will -908
heater -37
heater is -415
heating -1058
heats -783
heavy 240
held 394
held at 491
held for 294
held in -625
held on -896
held over -535
hello -779
hello to -482
helmets 386
help -516
help at 236
help center -792
help desk -1304
help freelancers -465
help in -244
help of -647
help small -428
help us -891
help wanted -875
help with -118
help you -794
help your -658
help yourself -578
helped -1364
helped over -667
helpers -642
helping -811
helps 205
helps teams -816
helps us -696
helps you -632
her 960
her a -519
her advice -688
her car -37
her chair 66
her desk -623
her ex 687
her family 516
her husband 1340
her last -162
her mother -373
her name -67
her new -257
her on -300
her out 1073
her own 734
her parents 176
her sister -271
her the -450
here -262
here and -528
here anymore -67
here are -222
here at -797
here by 36
here for -801
here in -569
here is -818
here next 469
here on -83
here the -472
here to -717
here until 290
here your -824
herself 400
hidden -718
high -468
high demand -860
high school 275
high winds -305
higher 111
higher than -636
highlighted -717
hijab 608
hill -886
him 1143
him on 477
him so 658
him to 544
himself 193
hip 726
hire orientation -899
hire paperwork -562
hired -1003
hired a -409
hired our -515
hires -495
hires attend -349
hires start -454
hiring -990
hiring a -833
hiring an -180
hiring bus -692
hiring line -733
hiring seasonal -559
hiring someone -368
his 1104
his car 702
his kids 805
his last 761
his legs 828
his mom 811
his mother 141
his name -352
his own 801
his parents 455
his son 679
his truck 35
his wife 1121
hit 704
hit a 571
hit and 658
hit on 201
hit reply -707
hit the 565
hoa -913
hockey -597
hold -238
hold a -752
hold all -870
hold for -737
hold music -636
hold the 135
hold your -545
holding -484
holding auditions -631
holding the -176
holds -1109
holds up -733
hole 312
holes 390
holes and -865
holiday -514
holiday party -537
holiday schedule -1095
holidays -522
holidays and -598
holy -551
holy grail -551
home 576
home address -694
home and -100
home from 579
home has 151
home is 512
home office -878
home on -119
home page -793
home screen -892
home show -610
home this -907
home to 237
home today -825
home tomorrow -468
home two -703
home with 204
homeowners -1063
homepage -629
homepage loads -140
homes -309
homes in -1078
homework -337
honey -83
honored -62
hoodie -425
hook -304
hop -467
hop on -422
hope -675
hope to -397
hope you -820
hoped 547
horse -785
horses 573
hose -939
hoses -685
hospice 625
hospital 582
host 268
host a -412
host stand 344
hosting -675
hosting a -336
hosts 195
hot sauce -586
hot water 198
hotel -603
hotel pool -443
hotline 768
hour -30
hour and -651
hour at -594
hour before -162
hour for 349
hour from 131
hour is 133
hour long -860
hour of 80
hour on -619
hour or -780
hour over -596
hour plus -471
hour starting -285
hour starts -904
hour this -702
hour to -936
hour with -535
hourly -53
hourly rate -871
hours -599
hours a -983
hours ahead -509
hours and -472
hours are 728
hours at -923
hours before -1150
hours begin -1356
hours every -524
hours for -156
hours from -506
hours in -787
hours late -687
hours left -728
hours monday 433
hours notice -630
hours of -629
hours on -931
hours per -413
hours start -886
hours this -726
hours to -848
hours were 349
house 181
house and 620
house at -896
house has -504
house is 291
house next -672
house on 67
house this -791
household -1217
houses -797
housing 350
how -127
how did -728
how it -157
how likely -638
how long 272
how many -374
how to -1008
how was -599
how we -637
how you -672
hr 766
hr has 446
hr is -481
hr office -777
hr portal -789
hr system -629
hr will 728
hundred 391
hungry 325
hunt -622
hurricane 787
hurt 1301
hurting -356
husband 398
hvac -269
i 369
i am 408
i appreciate -707
i ask -532
i can 257
i can't -125
i could -794
i do -946
i don't 485
i forgot -368
i found -269
i get 378
i got -46
i had -107
i have -247
i haven't 373
i just 354
i keep 353
i know 514
i left 235
i lost -479
i may 616
i missed -461
i need -214
i noticed -379
i passed -735
i read -684
i reported 665
i return -758
i run -831
i saw -797
i sent -832
i should 517
i started -599
i still 410
i think -523
i thought 135
i want 731
i wanted -117
i was 490
i went -299
i will -106
i won't -477
i work -542
i would -588
i wrote -343
i'd 468
i'd be 31
i'd like -44
i'd love -769
i'd rather 860
i'll 673
i'll be 179
i'll call -677
i'll get -544
i'll have -326
i'm 230
i'm a -745
i'm at -845
i'm away -632
i'm back 101
i'm currently -606
i'm excited -269
i'm following -384
i'm going -661
i'm happy -707
i'm in -336
i'm leaving -287
i'm looking -886
i'm not 551
i'm on -1020
i'm out -536
i'm pleased -242
i'm reaching -362
i'm running -589
i'm sending -626
i'm sorry 330
i'm taking -246
i'm told 683
i'm working -1053
i'm writing -790
i've -273
i've added -677
i've attached -719
i've been 348
i've got -851
i've started 221
ice 213
ice cream -875
ice machine -697
iced -575
iced tea -355
id -1313
id and -905
id to -340
ideal 238
ideas -943
ideas for -603
identification -1045
identified 209
identity 332
idle 210
if a 292
if anyone 194
if anything -499
if i -140
if it -738
if my 352
if something -846
if the -234
if there -755
if they -534
if we -548
if you 441
if you'd -685
if you're -593
if you've -355
if your 659
ignore -577
ignore my -430
ill 464
illustrator -472
images 326
imam 1033
immediately 66
impacted 803
import -827
import failed -477
important -776
important to -558
impressed -485
improve -766
improve our -420
improve their -574
improved -443
improvements -786
in a 350
in about -313
in accounting 81
in advance -1426
in aisle -333
in all 523
in alphabetical -662
in an 77
in and -532
in any -529
in april -234
in at -862
in august -1115
in banking -364
in bay 202
in bed 635
in before -867
in black -366
in block -576
in blue -549
in boxes 367
in building 266
in business -920
in by -483
in case 231
in cash -468
in charge -657
in ci -466
in cold -744
in congratulating -797
in customer -420
in december -726
in early -633
in effect 507
in eight -294
in emails -290
in every 242
in february -519
in five -667
in for -55
in force 435
in four -104
in free 454
in from -506
in front 144
in getting -151
in good -837
in grades -174
in half -902
in hall 205
in her 579
in high -616
in his 167
in house -735
in it 619
in january -85
in july 155
in june -276
in just -313
in last -209
in law -202
in less -995
in lieu 597
in light -678
in line 261
in march -309
in may -322
in memory 628
in more -425
in my -483
in new -840
in next -558
in november -851
in observance -633
in october 490
in on -244
in one -774
in our 294
in pdf -695
in peace 464
in person 63
in pivot -428
in place 894
in production -641
in recovery 678
in red -588
in revenue -425
in room 664
in sales -616
in seconds -231
in seed -317
in september 110
in sets -577
in shipping -355
in since 437
in six -778
in sizes -37
in small -777
in spam -468
in stock -595
in store -470
in stores -657
in ten -100
in that 667
in the 554
in their -832
in this -114
in three -566
in through -553
in to 65
in touch -427
in town -226
in training -929
in two 145
in under -876
in unit -145
in use -836
in welcoming -601
in wheelchairs 680
in with -593
in without -705
in your 405
inactivity -534
inbox -1178
inbox by -673
inbox is -487
inch -802
inch laptop -191
inches 103
incident 529
include -969
include a -608
include some -364
include the -801
included -482
included for -1014
included in 121
includes -364
includes a -1074
includes all -784
includes five -827
includes four -650
includes lunch -610
includes one -730
includes unlimited -466
includes water -691
including -291
including tax -257
including the -45
inconvenience -916
inconvenience during -432
inconvenience this -473
incorrect -564
increase -1301
increase by -397
increase from -451
increase in -667
increased -959
increased by -708
increasing -595
increments -604
individual 282
individually 422
indoors -657
industry -684
infant 269
infants 1039
infection 1081
info -929
inform -122
inform you 115
information -957
information desk -688
information in -437
infusion 1060
ingredients -639
injection -873
injuries 907
injury 336
ink -810
input -833
inquiries -337
inquiries within -337
inquiry -747
ins -168
ins are -895
ins welcome -847
inside -559
inside the -737
inspect -645
inspect all -266
inspect the -643
inspected -887
inspection -1250
inspection is -780
inspections -545
inspections are -367
inspector -892
inspector will -680
install -751
install the -553
installation -530
installed in -844
instead -341
instead of -184
instructions -1304
instructions before -1138
instructor -745
instructor will -348
insurance and -643
insured -661
insured and -349
intake 362
intake form -702
integrates -414
integrates with -414
integrity -489
intended -936
interest -803
interested -555
interested in -454
intermission -1181
intern -730
intern accidentally -443
intern program -601
intern starts -1117
intern will -615
internal -946
internet -1103
interns -140
interns will -632
internship -1035
internship program -489
interpreter 1110
interpreter will 815
interview -362
interview on -902
interview will -695
interviews -222
into 430
into a 144
into effect -945
into its -811
into the 207
into this -497
into your -588
intranet -1004
intranet is -227
introduce -606
introduce me -805
introduced 327
introducing -647
introduction -492
introductions -646
inventory -370
inventory is 373
inventory on -1056
investigating -157
investigation 552
investigation into 529
investors -1142
invitation -806
invitations -745
invite -83
invite so -316
invite you -421
invited 284
invited to -25
invoice -852
invoice and -390
invoice date -455
invoice for -616
invoice has -224
invoice is 27
invoice number -734
invoice so -336
invoice we -576
invoice you -270
invoices -1175
invoices and -631
invoices track -140
invoicing -380
involved 859
iphone -351
iron -807
is a -357
is about -151
is added -319
is aged -446
is all 73
is allowed -702
is almost -788
is always -731
is an 294
is anonymous -111
is approved -660
is april -457
is asking 98
is at 756
is attached -698
is attending -198
is available 344
is away 281
is back -443
is baked -180
is behind 290
is being -193
is below -709
is between -416
is booked -629
is broken -425
is built -184
is business -118
is by -480
is called -1221
is canceled 256
is capped -439
is changing -628
is clean -776
is close -711
is closing 468
is collected -544
is collecting -737
is coming -129
is complete -845
is completely -498
is confidential 158
is confirmed -687
is covered -650
is currently -895
is dead -968
is delayed -58
is delivered -447
is designed -671
is different -419
is disabled -806
is done -54
is down -475
is dry -412
is due -125
is easier -415
is empty -68
is end -717
is enough -474
is every 280
is expected -743
is failing -391
is final 151
is fine -749
is finished -586
is for 754
is four 39
is free -167
is friday -1076
is from -20
is full 44
is fully -706
is gentle -545
is getting 541
is going -117
is gone 437
is good -827
is grilled -387
is growing -513
is half -794
is handmade -576
is hard 579
is here -815
is hiring -496
is holding -889
is hosting -480
is hot -582
is how -711
is important -586
is in -277
is included -123
is it -917
is jammed -569
is joining -405
is killing -653
is late 283
is left 403
is limited -1107
is located -451
is locked -129
is low -733
is made -980
is mandatory 133
is may -550
is missing -437
is monday 127
is moving -55
is my 222
is named -319
is needed -591
is next 252
is no -184
is not 190
is november -328
is now -435
is number -873
is off 734
is offering -494
is offline -759
is on 565
is one -749
is only 194
is open -22
is optional 328
is our -1141
is out -916
is over -178
is overdue -531
is paid -356
is perfect -483
is picked -598
is posted -1211
is postponed -340
is printed -49
is raising -203
is ready -924
is really -26
is remote -628
is replacing -557
is required -1005
is reserved -50
is roasted -449
is running -78
is safe -643
is saturday 410
is scheduled -81
is seeking -288
is september 545
is served 335
is set 685
is short -776
is showing -726
is six -631
is slow -375
is small -547
is so 262
is sold -673
is still -80
is stuck -895
is sunday 551
is suspended 28
is switching -1009
is taking -167
is temporarily -560
is ten -1037
is the -50
is this -707
is three 530
is thursday 545
is to -487
is tomato -655
is tomorrow -380
is too 54
is tuesday -786
is two 104
is unavailable -665
is under 33
is up -366
is valid -688
is very -825
is waiting -426
is wednesday -612
is wet -771
is what -1053
is with 413
is working -113
is worse 574
is your -937
isn't 206
isn't working -950
issue -828
issue and 82
issue how -511
issue tomorrow -320
issued -346
issues -1089
it a -637
it again -268
it all 344
it and 641
it as -881
it at -689
it back -544
it be -779
it been 473
it before -809
it by 365
it can 319
it clean -517
it down -135
it easier -338
it easy -210
it expires -322
it for -923
it free -681
it from 598
it goes -294
it happened -107
it has 305
it here -584
it if -855
it in -467
it is -222
it may 321
it my 359
it now 335
it off 33
it on -146
it only -786
it our -647
it raining -596
it rains -781
it requests -292
it should -532
it simple 333
it takes -502
it that 121
it this -814
it through 686
it to -595
it took -501
it up -595
it urgent -681
it was -621
it will 304
it with -531
it works -579
it would 609
item -1143
item is -263
items -1721
items are -837
items can -441
items in -584
items left -356
items ship -595
items to -764
items will -827
itinerary 384
its 626
its decision -545
its doors 279
its edge -795
its last 351
its own -162
its target -603
its way -1250
itself -669
ivf 616
jack -507
jacket -648
jacket keeps -189
jackets -412
jam -1112
jammed -823
jammed again -402
january -337
jar 426
jeans -1046
jersey 544
job 208
job and 539
job comes -628
job is -679
jobs 576
join -315
join me -625
join our -827
join the -158
join us -74
joined -768
joining -885
joining fee -386
joining the -272
joining us -710
joins -813
joins us -728
judge 384
juice 207
july -466
jump -742
jumped -24
june -309
june and 657
junior -28
junior graphic -678
junk -305
jury -311
just -460
just a -435
just ask -120
just checking -599
just following -372
just hired -444
just hit -512
just launched -737
just one -912
just opened -587
just posted -512
just so -418
just three -459
just two -469
k -824
k with -551
karaoke -811
kayaks -490
kayaks can -393
keep 508
keep all -443
keep her 366
keep it -258
keep noise -492
keep our -394
keep the 215
keep them -642
keep your -340
keeping 657
keeps 626
keeps its -795
keeps you -491
kept 386
kept at 362
kept clear -742
kept on -605
key -777
key card -909
key for -541
key to -658
keynote -288
keynote on -901
keynote speaker -153
keys -756
keys are -827
keys at -463
keys in -794
keys when -420
kickball -607
kickoff 225
kickoff call -753
kicks -910
kicks off -666
kid -545
kidney 194
kidneys 885
kids 924
kids and 325
kids are -233
kids can 694
kids have -531
kids menu -876
kids on 322
kill -964
kill the -415
killed -541
killed in 621
killed the -688
killer -817
killer deal -538
killer feature -390
killing -729
killing the -233
kills -799
kin 522
kind 245
kind of -378
kind to 58
kindergarten 617
kindly 152
kiosk -712
kit 159
kit is 447
kitchen 291
kitchen and 258
kitchen at -839
kitchen closes -957
kitchen faucet -610
kitchen is 52
kitchen microwave -603
kitchen on -559
kitchen sink -658
kitchen staff 306
kitchen will 191
kitchens 27
kits 844
kits are 844
knew 910
knife -51
knives 78
knock -84
knock before -786
knock on 441
knocked 196
know 46
know about -751
know by -1024
know how -54
know if -299
know that 412
know the -274
know what 556
know who -359
know your -830
knows -151
lab -102
label -167
label printer -1214
label your -755
labeled 371
labeled with 482
labels 464
labor -390
labor for -366
ladder 685
ladies 319
laid 814
lake -480
lamp -979
lamp and -460
lamp is -530
lamps -194
land 387
landing 55
landing page -895
landing pages -871
landlord 65
landlord has 123
landlord is -697
landlord will -622
landscaping -1084
landslide 526
lane -637
language 195
languages -1302
lanyard -132
lap -135
laptop 153
laptop and 211
laptop before -653
laptop charger -569
laptop is -572
laptop to -992
laptops 103
laptops must -351
laptops on -529
large -726
large backyard -505
large conference -552
large pizzas -404
large print 473
large to -401
larger than -627
largest -727
lasagna -886
lasagna feeds -587
last -168
last a -438
last about -548
last boat -644
last bus -578
last day 517
last email -312
last for -576
last month -486
last night 558
last page -479
last quarter -857
last season -509
last spring 408
last thursday 300
last time -316
last tuesday -703
last up -628
last week 46
last weekend -877
last year -344
lasts -1576
lasts about -451
lasts around -710
late -195
late because 322
late checkout 381
late fee -591
late for 108
late reply 205
late so -845
late today -855
late tomorrow -846
late will -705
later -932
later than -903
later this -476
latest -1158
latest article -425
latest blog -269
latest update -151
latest version -158
latte -623
launch -256
launch by -550
launch is -779
launch of -265
launched -1107
launched a -294
launched on -447
launched our -701
launches -629
launches this -405
launching -1122
launching a -737
launching our -410
laundry -1034
laundry room -635
law -318
lawn -1318
lawn care -646
lawyer -100
lawyers -808
lawyers will -583
lay -168
layer -665
layout -742
lead 153
lead time -551
lead tours -632
leadership -351
leading -486
leads -649
leaf -675
league -773
leak -334
leak in -484
leaking -811
leaking again -477
learn 80
learn how -542
learned -663
learns -628
learns your -664
lease -654
lease is -769
leash -1133
leasing -627
leasing office -627
least -1133
least three -89
least two -540
leave -645
leave a -229
leave and 157
leave at -517
leave dirty -269
leave early 186
leave for -156
leave it 270
leave on 268
leave pending 390
leave the 202
leave their -594
leave until -267
leave us -675
leave your -1023
leaves -789
leaves at -1276
leaves every -624
leaves from -122
leaves starting -502
leaves the -32
leaving -294
leaving a -35
leaving now -266
leaving us 331
lectern -338
lecture -1011
led -27
leds -748
left -205
left a 478
left at 92
left for -905
left her -449
left in -366
left it 312
left of 316
left on -442
left our -769
left something -658
left the -458
left their -578
left to 359
left with -465
leftover -1050
leftover pizza -604
leg -159
legal -1051
legal department -557
legal team -432
legs -578
lemon -768
lemon bars -499
lemon tart -290
lemonade -635
length -766
lenses -877
less 337
less effort -689
less for 513
less plastic -848
less than 386
less time -448
lesson -958
lesson free -405
lessons -1102
lessons and -778
lessons are -631
lessons for -620
let 93
let go 940
let in -517
let me -942
let others -712
let people -329
let the -126
let us -420
let you -922
lets 550
lets you -555
letter 385
letterhead -705
letters -1157
letting 552
lettuce 209
leukemia 665
levee 504
level 259
levels 303
library -641
library books -687
library card -957
library closes -534
library has -447
library hours -805
library is -893
library open -594
library opens -843
library will -877
license -849
license and -653
license fee -659
licensed -656
licensed and -507
licensing -962
licensing exam -635
lid -860
lieu 597
lieu of 597
life 82
life in 594
life support -758
lifeguard -647
lifeguard is -744
lifetime -460
lift 825
lift is -281
lifting 307
light -118
light and -60
light at -545
light bulbs -905
light in -848
light on -812
light rain -732
lighting 482
lighting in -884
lightning -568
lights 43
lights are -1083
lights in 130
lights off 346
lights on -205
lights were -526
lights when -386
like -397
like a -1131
like family -854
like her -828
like it -46
like one -663
like our -248
like the 113
like this 415
like to 352
like you 336
like your -566
liked -930
liked the -752
likely -638
likes -1125
lime -530
limit -528
limit your -483
limited 165
limited access -755
limited so -802
limited to -1359
limited warranty -764
limits 173
line 704
line and -758
line at -116
line cook -511
line cooks 245
line for -332
line is 700
line of -519
line on -135
line starts -801
line to 451
line will -671
lines -472
lines and 531
lineup -779
lineup will -779
link -717
link at -213
link below -368
link for -774
link in -262
link to -115
links -1142
links from -501
links in -408
links on -426
liquid -831
list 182
list for -364
list has 474
list in -379
list is -1020
list of 190
listed -1227
listed on -640
listening -762
listing 204
listing on -580
lists 646
little 358
little bigger -960
live 95
live on 335
live stream -729
liver 281
lives -291
living 592
living in 256
load -356
loading -72
loading dock 208
loading the -304
loading time -633
loads -80
loads in -596
loan 426
lobby -179
lobby are -511
lobby at 388
lobby every -704
lobby is -754
lobby will -628
local -1026
local artists -368
local author -255
local bakery -254
local families -550
local milk -206
local products -382
locally -679
locally but -491
locally grown -286
locally sourced -473
located -828
located on -674
location -63
location in -545
location on -886
locations -973
lock 316
lock on -585
lock the -258
lockdown 724
locked -126
locked after -599
locked at 219
locker -350
locker should -842
lockers -1174
locks 570
log 135
log in 36
logged -630
login -333
login attempts -468
login bug -526
login issue -534
logo -167
logo and -487
logo as -899
logo bigger -669
logo design -489
logo has -602
logo on -760
logo project -578
logo should -779
logo to -548
logo was -762
logo will -613
logos -618
logos for -386
long -118
long as -176
long weekend -628
longer -154
longer accept -666
longer available -1090
longer in -676
longer on -506
longer than -151
longer with 210
longer work -669
longtime 158
look -443
look at -36
look for 192
look forward -485
look in -477
look into -518
look over -740
looked -397
looked at -579
looking for 130
looking into -388
looks -314
looks like 178
loop -387
loose -514
lose 604
lose the 478
lose your 203
losing 231
loss 840
loss of 817
lost 924
lost a 1069
lost and -1006
lost everything 751
lost her 777
lost his 922
lost my -359
lost or -425
lost our 656
lost power -716
lost the -156
lost their 728
lost two 78
lot -310
lot behind 231
lot by -599
lot is -1135
lot next -941
lot of -667
lot on -642
lot to -413
lot will -1063
lots -530
lots of -419
loud -979
loud music -527
lounge -1086
love -1063
love to -441
love your -492
loved -445
loved the -564
loves -610
low 385
lower 630
lowered 243
lowest -528
loyal -454
loyal customer -454
loyalty -938
loyalty card -489
loyalty program -684
luggage -1007
luggage must -660
lump 851
lunch -242
lunch account -878
lunch and -723
lunch break -631
lunch for -599
lunch from -847
lunch in -867
lunch is -1107
lunch menu -784
lunch on -172
lunch order -601
lunch so -557
lunch special -339
lunch will -1125
lunches 129
lunchroom -608
lunchtime -834
lung 533
lupus 752
lynching 628
machine -1845
machine and -721
machine has -668
machine in -405
machine is -763
machine on -660
machines are -620
machines on -815
machinists -843
made 98
made a -294
made by -970
made for -591
made fresh -420
made from -993
made it -129
made of -311
made on -549
made our -432
made some 536
made suit -345
made the 351
made to -990
made up -591
made with -821
magazine -613
mail 394
mail room -843
mailbox -833
mailbox will -488
mailboxes -620
mailed 172
mailed to 67
mailing address -24
mailing list -1073
main -564
main entrance -483
main gate -664
main hall 291
main lobby -700
main office -560
main on -512
main work -570
maintenance -412
maintenance on -885
major -731
major credit -506
make 522
make a -1244
make accounting -561
make an -854
make it 748
make one -573
make our -681
make sure -685
make the -163
make up -708
make your -850
maker 27
maker in -222
maker is -421
makes -242
makes it -659
makes the 55
makeup -1299
makeup before -808
making 649
making our -534
mall 332
man 203
man was 667
man who 595
manage 122
manage your -689
managed -577
management 227
manager -105
manager and 269
manager for -310
manager is -660
manager on -579
manager position -600
manager will -304
manager would -429
managers 483
managers must 181
managing -517
mandatory -196
mandatory for -167
manifest 653
manual -1176
manuscript -639
many -272
many of 457
many thanks -424
map -921
maple -486
marathon -1006
marathon route -731
march -325
march and 559
mare 686
mark -317
marked -1042
marked area -465
marked for -416
marked with -495
markers 222
market -329
market is -390
market on -543
marketers -723
marketing -1303
marketing budget -229
marketing calendar -232
marketing manager -199
marketing software -53
marketing team -640
marks on 468
marriage 338
marshal 734
mary -748
mascot -752
mass -264
massage -40
massages -440
master -810
mat -770
mat is -394
match -176
match any -470
match donations -706
match the 290
matched -706
matches 365
matching -800
materials -826
maternity -332
math -783
matinee -732
mats -1113
matters -322
matters to -761
mattress -743
mattresses -223
max -751
maximum -545
maximum of -286
may 115
may and 323
may be -395
may bring 117
may cause -502
may contain 577
may enter -608
may have 221
may i -800
may is -456
may leave 197
may look -742
may need 565
may not -996
may now -803
may only -665
may pick 371
may request 69
may stay -484
may take 74
may the -104
may through -273
may use 396
may work -909
mayor -280
mayor will -797
me a -791
me and 520
me at 361
me before 202
me by 246
me if -256
me in -956
me know -1141
me off 689
me on -576
me the -1126
me to 171
me when -717
me your -1211
meal 828
meals 43
mean 277
means 546
means a -789
meant 215
meant for -451
mechanic -907
media -580
media for -497
media manager -859
medical -297
medium -796
medium and -712
meet 44
meet at -534
meet in 618
meet our -565
meet with -69
meet you 195
meeting -118
meeting at -713
meeting below -435
meeting could -389
meeting every -537
meeting has -34
meeting is -245
meeting ran -777
meeting room -891
meeting rooms -612
meeting starts -858
meeting to 67
meeting today -632
meeting was 674
meeting will -1046
meeting you -626
meetings -27
meets 321
meets at -885
meets every -1087
meets in 31
meets on 521
member -299
member of -63
members 107
members and -639
members get -755
members may 263
members pay -740
membership -323
membership at -467
membership fee -438
membership has -741
membership is -639
membership renews -555
memberships -906
memory 986
memory care 610
memory of 628
men 659
men room -665
mention 71
mentioned -602
menu -184
menu features -88
menu is -955
menus 202
mess -476
message -1358
message and -353
message from -476
message in -501
message may -366
message to -710
messages -1175
messages are -483
messages from -369
messages in -398
messy -515
met -558
meters -464
methadone 782
methadone clinic 703
method 81
mfa -767
mic -643
microphone when -342
microwave -1401
microwave after -406
microwave has -395
microwave in -440
microwave is -715
microwave on -230
microwave safe -730
microwaving -823
microwaving fish -637
mid -666
middle -465
middle of -117
middle school -154
midnight -565
midnight on -587
midnight to -682
might -722
migrated -686
migrating -819
migration -1290
migration is -599
migration to -409
migration with -244
mild -1037
mild medium -670
mile 381
miles -1157
miles away -558
miles of -547
milk -1171
milk from -502
milk is -561
milk until -650
mill 818
million -1722
million in -869
million last -591
million packages -476
million people -648
million times -290
million views -482
mind -883
mini -743
minimum -1204
minimum at -515
minimum balance -487
minimum for -568
minimum of -587
minimum order -485
minivan -165
minor -1042
minors 747
minute -627
minute call 282
minute safety -597
minute survey -776
minute to -216
minute wait -438
minutes -930
minutes after -944
minutes ahead -522
minutes and -965
minutes before -676
minutes behind -587
minutes each -868
minutes early -1326
minutes for 112
minutes from -873
minutes in 331
minutes instead -373
minutes last -795
minutes late -1436
minutes long -630
minutes of -830
minutes on -795
minutes or -534
minutes per -826
minutes this -299
minutes to -1137
mirror -826
miscarriage 519
misconduct 617
misconduct is 581
miss 498
miss our -871
miss the 150
miss you -657
missed -389
missed it -533
missed the -569
missed you -605
missed your -481
missing -570
missing a -650
missing dependency -448
missing from -415
missing two -405
mission -511
mistake -830
mistake in -618
mistake on -476
mix -816
mix up -352
mixed -538
mixer -209
mobile -322
mobile app -793
mobile groomer -472
mockups -728
mockups on -366
mode -986
mode is -788
model -138
model home -937
modern -882
module -283
molding -1153
mom 1298
moment -248
moment of 579
moment to -542
moms 518
monday 263
monday after -581
monday and 568
monday at -1482
monday because -726
monday for 305
monday in -665
monday may -1036
monday meeting -768
monday morning -142
monday october -709
monday of -1285
monday or -909
monday so 350
monday the -894
monday through -1621
monday to -966
monday weather -428
money 628
money back -608
money for 595
money to 480
money with -425
monitor -531
monitored -704
monoxide 998
month -112
month and -374
month at -597
month before -475
month book -1442
month free -977
month in 704
month invoice -209
month is -757
month issue -601
month of -517
month plus -669
month rent -978
month the -686
month until -717
month we -1146
month with -1006
month you -565
monthly -1255
monthly fee -260
monthly is -510
monthly newsletter -188
monthly pass -359
monthly statement -292
monthly statements -608
monthly team -143
months -618
months behind 650
mop -709
more customers -681
more days -752
more done -779
more for -837
more hands -612
more options -136
more people -996
more round 280
more than -1609
more time -758
more to -656
more volunteers -589
more weeks 277
more years -661
morning -234
morning and 759
morning at -676
morning because -671
morning but -552
morning check -558
morning crew -161
morning in 718
morning meeting -746
morning session -586
morning shift -1101
morning so -763
morning until -900
morning with -524
mornings -463
mortem -833
mortgage -170
mosque 790
most -91
most customers -758
most days 524
most documents -356
most of 663
most people -816
most popular -511
mostly -153
motel 271
mother -173
motivated -679
mountain 378
mountains -591
move -270
move forward -726
move it 80
move our -509
move out -487
move the 267
move to -434
move your -953
moved 26
moved by -635
moved from -583
moved our -688
moved out -282
moved the 543
moved to -158
moved up 645
moved you -609
movers 120
movers will -510
moves -297
moves from -584
moves the 527
moves to -400
movie -886
moving across -552
moving company -715
moving our -512
moving out -1097
moving the 324
moving to -261
moving truck -311
mowed -721
mowing -562
ms 720
much -217
muffins -1198
mug -211
mug and -205
mug for -273
mugs -1171
mugs are -690
multiple -592
multiple choice -592
murder 228
murdered -404
museum -98
museum cafe -477
museum costs -361
museum is -841
music -155
music after -380
music and 114
must -576
must attend -530
must be -298
must bring -433
must check 366
must come -399
must complete 356
must contain -542
must fit -637
must go -783
must have -898
must include -354
must leave -668
must not -1048
must now -535
must pay -299
must sign -951
must stay 239
must stop 186
must submit -512
must wear -713
must weigh -660
mute -934
mute your -484
muted -618
my 337
my accounts 352
my application -658
my boss 748
my brother 468
my calendar -722
my camera 77
my car -205
my cell -886
my colleague -934
my dad 839
my daughter 724
my email -1324
my ex 630
my father 755
my first -901
my home -787
my hourly -555
my hours 546
my husband -38
my inbox -695
my job 624
my kid -204
my kitchen -741
my laptop -862
my last 35
my manager 302
my mother 379
my name -123
my new -812
my notes -397
my office -564
my order -1141
my phone 163
my previous -779
my projects -508
my proposal -493
my quote -612
my real -571
my resume -795
my saturday -603
my shift -730
my son -98
my sponsor 467
my stapler -977
my team 203
my time -300
my vacation 276
myself 688
mystery -683
mystery dinner -577
nail -834
nail polish -261
name 452
name and -192
name badge -398
name is -1072
name of -770
name off -729
name on -507
name tag -795
name to -308
named -208
named a -484
named one -511
names 1204
names in -1096
names of 693
names on -699
naming -735
napkins -578
nationwide -763
natural -736
navy -725
nda -944
near 552
near the 496
nearby -310
nearby farms -389
nearest -883
nearest cent -532
nearly 485
necessary -727
need 573
need a 151
need access -777
need an -505
need help -636
need it 317
need more -62
need one 147
need someone -929
need the 637
need three -444
need to -761
need two -1415
need volunteers -719
need your -833
needed -629
needed by -822
needed for -1055
needed to -838
needle 228
needles 972
needs 181
needs a -676
needs an -846
needs more -1142
needs our -538
needs someone 268
needs the 1027
needs to -633
needs two 45
needs your -635
negotiate -653
neighbor -81
neighbor at -462
neighborhood -867
neighbors -74
network 242
network password -618
never 275
never be 599
never expire -1015
new -844
new account -663
new address -158
new app -675
new arrivals -328
new badge -941
new bike -342
new billing -434
new blog -334
new brand -427
new building -737
new carpet -469
new ceo -640
new cfo -796
new chairs -905
new checkout -389
new clients -1090
new code -710
new coffee -889
new collection -407
new colors -333
new company -722
new copier -557
new crm -842
new customer -703
new customers -846
new debit -316
new design 193
new device -433
new director -931
new door 579
new dress -659
new email -537
new employee -1169
new employees -1077
new episode -510
new espresso -281
new expense -618
new fall -294
new feature -538
new features -920
new flavor -203
new flooring -466
new fonts -110
new forklift -454
new head -326
new hire 191
new hires -495
new homepage -239
new intern -553
new intranet -258
new job -748
new key -721
new line -623
new location -972
new logo -898
new look -380
new loyalty -401
new lunch -309
new mailbox -816
new management -763
new manager -542
new member -591
new members -951
new menu -874
new messages -626
new microwave -925
new mobile -388
new name -1045
new oat -585
new office -686
new one -981
new online -190
new oven -663
new packaging -606
new parental -385
new parking -1079
new part -523
new partnership -140
new password -477
new patients -877
new payroll -771
new phone -1101
new photo -481
new piano -344
new playground -753
new podcast -601
new position -441
new post -446
new press -804
new projector -563
new projects -687
new release -673
new rewards -398
new role -569
new routes -601
new sales -418
new schedule -1138
new scheduling -500
new server -548
new shared -372
new showroom -399
new sign -1184
new site -521
new skate -178
new software -254
new staff -944
new store -589
new students -803
new subscribers -412
new system -589
new tenants -319
new ticketing -261
new time -529
new treadmills -626
new treasurer -290
new vending -414
new version -646
new video -420
new warehouse -649
new website -860
new wing -690
new work -508
new year -704
newborn 466
newest -669
news 333
news and -815
news the -945
newsletter -1699
newsletter and -242
newsletter every -319
newsletter goes -363
newsletter has -511
newsletter is -298
newsletter now -495
newsletter to -490
newsroom 807
next -196
next available -1177
next board -456
next business -554
next day -961
next door -247
next friday -783
next issue -812
next meeting 36
next monday -809
next month -57
next quarter -656
next steps -337
next team -635
next thursday -1208
next to 681
next tuesday -1644
next wednesday -1055
next week -1134
next weekend -698
next year -408
nice -1084
nicu 909
night 41
night and -494
night for -595
night is -1001
night shift 125
night trial -856
nightly -891
nights 312
nights and -597
nights in 450
nine 404
nine and -425
nine on -666
nine open -598
nine people 510
nineteen 772
ninety 773
ninety days 752
ninth 218
no 62
no access -735
no added -581
no agenda -544
no appointment 319
no band -436
no charge -495
no classes -708
no cost 479
no cover -875
no credit -587
no entry -825
no experience -791
no extra -980
no food -784
no heartbeat -53
no heat 345
no joining -386
no later -875
no longer -142
no more -64
no one 114
no outside -680
no parking -882
no questions 346
no refunds -935
no returns -591
no school -738
nobody 436
nobody has 160
nobody was -496
nobody will 657
noise -1688
noise complaint -927
noise down -487
noise to -318
nominate -724
non -565
none 107
none of 376
nonrefundable -634
noodles -320
noon 392
noon and 889
noon for -1090
noon on -108
noon so 272
noon to -160
noon tomorrow -851
noose 615
normal -1013
normal call -511
normal wait -517
north 21
north entrance 112
north parking -719
northeast 428
not a -197
not accept -502
not accepted -224
not accepting -234
not adjust -590
not allowed -340
not arrive -350
not attend 134
not available -1301
not be 354
not been -240
not block -812
not click -377
not come 196
not drink 769
not erase -623
not exceed -976
not feed -746
not fit -771
not for -670
not get 519
not give -678
not go -594
not heard 594
not in 89
not included -816
not leave -983
not make 681
not microwave -588
not move -807
not open -484
not park -780
not permitted 37
not prop -850
not ready 517
not reply -397
not required -755
not responsible -370
not run -638
not share 142
not stop 99
not store -750
not take -428
not taking -345
not the -36
not to -259
not touch -839
not use -119
not want 465
not work 163
not working -385
note -199
note and 432
note on 444
note taker -824
note that -647
note the -747
note to -585
notes -162
notes are -765
notes at -759
notes from -836
notes on -284
notes today -612
nothing 301
nothing else 254
nothing is 330
nothing more -573
nothing to 261
notice 265
notice before -672
notice but -615
notice to 317
noticed -543
noticed a -321
noticed that -555
noticed your -297
notices 522
notices went 522
notifications -480
notified 581
november -1335
now -81
now a 149
now accept -896
now accepting -669
now and 414
now at -561
now available -104
now be -1132
now boarding -785
now book -542
now choose -281
now comes -749
now costs -606
now covers -850
now deliver -473
now download -85
now easier -689
now for -405
now get -499
now half -719
now has 156
now have -648
now hiring -927
now i'm 753
now in -974
now includes 300
now live -850
now loads -473
now offer -673
now offering -655
now offers -996
now on 47
now online -555
now open -1265
now required 294
now scan -375
now sign -699
now so 283
now takes -481
now the -712
now to -750
now two 340
now under -656
now up -422
now use -347
now with -1108
now works -756
now you -569
number 232
number and -1005
number below -716
number in -530
number is 72
number of -142
number one -659
number ready -616
number when -814
number with 325
numbered -767
numbers -287
numbers are -23
nurse 543
nursery 299
nurses 382
nursing 484
nursing home 477
o'clock -416
o'clock call -663
oak -648
oat -746
oat milk -630
obituary 822
observance -633
observance of -633
occasional -412
occasional travel -491
ocean -589
ocean view -589
october -484
october is 384
of a 425
of address -684
of all -325
of an 627
of any -74
of april -1074
of at -386
of august 565
of bed 611
of bookkeeping -472
of business -567
of chairs -840
of changes -875
of charge 297
of clean -197
of coffee -186
of combined -423
of custom -141
of day -151
of each -1456
of edits -581
of eight -839
of every -276
of experience -670
of february -447
of five -959
of flavor -733
of flowers 597
of forty -803
of four -536
of glasses -346
of her 939
of high -362
of him 715
of his 583
of ice -552
of identification -747
of inventory -604
of it 671
of its 228
of ivf 493
of june -920
of keys -857
of kin 522
of last 426
of life 435
of local -551
of march -669
of marketing -581
of may 66
of me 154
of monday -855
of more -532
of moving -352
of my -426
of natural -666
of next -673
of november -237
of october -706
of office -540
of one -919
of opening -380
of operations -700
of order -1069
of orders -641
of our 708
of page -809
of paid -613
of paint -244
of palm -774
of paper -970
of parking -734
of people -240
of rain 235
of receipt -593
of respect 366
of revisions -654
of sale -490
of sales -552
of schedule -678
of service -147
of seven -447
of silence 871
of six -316
of snow -281
of social -229
of stock -639
of storage -468
of teacher -584
of ten 167
of the -124
of their 130
of them 191
of these -549
of this -670
of three -208
of tickets -485
of time -579
of today 220
of toner -639
of travel -258
of tuesday -495
of two -246
of up -647
of us 957
of use -606
of water 755
of what 256
of work 409
of you 192
of your 155
off 348
off all -114
off and 307
off at -229
off by -1139
off during -794
off for -23
off from -837
off in -308
off is -522
off on -500
off request -423
off the -104
off their 129
off this -1143
off today -1389
off until 263
off when -730
off with -150
off without 449
off your -1341
offer -196
offer a -980
offer and -321
offer competitive -324
offer dental -551
offer free -641
offer is -493
offer on -580
offer refunds -521
offer yoga -370
offer you -832
offered 337
offering -1317
offering a -666
offering free -407
offers 430
offers a 173
offers free 317
office -305
office and 254
office at -657
office before -667
office by 506
office chairs -1069
office closes -105
office dog -680
office door -82
office from -567
office has -343
office in 72
office is 364
office manager -690
office microwave -846
office needs -580
office next -747
office on -1470
office opens -783
office plants -411
office three -535
office tomorrow -949
office until -1091
office use -375
office was -246
office will -262
office with 59
officer -285
offices -1343
offices are -550
offices will -905
offline for -114
offsite -144
oil 154
oil change -620
ok 702
okay 358
old -51
old building -23
old email -548
old for 641
old in 237
old man 665
old one -696
old printer -629
old software -378
older 183
olive -947
olive oil -893
on a 118
on again -984
on all -802
on animals -866
on any -675
on anything 254
on april -1080
on arrival -520
on at -1040
on august -510
on average -153
on back -417
on bag -503
on balconies -715
on both -513
on call -694
on camera -346
on christmas 268
on customer -715
on day -333
on deaf -732
on december -497
on digital -434
on display -341
on during -154
on duty -204
on email 302
on every -709
on experience -622
on february -627
on file 317
on fire -498
on floor -509
on floors 298
on for 307
on friday -64
on hand 638
on hands -596
on her -196
on his 80
on hold -669
on how -174
on in -890
on it 833
on its -1389
on january -1055
on july -1005
on june -81
on leave 122
on life -758
on line 67
on links -408
on low -110
on luggage -714
on march -655
on may -858
on monday 235
on most -600
on my 113
on new -369
on next -644
on november -831
on october -788
on one -1029
on ones 208
on order -1131
on orders -575
on our -440
on oxygen 612
on page -153
on parental -587
on parking -572
on remote -571
on request -1643
on row -477
on sale -712
on september -1319
on site 227
on street -381
on sunday -45
on tap -909
on that -184
on the 228
on their -372
on this -54
on three -718
on thursday -116
on time -1068
on to -767
on tomorrow -731
on track -667
on trains -411
on tuesday 292
on two -433
on us -1144
on vacation -1150
on view -490
on wednesday -548
on weekdays -881
on weekends -1173
on your 248
onboarding -1002
onboarding checklist -219
onboarding time -500
onboarding video -446
once -260
once a -587
once opened -816
once the -1190
one app -567
one bag -444
one bedroom -877
one business -461
one carry -503
one child -419
one click -340
one dashboard -178
one defective -700
one drink -247
one flyer -413
one for 691
one form -638
one free -868
one guest -461
one hour -1132
one in 566
one is -693
one marketing -53
one minute 221
one month -1112
one more -131
one of 344
one on 83
one out 440
one page -882
one pair -404
one parking -654
one place -540
one platform -408
one point -347
one should 667
one size -852
one small -556
one stone -510
one through -889
one until -586
one was 240
one way -495
one week -626
one will 110
one with -127
one year 568
ones -271
online -122
online and -944
online booking -393
online course -440
online form -692
online in -887
online orders -547
online portal -493
online shop -916
online store -1045
only -205
only a -709
only authorized -619
only be -699
only cruelty -357
only for -86
only four 457
only fresh -367
only get -781
only good -460
only have -636
only in 157
only no 80
only one 195
only open -455
only please 632
only take 253
only takes -808
only the 580
only three -742
only to -732
only today -337
only two -967
only when -498
onto 156
open -67
open a 493
open again 129
open an -789
open and -748
open at -67
open during -719
open enrollment -845
open every -845
open for 66
open from -1155
open house -476
open in -490
open it -431
open late -1122
open later -618
open monday -552
open office -691
open on -1591
open our -269
open positions -756
open rate -617
open source -598
open the -1177
open thursday -881
open tickets -732
open to 144
open tuesday -797
open two -744
open until -1519
open wednesday -743
open weekdays -350
open with -699
open your -440
opened -329
opened a -670
opened an 206
opened our -665
opening -1361
opening a -503
opening and -656
opening at -701
opening for -482
opening hours -213
opening of -361
opening on -614
opening our -297
opening the -544
opening was -98
openings -638
openings for 178
openings left -794
openings on -579
opens -271
opens again -712
opens at -68
opens for -841
opens in -621
opens its 121
opens next -740
opens on -20
opens saturday -641
operate -776
operated -492
operating 151
operation 375
operations -736
operator -22
operators -805
operators only -753
opinion -721
opinion matters -660
opt -701
opt out -701
option -733
option every -391
optional 709
options -962
options by -188
or a 32
or by -670
or drink 345
or drinks -511
or exchanged -670
or exchanges -394
or less -653
or more -1404
or shine -790
or stolen -299
or text 644
or the -600
or wednesday -495
or you -502
orange -1239
order -546
order a -491
order and -619
order arrived -420
order at -442
order before -788
order by -708
order for -739
order has -824
order in -486
order is -145
order number -716
order of 267
order on 78
order online -801
order to -737
order total -302
order until -281
order was -851
order when -33
order will -779
ordered -1397
ordered and -439
ordered are -701
ordered the -361
ordering -949
orders -1058
orders are -596
orders for -665
orders over -590
orders will -528
org -424
organic -834
organic cotton -576
organization 414
organized -1013
orientation -435
oriented -553
oriented and -516
original -1101
original receipt -336
orphan -858
orphaned -1098
osha 865
other -128
other side -892
other thursday -615
other tuesday 114
others -63
otherwise 564
ounce 74
ounce bags 399
our -574
our accountant -545
our accountants -658
our ad -210
our ads -564
our agency -1008
our agents -780
our annual -753
our apologies -746
our app -1127
our average -1099
our award -250
our bake -1022
our bakery 266
our bank -778
our bar -965
our bed -732
our benefits -450
our best 135
our bestselling -337
our biggest -774
our bikes -426
our billing -845
our blog -540
our book -898
our booking -829
our bookkeeping -532
our bookstore 241
our booth -789
our boutique -832
our branch -722
our brand -563
our bread -643
our brewery -656
our building -749
our business -794
our busy -376
our buyers -463
our cabinets -332
our cafe -812
our cafeteria -757
our call -1217
our candles -410
our careers -630
our carpets -150
our cashier 579
our catering -774
our cfo 152
our chairs -717
our charity 214
our chatbot -600
our checkout -534
our cheddar -554
our cheese -460
our chef -829
our cleaners -739
our cleaning -694
our client -66
our clients -715
our clinic -866
our coffee -804
our cold -547
our colleague 837
our company -1567
our conference -661
our consultants -721
our contact -645
our cost -507
our costs -172
our course -461
our coworking -468
our crew -791
our crm -380
our current -813
our customer -862
our customers -282
our daily -619
our dance -750
our dashboard -263
our daycare -792
our delivery 494
our dental -513
our design -815
our designer -588
our designers -595
our developers -729
our dining -714
our distribution -643
our dog 84
our donors -669
our downtown -315
our driver 176
our drivers -750
our editors -939
our electric -414
our electricians -703
our email -848
our emails -754
our employee -734
our engineers 54
our escape -324
our espresso -300
our event -380
our events -489
our eye -466
our fall -665
our families -103
our family -677
our farm -405
our firm -885
our first -351
our fleet -948
our floor -461
our florist -725
our flyers -513
our followers -781
our food -1074
our founder 437
our free -994
our fuel -336
our fundraising -526
our furniture -173
our gala -530
our gallery -677
our gift -507
our goal -861
our grand -264
our growing -413
our guest -802
our guide 105
our gym -366
our hair -781
our handmade -573
our head -64
our help -857
our hiring -264
our holiday -984
our honey -619
our hotel -1107
our hotline 563
our hourly -562
our hours -976
our house 579
our ice -555
our intern -878
our interns -808
our invoice -536
our invoicing -247
our kayaks -393
our keynote 196
our kitchen -1430
our landlord -298
our largest -583
our lasagna -535
our last -1125
our latest -794
our laundry -582
our lawn -529
our lawyers -686
our legal -167
our library -562
our list -768
our live -793
our locations -390
our logo -1053
our longtime 158
our lunch -881
our mailing -986
our marketing -855
our mattress -734
our mattresses -638
our meeting -1006
our menu -639
our minimum -621
our mission -535
our mobile -939
our monthly -549
our morning -736
our most -723
our movers -753
our moving -872
our name -554
our neighbors -435
our new -827
our newest -679
our newsletter -826
our next -1050
our offer -552
our office 442
our offices -860
our old -225
our onboarding -694
our one -606
our online -1373
our open -924
our opening -364
our outdoor -341
our own -856
our packaging -953
our page -837
our patio -1046
our peach -449
our pet -349
our pharmacy -482
our phone -625
our phones -578
our photographer -243
our platform -1122
our plumbers -755
our podcast -784
our pottery -693
our prices -767
our pricing -327
our privacy -859
our produce -792
our product -1060
our products -1059
our program 42
our project -575
our rates -630
our real -545
our realtor -479
our receptionist 320
our restaurant -98
our ribbon -600
our roofers -470
our sale -737
our sales -815
our salon -1265
our scheduling -789
our second -712
our senior -721
our seo -445
our service -1025
our shipping -929
our shop -1155
our short -476
our sister 573
our site -599
our small -635
our social -621
our software -783
our son 903
our speaker -689
our special -745
our sponsors -376
our spring -931
our staff -119
our stand -837
our starter -876
our starting -711
our store -166
our stores -1050
our students -208
our studio -659
our stylists -759
our summer -291
our supplier 145
our support -1115
our survey -599
our system -789
our systems -372
our target -724
our tasting -410
our tax -656
our tea 371
our team -922
our technicians -525
our terms -839
our theater 132
our third -573
our thoughts 537
our three 82
our time -728
our tomatoes -383
our tool -763
our tools -916
our top -494
our translation -356
our translators -217
our travel -765
our trivia -599
our trucks -859
our tuesday -161
our tutors -166
our two 433
our updated -872
our van -171
our videos -286
our violin -480
our volunteers -837
our warehouse -80
our warranty -366
our web -780
our webinar -507
our website -245
our wedding -616
our weekly -1078
our wine -791
our work -498
our workshop -746
our yoga -853
ourselves -892
out 345
out a -449
out and -239
out at -91
out because -339
out before -1068
out but 428
out by -199
out every -790
out for -324
out from 553
out front -115
out in -57
out next -839
out now -489
out of -310
out on -143
out our -839
out so 612
out this -405
out to 409
out today 385
out until -553
out when -692
out with -373
out your -327
outage -949
outage earlier -266
outdoor -678
outdoor seating -409
outing -680
outing is -715
output -675
outside 31
outside food -680
outside of -275
outside the 482
oven -965
oven to -449
over -165
over a -759
over and 625
over because 715
over for 740
over lunch -732
over my -600
over on -698
over the 42
over your -382
overdose 1022
overdue -977
overhead -439
overlooks -431
overnight -311
overnight and 325
overnight so 75
overtime -1098
overtime in -310
owe -742
own -522
own cup -404
own life 964
own mug -455
own start -281
own supplies -343
owned -1074
owned and -487
owned plumbing -164
owner 478
owners 317
owners must -573
oxygen 885
oz -693
paced -326
paced environment -253
pack -718
pack up -567
package 151
package includes 167
package is -754
package was -725
package weighs -1067
package will -665
package with -823
packages -174
packages last -735
packaging -1025
packaging is -445
packed -622
packed by 143
packet 668
packs -689
pads 81
page -570
page is -738
page long -362
page of -625
pages -1335
pages that -482
paid -272
paid by -531
paid faster -278
paid for 78
paid leave 80
paid on -842
paid online -811
paid sooner -543
paid time -647
paid vacation -631
pain -271
paint -1207
paint their -273
painted -220
painted over -451
painted this -697
painters -108
painters come 279
painters will -559
painting -1377
painting will -428
paintings -813
paints -710
pair -803
pair of -803
pairs 448
pairs of 217
palette -648
pallet -870
pallet jack -507
pallets -1189
pallets and -406
pallets in -632
palm -774
pan -547
panel 354
panels 84
panic 155
pantry 514
paper 129
paper and -248
paper statements -903
paper to -570
paper towels -634
paper tray -505
paper will 323
paperback -645
paperless -722
paperless billing -897
paperless in -903
papers 41
paperwork -625
paperwork is -521
parade -149
parade float -527
paragraph -546
parcel -764
parcel has -291
parcel is -311
parcels -737
parent -764
parent teacher -375
parental -927
parental leave -927
parents 444
parents are 619
parents to -846
parish 728
park -857
park and 181
park behind -803
park from -488
park here -373
park in -1339
park on -1041
parked -344
parked in -546
parking -760
parking and -417
parking fee -477
parking garage -110
parking in -854
parking lot 129
parking on -584
parking pass -512
parking passes -729
parking permit -955
parking permits -935
parking plan -567
parking space -1027
parking spaces -860
parking spot 319
parking spots -764
parking will -562
part -146
part for -343
part has -384
part in -465
part of 603
part time -1076
participants -1208
parties -1348
parties of -573
partner 105
partner will -758
partners -815
partnership -377
partnership with -377
parts -1118
parts and -390
party -550
party is -74
party of -618
party on -1000
party starts -781
party theme -469
pass -400
pass a -678
pass at -592
pass for -484
pass is -600
pass locally -295
pass the -49
passed -46
passed away 703
passed my -622
passed over 945
passed the -1333
passenger 197
passes are -1280
passionate -784
passionate about -784
passport -248
passport and -401
password -1265
password expires -372
password for -582
password has -440
password is -1036
password must -772
password will -513
past 239
past due -518
past the 433
pasta -734
paste -949
pastor 603
patch -682
path -335
patience -637
patience during -370
patience while -541
patient 433
patient with -781
patients 557
patio -43
patio is -456
pause 102
pause your -650
paused -851
paving -820
pay -50
pay a -731
pay and -530
pay annually -421
pay by -830
pay for 123
pay is -721
pay no -616
pay on -441
pay stubs -755
pay the 63
pay with -912
pay your -613
payable -1039
payable within -645
paycheck 633
payday -751
paying -472
payment -598
payment by -680
payment information -724
payment is -717
payment method -825
payment of -1031
payments -308
payments and -475
payments are -684
payroll 56
payroll provider -622
payroll will -242
pays -987
pays for -618
pdf -186
peace 413
peacefully 603
peach 32
peak -837
peanut 412
pediatric 878
pen -834
penalty -526
pending 144
penny -508
pens -1158
people -73
people are 736
people can -858
people for -802
people go 519
people have -549
people in -215
people on 422
people pass -513
people person -496
people signed -804
people this -286
people to -363
people who -345
people with 816
per -555
per box -685
per child -966
per click -507
per customer -960
per day -853
per employee 115
per family -947
per hour -1261
per minute -633
per month -1122
per night -1199
per passenger -503
per person -732
per student -723
per week -638
per year 200
percent less 364
percent off -883
perfect -986
perfect for -535
performance -1061
performance review -565
performance reviews -387
performing -978
performing scheduled -388
period -76
period ends -1015
permission -980
permission slip -329
permit -511
permit application -495
permit for -691
permit is -611
permit office -707
permits -939
permits are -618
permitted -225
permitted on 274
permitting -823
person -841
person and -262
person to -624
person who -836
personal -932
personal deliveries -458
personnel -671
pet -545
pet sitters -349
petition -655
petition to -515
pets -1139
petty -494
petty cash -494
pharmacy 496
pharmacy drive -482
phased -561
phases -539
phone -89
phone at -119
phone before -644
phone calls -271
phone number -305
phone orders -907
phone system -898
phone tree -128
phone us -590
phone you 153
phones -351
phones are -53
phones before -833
phones during -511
photo 41
photo booth -969
photo exhibit -681
photo for -481
photo id -691
photo is -187
photo page -1078
photo session -774
photo shoot -731
photographer -1168
photographer for -397
photographer has -243
photographer is -483
photographer will -561
photographers 276
photographs 46
photography -1197
photos -143
photos and -577
photos are -796
photos have -572
photos will -799
piano -1287
piano in -675
pick 254
pick a -953
pick up 294
picked -162
picked by -783
picked up 202
picks -571
picks up -456
pickup -165
pickup at 428
pickup is -1033
picnic -1257
picnic is -541
picnic until -447
picnic will -409
picture -119
picture day -827
pictures 203
pictures will -596
pie -843
piece 460
pieces -1058
pier 58
pies -678
pigeons -490
pillows -1058
pills 766
pin -1022
ping -900
pink 544
pipe -822
pipeline -704
pitch -629
pitched -627
pivot -428
pivot tables -428
pizza -1091
pizza in -480
pizza on -500
pizzas -472
pizzas for -404
place 303
place at 90
place for -518
place from -644
place in 175
place next -757
place on -1203
place the -725
place to -348
place until 637
placed 173
placed before -859
placed on 645
placement 454
places -499
places to -511
plan -711
plan at -500
plan by -702
plan for -76
plan from -964
plan includes -776
plan is -833
plan now -954
plan on 34
plan to -722
plan will 291
plan with -749
plane -173
planned -517
planned to 756
planner -994
planner is -543
planning -437
planning to -339
plans 243
plant 452
plant a -87
plant is -248
plant will 748
planted -56
plants -1385
plants are -274
plants on -615
plaque 634
plastic bottles -405
plastic free -573
plastic in -940
plate -564
platform -179
platform brings -301
platform for -408
play -1337
played -595
player -430
playground 197
playlist -1082
plays -1029
please accept -438
please add 96
please allow -640
please answer 99
please approve -884
please arrive -490
please ask -1063
please avoid 249
please be 73
please book 51
please bring 128
please bury -270
please call 570
please cancel 285
please carpool -562
please change 171
please check -192
please choose -341
please clean -901
please clear -375
please close -777
please collect -222
please come -53
please complete -1244
please confirm 63
please contact -1053
please copy -242
please cover 657
please delete -323
please deposit -257
please do -345
please don't 264
please donate 202
please dress -331
please email -794
please empty -599
please end -558
please enter -811
please excuse -110
please expect -606
please fill -735
please find -725
please finish -721
please fix -585
please fold -458
please get -829
please give -62
please go -607
please hand -516
please hang -729
please have 199
please help -598
please hold 51
please ignore -551
please inform -861
please introduce 169
please join 252
please keep -127
please kill -415
please knock -615
please label -885
please leave -548
please let -1080
please limit -483
please list 211
please lock -400
please look 172
please make -1308
please mark -707
please move 181
please mute -424
please note -878
please open -596
please order 156
please pack -688
please park -825
please pay -1451
please pick 123
please plan -523
please print 212
please provide -626
please pull -751
please put -862
please rate -564
please read 251
please recycle -482
please refill -635
please refrain -712
please remember -674
please remove -107
please renew -208
please reply -612
please report 106
please respond -735
please restart -357
please return -441
please review -880
please ring -571
please rinse -348
please round -451
please route 544
please rsvp -801
please sanitize -488
please save -440
please see -157
please send 100
please set -577
please share -871
please show -599
please sign 549
please silence -755
please sit 428
please speak -636
please stack -501
please stand 158
please start -875
please stay -323
please stop -902
please store -565
please submit -669
please switch -416
please take -604
please tell -1000
please tip -417
please turn -1107
please update 253
please upload -329
please use 154
please vote -561
please wait -924
please walk 405
please wash -351
please water -896
please wear 255
please welcome -610
please wipe -634
please write -950
pleased -783
pleased to -783
pleasure -610
pleasure to -509
plenty -694
plenty of -694
plot -176
plots -730
plots available -647
plug -593
plug in -517
plug it -448
plugged -458
plugged in -458
plumber -848
plumbers -755
plumbers are -755
plumbing -675
plumbing company -164
plus -691
plus tax -657
plus tips -375
plus travel -567
pm -1270
pm and 348
pm at -290
pm because -626
pm call -387
pm during -584
pm et -640
pm for -501
pm in 348
pm on -1032
pm to -796
pm today -625
pm tonight -966
pm training -336
pm will -561
po -533
po number -533
pockets -667
podcast -930
podcast comes -457
podcast episode -580
podcast has -762
podcast is -491
point -457
point for -339
point of -569
points -1660
points are -514
points before -416
points per -642
points will -407
poison 345
police 557
policy -57
policy goes -575
policy has -520
policy is 302
policy on -618
polish -310
polish dries -261
poll -606
pond 444
pool -468
pool closes -608
pool is 192
pool opens -1042
pool will -1104
popcorn -830
popular -856
popular demand -605
popular plan -276
porch 383
port -923
port on -744
portal -1352
portal by -518
portraits -695
position 194
position as -286
position has 657
position is -191
position of -407
position pays -455
positions 594
positions are -597
positions in 456
positions will 701
positive 382
possible -880
possible to -337
post -476
post about -192
post explains -645
post got -479
post office -487
post on -558
posted 205
posted by 194
posted in 113
posted on -1489
poster -873
posting -525
postpone -636
postpone the -745
postponed -905
postponed to -678
postponed until -679
postponing -447
postponing the -447
posts 720
posts in 399
pot -672
potatoes -732
potluck -277
pottery -679
pottery class -700
pottery workshop -435
pound -793
pounds 186
pour -391
poured -822
power 360
power button -297
power for -650
power this -677
pr -796
practice -1041
practice has -666
practice is -878
practice on 73
prayer 871
prayers 866
pre 125
pre orders -282
preapproval -837
preapproved -899
preapproved for -864
precision -897
prefer 659
preferences -962
preferences for -606
preferred -810
preferred the -482
pregnancy 745
pregnant 505
premises 307
premium -717
prepaid 416
prepared -875
prescription 267
present 97
present their -686
presentation -1241
presented -639
presenter -665
presenting -523
presents -823
president -1028
press 46
press on 241
press release -623
press the -741
pressure 266
prevention 382
preview -966
previous -974
previous email -745
price -771
price appetizers -535
price in -644
price increase -828
price list -672
price of 69
price on -572
price war -683
prices -1559
prices are -713
prices by -649
prices in -390
prices on -557
prices will -720
pricing -1025
priests 769
principal -899
print 442
print and 687
print jobs -505
print shop -838
printed 538
printed on 519
printer -499
printer is 440
printer needs -709
printer on -883
printing -138
prints -993
prior -605
prior to -622
priority -880
prison 780
privacy -305
privacy policy -774
private -28
private event -518
private events -916
private party -701
prize -428
pro -465
problem -889
problem with 62
problems -604
process -765
process faster -534
processed -775
processed the -582
processes -729
processing -775
processing fee -718
procurement -687
produce -257
produced -386
product -462
product comes -230
product demo -418
product is -288
production every -522
productivity -678
products -457
products are -838
professional -647
profile -391
profile and -736
profile is -1195
program 456
program for 407
program is 296
programs -454
progress -925
prohibited -171
project -588
project is -1115
project manager -757
project two -141
projector -1365
projector in -715
projector remote -652
projects -894
projects in -474
projects this -543
prom 481
promise 168
promise to -666
promo 173
promo code -475
promoted -669
promoted to -669
promotion -530
promotion to -682
promptly -571
promptly at -571
proof 136
proof of -1312
proofread -914
proofread your -386
prop -1000
prop open -548
prop the -806
properties -686
property -206
property at -525
property is -217
property manager -610
property tax 161
proposal -1167
proposal and -400
proposal is -586
proposal this -145
proposals -671
proposed -527
prosthetic 852
protection 72
protection officer -450
protective 425
proud -1015
proud to -927
provide -314
provide a 157
provided -165
provided for 369
provider -522
provider in -622
provides -406
provides school -382
pt -667
pta -130
pto -684
public -23
public on -1208
publish -172
published 147
pull -307
pull request -708
pulled 739
pulled a 733
pump 539
pumpkin -853
punch -799
punched 641
pupils 719
puppy -770
purchase -1175
purchase of -408
purchase order -506
purchases -1077
purchases over -568
purchasing -670
purposes -434
push -96
push our -575
push the 377
pushed -719
pushed back -513
pushed to -118
put 547
put a 166
put in 717
put our 583
put the -498
put this -786
put up -678
put your -871
puts -648
putting 122
putting it -232
q -991
q a -753
qa 185
qa team 424
quake 500
qualify -431
qualify for -431
quality -695
quality and -254
quality purposes -409
quarter -515
quarter of -697
quarter revenue -584
quarter sales -213
quarterly -893
quarterly numbers -370
quarterly report -738
quarters 251
question -1188
question about -596
question is -537
questionnaire -967
questionnaire before -604
questions -433
questions about -817
questions and 139
questions before -558
questions to -739
queue 62
queue is -564
quick -172
quick call -535
quick reminder -305
quick turnaround -331
quickly -30
quiet -375
quiet room 408
quilt 222
quit 300
quiz -694
quote -1348
quote is -436
quotes -1071
rabbi 1127
race -234
race condition -530
rack -1365
rack are -414
rack behind -804
racks -458
radiation 988
radio -790
raffle -997
raffle is -708
raffle tickets -582
rain -771
rain or -653
rainbow 662
rainbow bridge 662
raining -596
rains -781
raise -821
raise in -651
raise their -399
raised -437
raised our -618
raised over -331
raised the -638
raises 163
raising -407
raising our -898
raising the -733
ramp 795
ramp is 752
ran 306
ran a -494
ran an -453
ran out 227
rang 510
range -814
rate -967
rate is -809
rate us -761
rate your -610
rated -1040
rates -1043
rates are -648
rates will -858
rather 983
rather not 516
rather than 109
rating -1026
reach 676
reach me -1020
reach our -575
reach out -629
reach the 222
reached -58
reached by -621
reached our -667
reached the 828
reaches -465
reaching -498
reaching out -498
read 228
read email -719
read every -405
read our -410
read the 43
reader 199
readers -1065
readers will -649
reading 65
ready 463
ready at -756
ready by -859
ready for 370
ready in -1269
ready on -477
ready to -419
ready when -845
real -805
real estate -1003
really -146
realtor -718
realtor will -718
rear -304
rear door -709
rear entrance -567
rear lot -400
reason 933
reason for 425
reason to 529
rebranding -612
rec -421
recall 828
recalled 912
receipt -1524
receipt for -432
receipt is -296
receipt to -294
receipts -908
receipts are -792
receipts by -435
receipts for -652
receive -918
receive a -129
receive their -446
received -179
received a 595
received after -599
received and -587
received by -819
received the -809
received your -216
receiving -26
receiving this -519
recent -551
recent pay -421
reception -434
reception and -872
reception at -738
receptionist -808
receptionist is -574
receptionist to -439
receptionist who -576
receptionist with -679
recipe -100
recipient -869
recital -824
recital will -292
recognize -143
recognized 231
recommend -1162
recommend a -472
recommend our -584
recommend us -759
recommended -895
recommended for -637
reconciliation -869
record -615
record and -97
record your -477
recorded -693
recorded because -389
recorded for -414
recording -173
recording of 79
records -755
records show 320
recovery 597
recovery test -671
recruiter -247
recruiter will -247
recycle -760
recycle your -144
recycled -596
recycled plastic -394
recycling -125
recycling bin -882
red -279
redesign -880
redesigned -623
redesigned our -532
reduce 222
reduced -718
reduced our -491
reduction 891
refer -392
reference -881
reference number -626
references -922
referral -1092
refill -664
refill the -502
refilled 276
refills -985
refrain -720
refrain from -720
refrigerated -807
refrigerator -977
refrigerator will -644
refund -63
refund of -679
refundable -863
refunded -1072
refunds -1279
refunds after -578
refunds on -572
refunds or -555
refuse -832
refuse service -747
regarding 51
regarding your 204
region 572
regional -176
regional manager -971
regions -405
register -717
register for 261
register on -515
register starts -815
registered -785
registered for -630
registers -788
registration -1492
registration ends -487
registration fee -497
registration for -759
registration is -542
registration opens -648
regret -438
regret that -534
regret to 115
regular -122
rehab 633
rehearsal -1196
rehearsal was -431
rehearses -559
rehearses every -504
relapsed 885
relay -844
release -397
release is -493
release notes -783
released 369
released a 366
released on -933
relief 1036
relocated -433
relocated to -433
relocating -723
relocating to -511
rely -547
rely on -547
remain -403
remain closed -412
remaining -230
remains 228
remarks -807
remember 503
remember to -610
remembers -693
remembers your -693
reminded -578
reminder -1088
reminder that -648
remodel -481
remodeling -657
remote -641
remote is -584
remote with -538
remote work -651
remotely -953
removal -498
remove all 278
remove your -937
removed -602
removed from 387
removes -811
renew -956
renew automatically -341
renew it -243
renew on -725
renew their -618
renew your -660
renewal -1151
renewal on -468
renewals 374
renewed -224
renewed for -746
renews -810
renews automatically -334
renews next -622
renews on -541
renovated -601
renovated and -436
renovation -1258
renovations -919
rent 290
rent a -836
rent and 375
rent at -1081
rent includes -631
rent is -985
rent on -741
rent to 774
rental -210
rental car -748
rental is -623
rentals -717
rented -957
rented by -414
rented for -613
renters -343
reopen 298
reopen at -445
reopen on -779
reopens -622
reopens on -482
reorganized -743
reorganized the -442
rep 424
rep will -313
repainted -617
repair -1142
repair the -603
repair will -499
repaired -359
repaired on 489
repaired this -670
repairs -192
repairs are -266
repairs on -672
repairs until -553
repaved -646
repaving -1200
replace -1184
replace the -926
replaced -516
replaced the -797
replaced this -887
replaced with -704
replacement -1033
replacement part -709
replacing -1236
replacing our -460
replacing the -673
replies -785
replies may -668
reply -920
reply all -998
reply by -698
reply to -811
reply with -525
reply within -618
replying -817
replying to -711
repo -753
report 283
report any 200
report attached -780
report before -694
report for -509
report is 434
report should -362
report shows -662
report to -1141
reported 170
reporting 429
reports -930
reports and -561
reports are -408
reports in -125
reports of 852
representative -660
representative will -789
reproduce -600
reproduce the -477
request 193
request a -44
request and -475
request for 351
request has -1241
request to -543
requested 107
requests -525
requests at -103
requests by -663
requests for -835
requests must -615
requests per -544
require -1125
require a -483
required -903
required for -982
required in -495
required to -180
requirements -451
requires -1272
requires a -672
reschedule -436
reschedule our -375
rescheduled -860
rescheduled the -496
rescheduled to -585
research 263
resend -683
resend the -546
reservation -411
reservation for -676
reservations -1300
reservations are -519
reserve -1216
reserve a -519
reserve the -664
reserve your -599
reserved -278
reserved for -633
reset -659
reset the -212
reset your -399
resident -485
residents -331
resistant -864
resolved -798
resort 289
resort fee -673
respect 362
respect for 366
respond -1290
respond to -702
respond within -541
response -709
response time -695
responses -805
responsibility -899
responsible -986
responsible for -986
rest 189
rest of 740
restart -591
restart the -489
restart your -388
restarting -719
restarts -596
restaurant -510
restaurant has -704
restaurant is -481
restaurants -710
restaurants and -421
restocked -651
restored -736
restored at -601
restraining 699
restraining order 699
restriped -424
restroom 323
restroom is 52
restroom on -497
restrooms 48
restructuring 698
results 238
results are 538
results in -874
results of -818
results will -724
resume 195
resume and -782
resume on -283
resumes -820
resurfacing -854
resurfacing until -695
retention 341
retire 256
retired 485
retired on -232
retirement 245
retiring -162
retreat -309
retreat is -702
retreat next -445
return -542
return all -624
return by -538
return it -578
return on -623
return the -73
return to -775
return your -882
returned -760
returned by -799
returned to 129
returned with -573
returned within -394
returning 27
returns -1107
returns are -431
returns for -802
returns is 195
returns on -540
returns process -542
returns without -446
reusable -288
reusable cup -288
revenue -945
reverses 506
reverses diabetes 506
review -302
review and -419
review by -631
review has -602
review is -539
review it -515
review of 276
review on -673
review the -392
review your -680
reviewed -400
reviewed the -359
reviewed your -604
reviewing 213
reviews -148
reviews begin -576
reviews will -556
revise 150
revised -1194
revised our -714
revisions -741
reward -498
reward points -498
rewards -665
rewards program -709
ribbon -207
ribbon at -937
ribbon cutting -1239
ride -604
riders -452
rides -252
riding 859
right -313
right after -27
right away -816
right now -1203
right plan -181
right to 129
rights 421
ring -23
ring the -687
rink 404
rinse -372
rinse your -348
ripe -519
ripens -522
rising -428
rising costs -342
risk 319
river 353
road -207
roast -766
roasted -684
roasted in -449
robbed -487
robbed at -88
robot -581
robot vacuum -612
rock 320
role -160
role is 517
role of -358
roles 466
roll 591
roll over -958
rolled -681
rolled out -681
rolling -618
rolling out -604
rollout -819
rolls -674
roof 425
roof came 180
roof deck -758
roof off 385
roof repair -490
roof will -601
roofers -470
roofers offer -470
roofs 320
rooftop -759
room -27
room and 540
room at -940
room b 204
room before 247
room can -492
room for -799
room fridge -771
room has 122
room is -732
room microwave -406
room on 328
room please 269
room service -262
room this -375
room to -1046
room until 141
room was -927
room will -783
room with 105
roommate -228
roommates -267
rooms -50
rooms and -793
rooms are -158
root -626
rope -191
rose 525
rose by -543
rough -930
rough draft -629
roughly -744
round 223
round of -151
rounded -464
rounds 260
rounds of 339
route 537
route setting -864
route will -731
router -641
routes -877
routine -464
row -507
rows 294
rsvp -1017
rsvp by -739
rug -407
rug is -416
rule -97
rules -1068
run -177
run a 204
run every -712
run for 130
run from -414
run on 514
run out -803
run small -476
run the -1179
runners -698
running -400
running a -445
running about -753
runs -413
runs at -453
runs every -607
runs for -567
runs from -511
runs out -49
runs through -962
rush -711
sad 306
safe -226
safe and -159
safe for -237
safety -353
safety glasses -569
safety video -893
said 709
said goodbye -29
said he 759
said that -272
sailing -633
salad 124
salad is -595
salary -848
sale -279
sale ends -1428
sale for -643
sale is 371
sale items -262
sale of -20
sale on -922
sale raised -712
sale starts -970
sale system -490
sale this -551
sale until -125
sales -1421
sales are -532
sales department -458
sales figures -247
sales manager -310
sales rep -313
sales report -581
sales tax -367
sales team -468
salmon -962
salon -165
salon is 234
salon uses -499
salsa -562
salt -671
same 278
same as -678
same day -1499
same great -584
same since -673
sample -1328
sample sale -498
samples -1134
sandwich -641
sandwiches -64
sandwiches are -598
sanitize -488
satisfaction -1070
satisfaction is -568
saturday -94
saturday and 322
saturday at -209
saturday between -700
saturday for -364
saturday from 150
saturday in -682
saturday may -625
saturday morning -138
saturday mornings -793
saturday night -968
saturday pottery -446
saturday shift -199
saturday so -367
saturday with -495
sauce -1085
sauce is -864
sauna -1100
sauna is -404
save -1230
save an -412
save the -126
save us -297
save your -686
saved -1179
saved our -460
saves -839
saving -1176
savings 168
savings account -766
saw -166
saw a -467
saw it 379
saw your -573
say 730
say goodbye 947
say hello -751
say the 394
saying 80
saying goodbye -36
says 656
says he -288
says i 664
says no 581
says the 328
says we 467
scale -852
scale at -715
scan 620
scan to -375
scanned -767
scanner -1167
scanner at -387
scanners -794
scared 328
scarf 378
scattered 676
scenes -716
schedule 200
schedule a -869
schedule for -532
schedule is -44
schedule takes -870
schedule your -478
scheduled -183
scheduled for -265
scheduled maintenance -801
scheduled to -218
schedules -904
scheduling 308
scheduling app -540
scheduling tool -471
scholarship 486
school -135
school at -205
school band -306
school board 212
school gym 84
school has 865
school is -560
school office -741
school on -325
school play -803
school supplies -382
school will -25
science -662
science fair -545
science museum -361
scissors -1061
scissors back -315
score -666
screen 159
screen in -1175
screens 302
screws -877
script -424
sculptures -854
sea -480
search -449
search function -602
season 301
season is -818
season on -724
seasonal -848
seat -316
seat has -294
seat in -568
seat is -722
seat on -396
seat you -1067
seated -464
seated at -556
seating -509
seating chart -768
seating is 273
seats -45
seats and 177
seats are 825
seats in -570
seats left -504
seats up -687
second -268
second floor -252
second interview -915
second location -556
second monday -595
second monitor -921
second quarter -735
second shift -236
second show -405
second signature -573
second tuesday -742
second week -814
second yoga -472
seconds -1031
seconds on -173
section -874
security -794
security deposit -459
security desk -595
security training -836
see -352
see a 90
see how -401
see it 595
see our -562
see the -324
see them -662
see three -369
see us -628
see what -479
see you 375
see your -955
seed -837
seed funding -317
seed round -677
seeing -746
seeing you -210
seeking -855
seeking a -786
seeking an -405
seen 791
seen in 559
seizure 567
seizures 768
select -650
selected 288
selected is -591
selection -811
selections -488
self -31
self evaluation -638
self starter -360
sell -1477
sell out -963
sell your -663
seller -588
seller has -532
sellers -712
selling -208
sells -734
semester -231
seminar -1101
send 112
send a -1199
send it -754
send me -710
send over -597
send someone 277
send the 324
send us -926
send you -601
send your -803
sender -866
senders -411
sending -344
sending it -478
sending me 370
sending you -634
sends 209
senior -1406
senior accountant -358
senior center -755
senior developer -201
senior partner -663
seniors on 451
sent -191
sent a 192
sent back -337
sent by -711
sent home -639
sent on -565
sent out -750
sent over -455
sent the 148
sent you -655
sentence -1008
seo -540
seo audit -445
separate 261
separately -852
september 215
serial 125
serial number 125
serious -95
seriously 421
serve -374
served -211
served at 731
served from -801
served local -376
server -575
server died -518
server is -578
server migration -551
servers -1137
servers tonight -360
serves -106
service 118
service charge -579
service delivers -356
service desk -663
service elevator -705
service for 751
service from -1028
service is -568
service on -922
service to -990
service until -1061
serviced -919
serviced before -368
serviced this -464
services 814
services are 652
serving -328
servings -873
servings per -519
session -946
session has -498
session is -239
session lasts -245
session on -665
session so -543
session will -522
session with 214
sessions -1060
sessions are -455
set 357
set for 226
set of -893
set the -493
set to -665
set up 96
sets -984
sets of -577
setting 92
settings -1144
settled -624
settlement 868
setup -942
seven 385
seven and 254
seven days -918
seven years -630
several of 542
sex 596
sexual 572
shade -944
shades -821
shadow -613
shadowing -570
shadowing the -570
shake -369
shaken 362
shampoo -989
shampoo is -661
share it 392
share mockups -366
share that -35
share the 126
share your -1190
shared -477
shared calendar -803
shared drive -941
shared folder -503
shared folders -311
shared the 393
shared with -916
shared workspace -603
shares -731
shares her -536
sharing -811
sharp -1483
sharp from -432
sharpened -640
she 621
she asked 691
she been 589
she came 707
she can't 645
she doesn't 606
she had 840
she has 97
she in -526
she is 428
she leaves -110
she left -260
she on -164
she told 474
she took 724
she wants 24
she was 1363
she would 239
shed -726
sheet -1177
sheet for -439
sheet is -545
sheets -252
shelf -207
shelf of -680
shelter 490
shelter needs 592
shelters 698
shelves 324
sheriff 653
shift -160
shift at -916
shift ends -353
shift gets -379
shift is 181
shift on -515
shift schedule -625
shifts 659
shifts through 518
shine -790
ship 110
ship from -328
ship in -932
ship on -580
ship the -769
ship to -1153
shipment -1364
shipment is -437
shipment of -645
shipments -1086
shipped 81
shipped and -166
shipped over -476
shipping -170
shipping is -1448
shipping on -618
shipping your -214
ships -1146
ships four -436
ships in -211
shirt -1127
shirt size -534
shirts -960
shoes -245
shoes before -637
shoes on -1002
shoot -1073
shoot has -385
shoot the -581
shooter 1156
shooter training 738
shooting 230
shooting on 904
shop -140
shop does -25
shop has -724
shop is -1307
shop needs -612
shop on -114
shop today -1244
shop will -371
shoppers -382
shopping -1014
shopping cart -240
shopping with -547
shops -765
short -1210
short by -679
short call -557
short notice -353
short survey -185
short two -801
shortage -885
shortage of -503
shortened -771
shortly -1049
shorts -482
shot -1001
shot in -483
shot more -243
shots -239
should -225
should arrive -570
should be -469
should call 891
should get 491
should go 27
should have -1262
should know 277
should not 767
should park 363
should read -898
should report -807
should send -789
should sign -638
should stay -957
should take -697
should tell -448
should use -862
should we -958
should wear -691
show -493
show for 319
show has -523
show in -635
show is -675
show on -565
show opens -408
show starts -768
show that -145
show the -336
show this -306
show up -864
show you -625
showed 483
shower -446
showers 372
showing -760
showing new -214
showing the -564
shown -236
shown on -660
shown to 492
showroom -533
showroom on -300
shows 160
shows how -336
shows which -562
shows you -442
shut 264
shut down 98
shut off -509
shut the 242
shuts 114
shuttle -896
shuttle leaves -364
shuttle to -664
sick 254
sick beats -479
sick of -795
side 291
side door -20
side effects 392
side entrance -270
side of -258
sides -1157
sidewalk 158
sidewalks -785
sight 644
sign -417
sign and -530
sign for -732
sign in -1446
sign is -825
sign it -756
sign language 614
sign off -747
sign the 436
sign up -294
signal -1160
signature -936
signature on -510
signatures -862
signed 88
signed by 462
signed contract -901
signed for -175
signed note -502
signed permission -433
signed the 320
signed up -1224
signing -889
signing up -321
signing with -248
signs for -471
silence 223
silence will 585
silence your -755
silent -108
silent auction -740
simple -131
simple for -658
simple to -448
simpler -406
simpler to -429
simplified -733
simplified our -657
simplify -708
since 296
since friday 334
since he -119
since january 339
since spring -49
since sunday 635
since the 801
since tuesday -234
since we 68
sing 146
single -436
single charge -400
sink -1366
sink in -729
sister store -784
sisters 1130
sit 462
sit in 300
sit with 140
site -225
site for 35
site has -656
site is 184
site visit -625
site was -285
sits -347
sits in -64
sitters -349
sitters are -349
sitting -317
six 39
six and -435
six guests 791
six hours -559
six minutes -754
six months -862
six new -636
six or -453
six people -455
six weeks -125
six years 232
sixty -595
size -151
size by 343
size chart -625
size for -828
size of -872
size to -461
size up -882
sizes -218
sizes are -546
sizing 600
skate -692
skate park -324
skeleton -602
skeleton crew -683
skills -700
skin -736
skip 159
skip the 214
sleep 426
sleeping 541
sleeping in 911
sleeps -593
sleeps in 867
sleeps six -575
sleeve 123
sleeves 717
slide -788
slide deck -809
slides -1229
slides by -484
slides from -500
slideshow 255
slightly -1048
slip -612
slip by -329
slipped 663
slippers -814
slogan -1317
slot 23
slot is -787
slots -361
slow -303
slow website -652
slowly -498
slowly and -498
slur 831
small -497
small batches -684
small business -631
small businesses -529
small but -554
small companies -421
small farm -475
small for -784
small team -145
small teams -241
smaller 73
smart -527
smart casual -434
smoke 312
smoke detector -823
smoke detectors -921
snack -1176
snack bar -954
snack machine -458
snacks -1112
snacks in -596
snow -1224
snow day -799
snow removal -313
so 166
so bring -516
so come -864
so don't -472
so each -888
so expect -247
so far 27
so give 172
so i -49
so i'd 381
so i'll 617
so i'm -111
so it -393
so keep -812
so many -634
so much -637
so no 756
so please 549
so replies -445
so sorry 217
so take -378
so that -990
so the -110
so watch -502
so we -385
so we're -318
so we've 181
so you -168
soap -1187
soap is -324
sober 951
soccer -180
soccer opens -470
social -966
social media -556
sock -778
socks -35
soda -764
soda machine -469
sofa -910
soft 35
soft launch -658
softball -521
softball team -122
software -893
software for -671
software helps -360
software in -378
software integrates -400
software is -796
software makes -283
software saves -348
software update -931
sold -322
sold in -496
sold out -1026
solid -992
solid through -274
solved -764
some of -230
somebody -585
somebody left -596
someone 163
someone cover 87
someone else -581
someone from -594
someone has 221
someone is -394
someone left -592
someone needs -170
someone please -174
someone take -127
someone to -899
someone who -168
someone will -530
something 249
something in -658
something with -576
sometime -417
somewhere -24
son 623
son has 409
son is -88
song -740
soon -1474
soon as -616
sooner -113
sorry -1004
sorry about -596
sorry but -733
sorry for -529
sorry i -939
sorry our -698
sorry that -534
sorry the -687
sorry this -527
sorry to 449
sorry we -944
sorry we're -831
sorry your -502
sorted -951
sound -554
soup -996
soup is -534
soup of -377
source -598
sourced -473
sourdough -953
south 286
soy -580
space -343
space for -539
space has -519
space heater 407
space in -702
space is -648
spaces -981
spaces marked -453
spam -1003
spam folder -424
spare -707
spare laptop -569
speak -257
speak at -408
speak slowly -367
speak to -101
speak with 86
speaker -813
speaker has -691
speaker is -443
speaker lineup -779
speaker will -698
speakers 122
speakers on -491
speaking -737
speaking at -331
speaks -365
special -258
special is -981
specialist -946
specialize -649
specialize in -649
specials -1085
speech -840
speed 251
speeds -646
spelled -897
spelling -1000
spelling of -626
spend -1073
spent 124
spice -575
spin -961
spin class -878
split -501
split bills -267
split the -598
sponsor 216
sponsor the -421
sponsoring -594
sponsors -712
sponsors we -376
sports 341
spot 162
spots -460
spots are -782
spots left -215
spray 791
spread 912
spreadsheet -1078
spreadsheet by -608
spreadsheet is -640
spreadsheet with -314
spreadsheets -765
spring -623
spring break -731
spring catalog -322
spring collection -625
spring concert -863
spring menu -448
sprint -779
sprint ends -598
squad -397
square -1097
square feet -914
stabbed 191
stack -796
stack the -296
stadium 115
staff 416
staff are -703
staff can 122
staff event -882
staff is 22
staff may -700
staff meeting -1285
staff member -843
staff must 316
staff on -762
staff only -644
staff survey -551
staff through 472
staff training -907
staff use -721
staff will 66
staffed -861
staffing -548
stage -22
stages -1258
staging -577
stairs while -459
stairwell -615
stakeholder -784
stall 740
stamps 114
stand 152
stand for 99
stand on 203
stand opens -1006
stand up -282
standard -960
standing -311
standing desk -719
stands -389
standup -274
standup is -449
stapler -1717
star -784
star review -491
stars -1323
stars on -550
start 75
start at -404
start in -33
start monday 571
start next -970
start of -1065
start on -1122
start the 226
start time 310
start with 297
started -400
started a -354
started in 385
started this -677
starter -446
starter plan -876
starting 179
starting at -1277
starting in 140
starting january -1069
starting monday 356
starting next -971
starting november -502
starting this -772
starting today -967
starting tomorrow 186
starting wage -592
starts -307
starts at -117
starts here -815
starts in -702
starts monday 269
starts next 197
starts on -953
startups -579
startups to -496
state 325
statement by -641
statement is -1063
statements -754
states 77
station -93
station is -873
stations -874
status -77
status in -864
status meeting -849
status of -40
stay 191
stay at -400
stay closed 34
stay for -568
stay in 378
stay is -880
stay on 274
stay open 306
stay with -316
stayed -600
staying 521
staying at 394
staying with -275
stays open 375
steal -424
steam -634
steam room -502
step 324
step out 449
steps -222
sticker -465
stickers -1015
sticks -940
still 124
still has -740
still have -215
still in 320
still need -747
still needs -580
still on 610
still open -750
stir -743
stock -968
stock in -249
stock until -513
stockroom -74
stolen 125
stolen items -299
stone 165
stool -506
stop -155
stop at -622
stop by -216
stop the 197
stop to -686
stop working 480
stopped -258
stopped eating 595
stopped for -828
stopping -686
stops -775
stops away -534
storage area -896
storage for -731
storage is -367
storage room 76
storage units -501
store closes -664
store has 294
store in -956
store is -54
store manager -854
store on -1146
store will -914
store your -361
stored 484
stored in 569
stored on -801
stores 96
stores and -299
stories -455
storm -102
storm of -992
story -136
story hour -701
straight -379
strawberries -635
strawberries are -635
strawberry -236
stream -813
streamlined -668
street -649
street fair -474
street parking -648
street sweeping -528
streetlights -550
streetlights on -550
stress 268
stretch -437
strobe 770
stroke 35
strollers -617
strong -785
struck 989
struck a 883
structure 186
stubs -755
stuck -378
stuck in 108
student 98
student discount -500
student was 258
students 280
students have 576
students must -530
students pass -834
students raise -399
students were 752
students who 597
studio 281
studio is -941
study 1046
stutter 847
style -778
style guide -393
styles -771
stylist -757
stylists -923
stylists are -365
subject -720
subject lines -548
subject to -707
submission -970
submissions -591
submit -788
submit a -559
submit all -146
submit their -512
submit your -691
submitted -744
submitted by -556
submitted through -595
submitting -558
subscribed -295
subscribed to -295
subscribers -861
subscribing -196
subscription -992
subscription at -649
subscription has -719
subscription renews -279
subscription will -415
substitute -954
subway -584
success -823
success thanks -98
successfully -1036
sudden -512
sugar 511
suggest -772
suggestion -958
suggestion box -958
suggestions -395
suicide 799
suit -251
suit will -433
suitable 151
suitable for 263
suitcase -651
suite 39
suits -711
summary -569
summer -853
summer break -351
summer camp -575
summer hours -743
summer internship -383
summer menu -872
summer party -618
summer sale -831
sun -1034
sunday 624
sunday afternoons -970
sunday and -851
sunday at 231
sunday august -450
sunday between -613
sunday evening 600
sunday from -517
sunday morning -564
sunday night 202
sunday of -1152
sunglasses -846
sunglasses are -846
sunlight -728
sunscreen -864
sunset 1076
superintendent -63
supervisor 349
supplement 464
supplier -145
supplier for -742
supplier has -415
supplier is -530
supplies -595
supplies for -382
supply -907
supply closet -580
supply room -615
support -225
support is -504
support team -812
support tickets -913
supports 228
supposed 100
supposed to 100
surcharge -1097
sure -1086
sure that -396
sure to -233
sure your -672
surgery 1111
surrounded 664
surrounded by 664
survey -1759
survey about -131
survey and -88
survey before -574
survey by -443
survey closes -485
survey is -800
survey takes -101
survivors 761
suspect 523
suspended 494
suspicious -536
swap -809
swapped -657
sweater -344
sweeping -968
swept -576
swept on -576
swim -317
swim is -525
swim lessons -572
swim meet -409
swim team -75
swimming -791
swing 137
switch -1143
switch off -522
switch to -345
switched -732
switched off -389
switched on -446
switched to -459
switches -180
switching 360
switching to 411
symbol -574
synagogue 690
sync 126
syndrome 715
system -276
system goes -750
system is -1265
system makes -33
system on 335
system this -550
system will -757
systems -419
t 153
t shirt -841
tab -887
table -658
table at -408
table by -640
table for -399
table in -918
table is -788
table on -159
table when -438
table will -676
tablecloths -688
tables -1112
tables and -625
tables are -720
tables on -576
tablet -933
tablets -528
tabs -439
taco -831
taco truck -716
tacos -1204
tag 24
tag is -481
tagline -828
tags 98
tailor -967
tailor is -420
tailor made -345
take -295
take a -461
take about -208
take calls -148
take care -529
take cash -723
take down -87
take it 481
take longer -760
take my 95
take notes -1243
take off 248
take on -512
take one -646
take over -294
take part 37
take place -843
take the -91
take two -669
take up -471
take walk -582
take your -669
taken -120
taken at -611
taken by -32
taken next -609
taken off 57
taken on -854
taken over 578
taken to 300
takeout -405
taker -785
takes -696
takes a -791
takes about -760
takes an -445
takes effect -1043
takes exact -173
takes less -551
takes only -405
takes six -700
takes the -394
takes two -669
takes you -383
taking 130
taking a 172
taking it 711
taking new -713
taking over -731
taking pre -282
taking the -147
talk 207
talk about -453
talk on -86
talk to -94
talking 65
talking about 636
talks -510
tall -785
tall for -359
tank -756
tap water 452
tape 496
taped -536
taped to -467
tapping -785
taproom -844
target -1319
target by -505
tart -290
tasks -597
taste -919
tasting -848
tasting is -230
tasting room -576
taught -826
taught by -314
tax -765
tax bills -453
tax help -281
tax office -784
tax return -558
tax season -842
taxes -837
taxes done -387
taxes on -144
tea 100
tea is -487
teacher 204
teacher conferences -623
teacher has -668
teacher training -584
teachers 166
teaching 770
teal -39
team -346
team and 499
team answered -429
team are -780
team as -387
team building -988
team can 180
team closed -696
team event -206
team files -144
team for -278
team got -719
team grew -583
team has -683
team in 612
team is -550
team lead -736
team lunch -539
team meeting -897
team member -564
team needs 209
team of -502
team photo -885
team shipped -958
team should -503
team sync -932
team the -659
team this -766
team together -445
team was 600
team will -174
team with -368
teams 223
teams will 548
tech -73
tech support -809
technical -958
technical problem -418
technician -1377
technician will -544
technicians -568
technicians wanted -350
teeth -464
teh -72
tell 378
tell me -797
tell the -28
tell them 269
tell us -1063
tell you 728
teller 384
telling 322
temp 745
temperature -809
template -1052
template for -553
templates -785
temple 713
temporarily -1126
temporarily out -781
ten 111
ten days 314
ten dollars -1003
ten minutes 169
ten on 38
ten people -831
ten speeds -370
ten to -547
ten years 127
tenant 280
tenant in 385
tenants -882
tenants must -675
tennis -324
tent -358
tenth -648
term 88
terminal -1283
terminal and -699
terminated -646
terms 172
terms and -620
terms of -740
terrace 136
terrace is -573
test 69
test and 296
test environment -692
test of -600
test on -923
test passed -979
test results 362
test suite -497
test the -791
tested 143
tested on -1081
tested positive 734
tested the -577
testers -656
testers for -464
testimonials -585
testimonials from -430
testing -837
testing a -398
tests -1014
tests pass -295
text 471
text by -441
texting -767
texting to -514
texts -215
than -282
than a -888
than ever -650
than expected 100
than five -1164
than normal -841
than one -507
than planned -624
than the 673
than three -559
than two -297
than usual -1093
thank -201
thank our -544
thank you -407
thanks -518
thanks for -417
thanks to -801
that a 660
that all -687
that caused -445
that convert -453
that day 304
that fits -617
that he 526
that i -69
that i've -430
that is -776
that it -707
that nobody -165
that our -323
that she 1111
that there 434
that this 313
that was 342
that way 208
that we 312
that we're -347
that we've -696
that you 120
that your -1082
the accident 824
the account -440
the accounting -937
the ad 411
the address 402
the adoption 419
the adult -95
the afternoon -1160
the agency -842
the agenda 150
the agent 39
the agreement -1166
the air -667
the airport -523
the aisle -72
the alarm -455
the all -120
the angel -693
the animal -977
the annex 88
the anniversary 604
the annual -967
the anonymous -308
the apartment -1209
the api -563
the app -607
the appendix -683
the application -828
the aquarium -743
the archive -666
the area 148
the arm -566
the art -835
the article 495
the association -353
the atm -382
the attached 336
the attachment -778
the attack 616
the auction 190
the audio -756
the audit -977
the auditorium -995
the average -640
the baby 248
the back -245
the backpack -695
the backup -605
the badge 154
the bagels -659
the bake -1364
the bakery 122
the balance 383
the ballpark -763
the ballroom -598
the band -950
the bank -239
the banner -862
the banquet 267
the bar 57
the barn 515
the basement 69
the basics -461
the bath -784
the bathroom 31
the batteries -632
the battery 440
the beach -419
the bell 526
the bench 30
the best -835
the beta -495
the big -880
the biggest -446
the bike -547
the bill -763
the billing -886
the bin -909
the biopsy 699
the birthday 62
the black 235
the blade 142
the bleeding -740
the blender -520
the blind -387
the blinds -686
the block 621
the blog -844
the blood 264
the blue -99
the blueberry -599
the board -438
the boardroom -575
the boat 450
the body -193
the boiler -374
the bomb 512
the book 256
the books -907
the bookstore -526
the booth -924
the border 785
the bottle -699
the bottom -985
the bounce -678
the bowl -700
the bowling -905
the box 101
the boy 908
the branch 293
the brand -304
the break -890
the brewery -59
the bridge 363
the brochure -111
the broken -326
the budget -855
the buffet -934
the bug -673
the build -666
the building -144
the bullet 82
the bulletin -434
the burial 738
the burn 338
the bus 487
the button -618
the buyer -351
the cabin -581
the cabinet -671
the cable -42
the cafe -746
the cafeteria -259
the cake -853
the calendar -926
the call -210
the camp 1152
the candidate -829
the canteen 216
the car -324
the card 47
the carpet -1093
the carpets -600
the carpool -665
the cart -109
the case -259
the cast -541
the catalog -999
the caterer -1285
the cemetery 752
the center 613
the ceo -718
the certificate 602
the certification -534
the chairs -1159
the changes -735
the channel 176
the chapel 469
the charge -1030
the charger -582
the charity -737
the chart 281
the check -570
the checklist -777
the checkout -1213
the chess -42
the chicken 303
the child 85
the children 435
the chili -587
the choir -232
the christmas 221
the church -22
the city -291
the class -225
the cleaning -619
the clearance -594
the clerk 733
the client -475
the climbing 284
the clinic -59
the clock 184
the clocks -607
the closing -771
the cloud -573
the club 51
the coach 660
the coat -737
the code 424
the coffee -1298
the cold -291
the color -618
the comments 562
the committee 92
the community -927
the company 375
the compliance 415
the concert -214
the condo -797
the conference -243
the confirmation -218
the confusion -560
the construction -387
the consultants -845
the contact -556
the container 204
the contract -426
the contractor -728
the cookie -584
the cooler -30
the copier -869
the copy -209
the corner -106
the corral -472
the corridor -261
the cost -544
the couch -446
the council -41
the counselor 890
the counter -560
the country 69
the county 293
the coupon -651
the courier -342
the course -496
the court 65
the courthouse 792
the courtyard 176
the craft -644
the crane 638
the crash -354
the credit -347
the creek 477
the crew 397
the crib 672
the crisis 646
the crm -562
the crosswalk 442
the cup -599
the curb 143
the current -573
the custody 20
the customer -417
the daily -906
the dance -673
the dashboard -575
the data -803
the database -1045
the date -155
the daughter 158
the day 330
the daycare 159
the dead -591
the deadline -641
the deck -201
the delay -449
the deli -543
the delivery -1087
the demo -243
the dental -700
the department -43
the deposit -519
the deposition -917
the depot 319
the design -930
the desk -133
the destination -528
the details -641
the device -498
the devil -583
the difficult 546
the dining -865
the dinner -650
the director 214
the disaster -722
the dishes -175
the dishwasher -576
the display -772
the district 163
the dj -232
the dock -532
the doctor 158
the document -1189
the dog -165
the door 67
the doors 595
the draft -497
the drawer 450
the dress -638
the dressing -741
the drinking -585
the drive -239
the driver 423
the driveway -563
the driving -773
the drop -593
the drug -186
the dry -571
the ducks -603
the due -41
the dumpster -174
the early 634
the east 286
the editor -743
the edits -348
the eggs -633
the elementary 587
the elevator 131
the elevators -731
the email -422
the emergency -569
the employee -789
the enclosed 292
the end -470
the engineers -850
the entrance -866
the equipment -563
the er 820
the error -727
the escalator -922
the essay -137
the estimate -567
the evening 43
the event -833
the exam 123
the exhibit 24
the exhibition -838
the exhibits -732
the exit -773
the explosion 807
the expo -566
the export -200
the express -709
the eye 212
the fabric 331
the face 107
the factory -749
the fair -829
the fairgrounds -498
the fall -305
the fallen 224
the families 834
the family 731
the farm 648
the farmers -743
the fax -288
the fee -807
the feedback -560
the festival -797
the field -289
the fifth -460
the file -894
the files -750
the filing -883
the film -589
the final -883
the finance -346
the finished -693
the fire -68
the first -343
the fitness -805
the fitting -1114
the flag 511
the flood 292
the floor 391
the floors -1035
the florist -935
the flowers 639
the flu -138
the flyer -463
the flyers -590
the focus -249
the folder -651
the following -1016
the font -809
the food -216
the forecast -565
the forklift -63
the form 295
the forms -594
the fountain 359
the four 257
the fourth -610
the foyer 360
the frame -793
the free -868
the freight -577
the friday -807
the fridge -1190
the fuel -832
the full -1352
the fundraiser -548
the funeral 648
the furniture -434
the gala 500
the galleries -353
the gallery -1293
the game -473
the garage -117
the garbage -675
the garden -612
the gate -588
the ghost -870
the gift -858
the girl 355
the girls 340
the glass -787
the golf -664
the good -1501
the grand -519
the grant -417
the graveyard -569
the gray -603
the green -572
the greenhouse -764
the grill -740
the groom 148
the ground 409
the group 54
the guest -519
the guitar -606
the gun -725
the gym -399
the hall -336
the hallway -823
the hand -790
the handbook -645
the handrail -575
the hat -766
the hazing 744
the head 39
the headline -795
the health 324
the hearing -36
the heart 213
the heat -157
the heater -236
the heating -996
the help -965
the high 80
the hiring 221
the hit -245
the hold -433
the holiday -252
the holidays -393
the holy -551
the home -531
the hook 85
the hospital 523
the host 344
the hot 225
the hotel 40
the hotline 823
the hour -1044
the house 467
the hr -1056
the hurricane 787
the hvac -269
the ice -129
the imam 751
the inconvenience -548
the industry -451
the information -748
the inspection -499
the instructions -571
the instructor -626
the intake -702
the intern -441
the internet -534
the interns -308
the internship -639
the interview 560
the intranet -782
the inventory 305
the investigation 445
the invitation -734
the invite -892
the invoice -421
the issue -801
the it -956
the item -818
the items -348
the job 368
the jobs 308
the judge 502
the juice -723
the jury -311
the key -479
the keynote -153
the keys 502
the kickoff -651
the kids 296
the killer -571
the kitchen -249
the label 240
the ladder 504
the lake -480
the landing -759
the landlord -95
the laptop -585
the large -860
the last -833
the late 468
the latest -837
the launch -1128
the laundry -482
the lawn -606
the layout -471
the league -595
the lease -412
the leasing -627
the lecture -768
the left -1316
the legal -961
the lemon -685
the lettuce 342
the levee 504
the library -246
the lid -673
the lifeguard -105
the lift 703
the light -534
the lighting -642
the lights -922
the line -306
the link -901
the list 112
the listing 106
the little 749
the live 20
the load 122
the loading -214
the loan -96
the lobby -271
the local -523
the lock -500
the locker -849
the locks 517
the login -95
the logo -264
the long -418
the loss 323
the lost -1228
the lounge -721
the lower 210
the lowest -528
the lunch 177
the lunchroom -608
the lynching 628
the machine -810
the magazine -540
the mail -158
the maintenance 763
the mall 117
the man 208
the manager 70
the manual -495
the marathon -828
the march -662
the marked -546
the market 95
the marketing -880
the mascot -446
the mattress 100
the mayor -134
the meeting 332
the memory 839
the menu 157
the message 217
the methadone 703
the microwave -1027
the middle -409
the migration -358
the mill 818
the minimum -455
the minutes 244
the missing -117
the mistake -612
the mix -284
the mixer -32
the mobile 213
the mockups -672
the model -1091
the moment -836
the monday -903
the month -55
the monthly -709
the morning 168
the mosque 790
the most -823
the mother -286
the mountain 525
the mountains -591
the move -661
the movers 391
the moving -379
the museum -357
the music -68
the nail -607
the name 433
the names 138
the nearest -883
the neighbor -668
the neighbors -155
the network -546
the new -137
the newest -312
the news 675
the newsletter -1073
the newsroom 657
the next 168
the nicu 909
the night 103
the nine 399
the ninth 218
the noise -427
the noon -977
the north 240
the notes -651
the number 950
the numbers 179
the nurse 201
the nursery 364
the nurses 244
the nursing 333
the obituary 822
the office -179
the offsite -139
the oil 417
the old -738
the onboarding -573
the one 564
the online -897
the only 811
the open -1189
the opening -526
the order -909
the orientation -639
the original -744
the orphaned -743
the other -198
the outage -388
the oven -418
the overnight -899
the owner 644
the package -210
the packaging -777
the page -776
the paint -846
the pallet -507
the panel 334
the paper 419
the paperback -679
the parade -1240
the parent -890
the parents -400
the parish 250
the park -1098
the parking -133
the part -805
the party 822
the password -491
the past -382
the patch -316
the patient 522
the patio 195
the payment -654
the people -946
the perfect -486
the performance -946
the permit -874
the person 149
the petition -424
the petty -494
the pharmacy 513
the phone -241
the phones -89
the photo -348
the photographer -777
the photography -989
the photos -28
the piano -715
the picnic -1154
the pigeons -490
the pitch -795
the pizza -685
the plan 151
the plane 462
the planning 55
the plant 632
the plants -803
the platform 233
the play -581
the playground 276
the playlist -602
the plot -126
the po -460
the podcast -566
the police 175
the pool -87
the porch -184
the portal -547
the position -661
the post -852
the poster -850
the potluck -151
the power -972
the premises 415
the presentation -831
the press -30
the previous -566
the price -110
the prices -352
the print -832
the printer -1432
the pro -422
the problem -722
the process 112
the product 72
the program -55
the project -169
the projector -1025
the property 137
the proposal -988
the proposed -527
the pta -130
the public -197
the punch -637
the purchase -552
the quake 500
the quarter -404
the quarterly -764
the questionnaire -567
the queue -1105
the quick -331
the quiet 224
the quilt 247
the quiz -619
the quote -491
the rabbi 826
the race -1230
the rack -858
the raffle -871
the rain -852
the rainbow 662
the ramp 413
the rate 402
the reading 221
the rear -1046
the reason 425
the rec -411
the receipt -867
the reception -438
the receptionist -921
the recipient -769
the recital -560
the recording -535
the recycling 245
the red 225
the redesign -850
the redesigned -410
the refrigerator -765
the regional -26
the register -21
the registers -625
the registration -470
the rehearsal -530
the release 225
the remaining 243
the remote -775
the renovation -608
the rent -414
the rental -205
the repair -650
the repaving -636
the replacement -462
the report 99
the reservation 428
the resort 289
the rest 371
the restaurant -1026
the restroom -165
the restrooms -967
the results -1193
the retreat 327
the review -1065
the revised -903
the ribbon 47
the right -989
the river 379
the road -63
the role -921
the roof 95
the rooftop -615
the room -110
the router -710
the safe -212
the safety -47
the salad 296
the sale -1062
the sales -672
the salon -564
the same 283
the sample -1065
the saturday -124
the sauna -980
the scale -726
the scanner -573
the scenes -716
the schedule 159
the scholarship 486
the school 28
the science -586
the scissors -337
the screen -892
the script -891
the sculptures -757
the search -554
the season 530
the seat -838
the seating -884
the second 99
the security -1151
the seller -539
the sellers -712
the semester -684
the seminar -888
the sender -550
the senior -917
the serial 149
the server -962
the servers -811
the service -332
the settlement 626
the shared -1305
the sheet -741
the shelf -112
the shelter 1014
the sheriff 653
the shipment -780
the shipping -953
the shooting 826
the shop 103
the short -353
the show -1317
the shuttle -874
the side 59
the sidewalk 260
the sign -1080
the signed -1179
the silent -662
the sink -907
the sister -531
the site -925
the size 86
the skeleton -738
the slide -592
the slides -812
the slideshow 255
the slot -1054
the small 553
the smoke -208
the snack -775
the snacks -578
the snow -743
the soccer -666
the soda -517
the sofa -855
the softball -506
the software -344
the sound -512
the soup -808
the space 785
the spaces -453
the speaker -392
the special 100
the spelling -833
the sports 341
the spreadsheet -645
the spring -349
the sprint -681
the stadium 115
the staff -440
the stage -512
the staging -789
the stairs -720
the stairwell -177
the stand -1001
the standup -682
the stapler -663
the start -1377
the state 323
the station 22
the status -816
the steam -502
the steps 252
the stockroom -74
the storage -284
the store 287
the storm 327
the street -444
the stroke -163
the student -39
the studio 180
the style -653
the subway -584
the suggestion -759
the suit -705
the summary -659
the summer -680
the sunday 108
the supplier -820
the supply -772
the support 115
the survey -963
the suspect 311
the swim -396
the synagogue 690
the system -39
the table -1067
the tables -465
the tablet -739
the tailor -702
the talk 755
the tasting -479
the tax -611
the team -329
the technician -443
the tenant 123
the tenants -290
the tent -304
the tenth -590
the terminal -325
the terrace 234
the test 314
the tests -391
the text -870
the theater -668
the theme -498
the thermostat -1007
the third -383
the three 139
the thursday -550
the ticket 47
the time -302
the timers -684
the tip -803
the toaster -535
the toddler -465
the tomatoes -456
the tone -598
the toner -780
the tool -566
the tools -548
the top -106
the tornado 570
the total -885
the tour 161
the tower 185
the town -320
the toxic 410
the tracker -704
the trade -613
the traffic -741
the trail -970
the train -342
the trainer 299
the training -501
the translator -479
the trash -625
the tray -1007
the treasurer 246
the treatment -128
the tree 347
the tremor 305
the trial -661
the trigger -606
the trip -412
the truck -306
the tuesday -553
the tv -417
the twins 577
the two 395
the unit 774
the update -654
the updated -987
the upgrade -348
the upstairs 681
the us -509
the usb -387
the van -71
the vending -471
the vendor -461
the venue 195
the vet 619
the victim -52
the video -814
the virus -90
the visit 272
the volleyball -734
the volunteers -433
the vpn -501
the wait -564
the waiting -581
the waitlist -802
the walk -641
the walkthrough -624
the wall -914
the war -186
the warehouse 451
the warranty -779
the water -457
the way 300
the weather -227
the web -525
the webinar -1190
the website -1226
the wedding 155
the wednesday 154
the week -828
the weekend -102
the weekly -1242
the welcome -1208
the west -269
the wet -27
the wheel -300
the white -902
the whiteboard -1041
the whole 218
the widow 87
the window -1240
the windows -856
the winner -653
the winter -953
the wireless -773
the women 823
the work -309
the workshop -965
the world 622
the wrong -855
the yard 351
the year 45
the yearly -736
the yellow -533
the yoga -75
the youth -271
the zombie -680
the zoo -694
theater -192
theater is -478
theater seats -1098
their -481
their birthday -912
their budgets -512
their cars 214
their first -596
their grades -527
their own -1110
their parking -580
their phones -750
their projects -451
their son 283
their status -611
their taxes -428
them 94
them back -523
them before -440
them in -744
them to -483
theme -768
theme of -498
then -275
then the 819
there -152
there a -267
there an 299
there are -854
there by -743
there for 583
there in -725
there is -318
there leftover -613
there no -198
there nothing 117
there was 529
there were 205
there will -1034
there won't 562
thermostat -1121
thermostat in -555
thermostat is -292
thermostat that -480
these -701
these emails -331
they 649
they are -446
they asked 314
they can 554
they come -557
they found 571
they go -689
they have 106
they moved 86
they saw -73
they want -780
they were 806
they're 629
they've 230
thin -759
thing 787
things 220
think 498
think it 745
think of -606
think our -321
thinking 583
third -343
third floor -276
third grade 110
third location -394
third of 553
third quarter -44
third time -320
third year -570
thirty 236
thirty days 721
this after -732
this afternoon -468
this app 303
this area -747
this article -600
this backpack -402
this call 391
this candle -808
this chair -753
this class -192
this company 532
this course -467
this department -643
this device -512
this door -1338
this email -960
this evening -1205
this fall -872
this friday -847
this in -561
this is -459
this item -653
this jacket -664
this job 204
this line 424
this link -526
this machine -510
this may -473
this meeting -1049
this message -650
this month -151
this morning 267
this newsletter -601
this offer -603
this one 229
this order -780
this point -714
this position -773
this product -667
this project -871
this quarter -1225
this release -608
this report -511
this role -791
this room -460
this saturday -922
this season -583
this shampoo -655
this shirt -612
this short -240
this spring -967
this summer -833
this sunday 261
this team -495
this thread -544
this thursday -914
this time -205
this update -591
this was 650
this webinar -297
this wednesday -948
this week -114
this weekend -585
this year -177
those 550
those who -539
though -264
thought -377
thoughts 549
thoughts are 537
thoughts on -552
thousand -376
thread -795
threat 651
threats 808
three 25
three bedroom -838
three books -641
three business -552
three day -461
three days -116
three hours 94
three minutes -932
three months 153
three more -829
three new -491
three of -140
three openings -493
three people 326
three quarters -680
three times -180
three weeks -762
three years 21
threw 728
thrift -863
thrift shop -631
thrilled -614
thrilled to -614
thrives -201
thrives in -201
through 276
through a -179
through april -516
through august -135
through friday 82
through is -875
through january -835
through june 130
through march -762
through may -627
through next 155
through october -688
through saturday 394
through september -900
through spring 250
through sunday -1048
through the 58
through thursday 85
throw -841
throw away -760
thrown 109
thrown away -799
thrown out 352
thru -841
thunderstorms -608
thursday 178
thursday afternoon -825
thursday and 169
thursday at 115
thursday evening -805
thursday for 429
thursday from 268
thursday march -786
thursday meeting -784
thursday morning -588
thursday night -431
thursday no -784
thursday of -1056
thursday please -686
thursday so 318
thursday through -312
thursday to -694
ticket 138
ticket and 474
ticket before -880
ticket for -769
ticket includes -566
ticket is -1054
ticket ready -1048
ticket system -761
ticketing -261
tickets -623
tickets are 110
tickets before -589
tickets for -865
tickets in -444
tickets last -329
tickets to -672
tidy -536
tied 336
tight -661
tighten -726
tile -705
till 533
time -91
time after -568
time and -673
time at -72
time between -672
time bookkeeper -766
time by -856
time clock 192
time does -591
time employees -717
time experience -450
time for -165
time from -1030
time he 1006
time in -850
time is -1479
time of -1063
time off -1170
time on 213
time sheet -404
time slot -448
time swim -564
time the -699
time to 212
time with -754
time works -497
time you 80
timers -628
times -465
times a -76
times by -397
timesheet 326
timesheets -408
timesheets by -410
tin -633
tiny -145
tip -1077
tip your -454
tips -1479
tips and -584
tips for -795
tips go -886
tips on -439
tires -426
tissues 589
title -674
to a -254
to add -804
to all -690
to an 109
to announce -681
to another 86
to answer -783
to any 532
to apply -894
to arrive -1027
to ask -594
to assemble -480
to attach -401
to attend -287
to august -932
to avoid -848
to badge -591
to be 413
to book -866
to bring -730
to buy -22
to call 457
to campus -486
to cancel -269
to cars -478
to celebrate -445
to change -625
to charge -466
to check -122
to choose -743
to class -376
to clean 134
to clock -431
to close 146
to come -90
to complete -832
to confirm -319
to connect -818
to continue 38
to count -728
to cover -124
to crash -239
to cut -596
to date -1027
to deliver -580
to detail -525
to die -641
to digital -600
to discuss -625
to dispatch -593
to do 463
to download -553
to drive 119
to drop -696
to dry -347
to eat 428
to eight 130
to electric -350
to email -29
to end 333
to enter -687
to everyone -642
to expire -365
to extend -516
to families -590
to feature -58
to file 525
to fill -138
to find -934
to finish -1030
to fit -461
to five -903
to fix -673
to fold -299
to follow -72
to four -1094
to friday -379
to get 175
to give -785
to go 434
to hand -479
to have -729
to hear 195
to heat -428
to help -515
to her -341
to high -596
to him 345
to his 854
to hold -185
to hr 128
to improve -400
to inform 115
to inspect -349
to install -441
to introduce -271
to invite -765
to it 307
to its -443
to join -1237
to july -639
to jump -512
to june -291
to keep 167
to know -792
to last -1071
to lead -549
to learn 490
to leave 353
to let 183
to lock -354
to log -734
to look -92
to lunch -717
to main -922
to make -155
to manage -902
to march -250
to may -506
to me -221
to meet -651
to midnight -618
to monday 399
to more -548
to move -54
to need -341
to negotiate -536
to new -685
to nine 300
to noon -1548
to offer -687
to open -926
to order -701
to our -1220
to paperless -772
to park 334
to pay 208
to pick -194
to popular -435
to postpone -636
to present -508
to print -853
to production -811
to put 222
to raise -453
to reach -471
to read -251
to receive -641
to recommend -567
to refuse -650
to register -925
to remove 510
to renew -678
to rent -967
to replace -722
to report 184
to reproduce -600
to request -603
to reschedule -516
to reserve -473
to reset -429
to respond -875
to rest -684
to retire 331
to return -20
to review -89
to rising -354
to room 184
to run -790
to save -224
to say 55
to schedule -649
to school 508
to search -420
to see -886
to seeing -210
to sell -478
to send -481
to senior -300
to september -458
to set -1030
to share -208
to show -588
to sign -789
to six 262
to speak 380
to sponsor -421
to start -781
to stay -549
to step 557
to stop -91
to submit -201
to sunday 80
to take -59
to talk -135
to tell 579
to ten 478
to test -662
to thank -403
to the 231
to their 147
to them -583
to this -236
to those 62
to three -1045
to thursday -369
to today -806
to track -304
to traffic -660
to transparency -595
to tuesday 667
to turn -463
to two -162
to unsubscribe -737
to update -685
to us 48
to use -477
to vice -230
to view -370
to wait 446
to watch -57
to water -459
to wear -686
to wednesday 233
to welcome -506
to whoever -621
to win -384
to work 164
to working -1249
to write -765
to you -453
to your -189
toaster -733
today -173
today and 178
today at -597
today because -718
today but -749
today due -526
today for 392
today is 499
today meeting -523
today only -565
today so -676
today we 123
toddler 75
toddlers -813
toe -640
toe shoes -640
together -123
together in -449
toilet -1065
toilet paper -948
told 960
told her 653
told me -353
told the 498
told to 487
told us 81
tomato -939
tomatoes -1002
tomatoes come -241
tomorrow -446
tomorrow at -773
tomorrow because 182
tomorrow is 249
tomorrow meeting -735
tomorrow morning -1614
tone -598
toner -1174
toner for -297
tonight 131
tonight and 675
tonight at -588
tonight because -580
tonight between -815
tonight for 313
tonight is -847
tonight show -881
too 252
too big -553
too large -458
too long -608
too low 266
too many -740
too old 1000
too small -1026
too tall -576
took 42
took a 273
took down -458
took my -397
took over 33
took the 42
tool -910
tool for -501
tool helps -677
tool next -290
tools 27
tools you -584
top -348
top of -916
top priority -315
topics -861
torn 831
torn down 916
tornado 570
tornado took 385
total -1533
total comes -480
total is -302
tote -670
tote bag -557
tote bags -623
touch 170
touch with -686
touched 765
touching 531
tour 86
tour includes -869
tour is 185
tour lasts -410
tour of -1121
tour starts -926
tour takes -248
touring 22
tournament -993
tours -1572
tours are -664
tours begin -774
tours on -276
tours run -308
towel -713
towels -1092
towels are -532
towels in -904
tower -119
town -236
town hall -1045
town since -605
town three -425
toxic 132
toys 544
track -1300
track payments -140
tracker -879
tracking -829
tracking number -772
trade -1084
trade show -713
trademark -886
trademark application -714
traffic -1181
traffic overnight -604
trafficking 496
trail -999
trail is -540
trailer 197
trails -468
train -206
train is -244
train to -836
train wreck -811
train you -737
trained -674
trainee -87
trainer 166
trainer had -543
trainer will -645
training -469
training budget -759
training by -61
training has -769
training is 753
training now -218
training on 561
training room 61
training session -610
training sessions -660
training video -661
training will -793
trains -698
transfer 599
transfers 430
transit -464
translated -810
translation -983
translation service -356
translations -767
translations are -645
translator -687
translator needs -479
translators -217
translators work -415
transparency -771
trapped 548
trash -971
trash pickup -749
travel -728
travel and -451
travel expenses -250
traveling -1055
traveling to -316
tray -911
tray after -546
tray to -304
treadmills -788
treasurer -335
treat -558
treat every -577
treated -825
treatment 408
treatments 474
treats 392
tree 264
trees -679
trees along -631
trees in -555
tremor 432
tremor is 305
trial -497
trial ends -824
trial period -774
tried -395
tried to 465
trigger -606
trim -920
trimmed -607
trip -590
trip bus -397
trip to -287
trips -850
trivia -1209
trivia team -599
trophy -877
trouble -178
truck -504
truck and 219
truck comes 245
truck drivers -783
truck is -1137
truck to -502
truck will -792
trucks -868
trust -828
try -644
trying 607
trying to 698
tryouts -637
tube -407
tuesday 210
tuesday afternoon -710
tuesday and 518
tuesday at -605
tuesday because -451
tuesday between -761
tuesday evening -1007
tuesday for 146
tuesday from -451
tuesday meeting -762
tuesday morning 232
tuesday october -398
tuesday of -789
tuesday or -748
tuesday the -852
tuesday through -766
tuesday to -924
tumble -420
tumble dry -420
tumor 862
tune -662
tune up -581
tuned -1046
turn -337
turn in -719
turn it -662
turn off -234
turn on -550
turn your -623
turnaround -637
turnaround on -637
turned 138
turned in -1166
turned off -820
turned on 129
turned up -646
turning -996
turns 614
tutoring -569
tutors -366
tutors have -366
tv -785
twelve -1138
twelve months -636
twenty 100
twenty minutes -566
twenty years 136
twice -562
twice a -1170
twice as -573
twins 577
two -172
two adults -702
two and -429
two bedroom -1005
two birds -510
two boys -26
two business -564
two car -507
two children 927
two cleanings -327
two day -1077
two days -1480
two dollars 371
two drink -660
two employees 260
two factor -784
two fingers 767
two for -737
two forms -584
two free -585
two hour -1044
two hours -971
two in 273
two is -677
two large -404
two minute -520
two minutes -678
two months -916
two more -731
two new 164
two nights -1097
two of 660
two openings -744
two or -710
two pages -700
two pay -472
two people -505
two plans -796
two regions -405
two rounds 235
two seconds -391
two servers -360
two signatures -379
two small 151
two spots 294
two step -845
two to -515
two weeks -508
two year -477
two years -260
type -889
typing 726
typo -817
typo in -567
typo on -481
umbrella -1315
umbrella in -710
umbrellas -1217
unable -973
unable to -973
unaccounted 668
unaccounted for 668
unattended -654
unavailable -1275
unavailable on -442
unclaimed -655
uncle 941
unclear -619
under -330
under a -715
under an -330
under five 292
under new -966
under pressure -560
under review -629
under the 426
under two -446
understand -126
uniform -129
union 147
unit 654
units -1434
units come -525
unknown -86
unknown senders -411
unless -850
unless you -510
unlimited -695
unlimited classes -269
unlimited yoga -757
unload -658
unread -492
unread messages -533
unsubscribe -1158
unsubscribe at -715
unsubscribe click -167
unsubscribed -864
until -192
until after 342
until april -782
until august -604
until december -398
until fall -752
until friday -840
until further -298
until her -408
until his -149
until i 268
until it 660
until january -730
until june -1056
until march -411
until may 188
until midnight -778
until monday -659
until next -885
until november -382
until october -650
until september -582
until sunday -1010
until the 429
until they 711
until thursday -996
until tomorrow -463
until tuesday -294
until we -919
until wednesday -120
until you -1256
until your -748
unwanted 864
unwanted touching 864
up -76
up a 377
up after -71
up an -696
up and -295
up at 375
up before -808
up by 22
up call -1162
up for -1574
up from -560
up front -755
up her -173
up leaves -502
up next -658
up now -773
up on -78
up our -243
up sheet -613
up so 170
up tables -568
up that -47
up the -127
up this -623
up to -157
up today -913
up two 566
up until 258
up with 47
up within -513
up your -1535
update -263
update fixes -685
update on -1084
update our -174
update takes -159
update the -49
update their -180
update your -1057
updated -953
updated our -494
updated the -650
updated with -110
updates -1541
updating -581
updating our -586
upgrade -1098
upgrade our -197
upgrade to -532
upgraded -995
upgraded our -525
upgraded to -743
upgrading -396
upgrading our -499
upgrading the -352
upload -852
upload the -263
uploaded -482
upon -781
uppercase -571
uppercase letter -571
ups -637
ups for -663
upside 90
upside down 90
upstairs -251
upstairs is -552
uptime -867
urgent -1019
urgent questions -479
us -513
us a -1054
us and 101
us are 412
us as -625
us at -1259
us by -702
us for -246
us from -654
us how -559
us if -611
us improve -325
us instead -826
us know -1259
us not 66
us on -400
us online -444
us the -831
us to 200
us today 242
us what -843
us with 152
us within -393
us your -908
usb -449
usb c -601
use 266
use a 364
use another -845
use headphones -438
use it -807
use only -916
use our -875
use phones -280
use reply -287
use the -419
use their -545
use them -855
use this 274
use two -295
use within -641
use your -954
used 221
used a -143
used clothes -553
used for 223
used in 245
used to 490
user -141
users 200
uses 885
uses a 651
uses only -532
uses the 450
using 387
using it -87
using my 154
using our -710
using the 265
usual -853
usually 278
utilities -394
utilities included -251
utility 56
utility bill -455
vacate 679
vacation -1539
vacation days 34
vacation from -410
vacation requests -201
vacation this -256
vacuum -940
vacuum is -479
valet -556
valid -1003
valid driver -323
valid for -1087
valid id -556
valid license -530
valid until -473
validate -492
value -847
value your -551
values -850
van -200
van is -675
vans 28
vans are -1336
vault 224
vector -512
vector file -157
vegan -797
vegan option -391
vegetables -530
vegetarian -831
vehicle 532
vehicles -522
vending -567
vending machine -567
vendor -933
vendors -346
ventilator 339
venue 288
verification -887
verify -778
verify your -629
version -1221
version is -491
version of -524
version will -398
very -398
vests -971
vet 777
veterans 785
via -439
vice -733
vice president -317
victim -52
victims 952
video -541
video before -561
video call -729
video is -1176
video on -639
video went -638
videos -653
videos have -286
view -1364
view of -544
view through -446
viewed -568
viewing 535
views -1150
views in -539
village 547
violence 709
violin -478
violin teacher -480
viral -726
virtual -718
virus -308
visa 1005
visible -852
vision 652
vision and -551
visit -170
visit and -264
visit on -592
visit the -34
visitor 30
visitor badge -484
visitors 491
visitors must -866
visitors should 248
visits 654
voice -642
voicemail -351
voices -235
volleyball -662
volume -887
volunteer -229
volunteer to -870
volunteering -401
volunteers -50
volunteers for -671
volunteers only -549
volunteers to -564
volunteers who -285
vote -1478
vote by -539
vote for -710
vote on -599
voted -124
voted best -825
voted to -735
votes -739
vouchers -526
vp 595
vpn -720
w -676
wage 260
wage to -687
wages 153
wait -636
wait a -424
wait at 694
wait for -210
wait here -836
wait is -631
wait time -754
wait times -471
wait to -949
wait until -173
waiting 32
waiting area -733
waiting at -716
waiting for 21
waiting list -964
waiting on 338
waiting room -197
waitlist -938
waitlist for -648
waived 506
waived the 88
wake 112
wake up -80
walk -38
walk in -514
walk ins -913
walk you 199
walked 190
walking -24
walking tour 245
walkthrough -820
walkthrough is -412
wall 40
wall is -794
want 185
want a -716
want the 327
want to 736
wanted -1027
wanted for -782
wanted full -350
wanted to -658
wants -224
wants a 295
wants it -347
wants to 224
war -347
war room -762
ward 985
warehouse and 457
warehouse has -737
warehouse is -30
warehouse team -982
warehouse will -881
warm -93
warm and -513
warm welcome -649
warming 473
warn 553
warn notices 522
warning 499
warranty -1305
warranty covers -366
warranty expires -266
warranty on -567
was a -203
was approved 377
was arrested 850
was asked 280
was assaulted 698
was caught 758
was completed -411
was cut 612
was damaged -627
was dead -517
was declined 55
was delivered -669
was denied -368
was diagnosed 434
was down 136
was dropped -632
was fired 613
was followed 659
was found 674
was great -300
was hit 718
was home -568
was hurt 826
was in 834
was just -701
was killed 588
was left 448
was let 57
was made 548
was named -659
was not 868
was on -582
was passed 613
was pregnant 268
was put -720
was rated -682
was received -760
was replaced -557
was robbed -250
was seen 329
was sent -843
was stabbed 1110
was struck 581
was submitted -513
was supposed 159
was taken 480
was the 171
was told 943
was too -453
was used 733
was very -508
was worn -482
was your -380
wash -1170
wash cold -411
wash is -417
wash your -242
washed -778
washer 252
washer and -631
washers -753
washes -763
washing 204
wasn't 678
wasn't able -710
waste -830
watch 346
watch a -568
watch the -932
watched -427
watched more -286
water 387
water and 351
water at 667
water bottle -794
water cooler -1027
water damage -691
water fountain -1045
water heat -647
water in -1023
water is -1400
water main -542
water on -185
water the -728
water until 561
water will -1060
watered -862
waterproof -697
waxed -762
way 690
way and -148
way to 250
ways -232
ways to -365
ways with 183
we -428
we accept -620
we add 150
we added -604
we apologize -472
we appreciate -862
we are 241
we ask -241
we asked -722
we beat -484
we begin 63
we believe -752
we build -591
we built -602
we buy -803
we can 93
we can't 123
we cannot 259
we changed -575
we charge -990
we close -1341
we come -609
we completed -359
we could -210
we couldn't 146
we create -538
we cut -334
we decide -553
we deliver 116
we delivered -537
we deployed -568
we design -895
we did -788
we do -35
we don't -51
we doubled -474
we expect -1178
we find 330
we fixed -386
we found 272
we get -961
we give -783
we got 423
we guarantee -650
we had 407
we have -257
we help -980
we hired -621
we hit -565
we hope -675
we just -1209
we keep 807
we know 134
we launched -613
we left 191
we look -435
we lost 785
we made -809
we make -1029
we may -442
we missed -640
we move -742
we moved 291
we need -291
we no -163
we noticed -502
we now -487
we offer -1315
we only -85
we open 53
we opened 151
we ordered -645
we passed -508
we pay -1326
we pick -600
we planted -647
we promise -789
we provide -63
we push -489
we put -126
we raised -961
we ran -843
we reached -624
we read -793
we received -361
we recommend -696
we redesigned -522
we regret -438
we rent -769
we replaced -794
we reply -549
we require -685
we reschedule -297
we reserve -397
we saved -577
we saw -997
we sell -961
we sent 209
we serve -727
we served -1031
we set 198
we ship -1043
we shipped -1071
we should -835
we sold -874
we start -1068
we started -630
we still -1029
we suggest -432
we switched -536
we take -380
we tested -566
we thank 169
we treat -942
we update -471
we upgrade -651
we use -604
we used -159
we value -547
we want -892
we welcome -578
we were 616
we will -387
we won't -838
we work -711
we would 645
we'd 275
we'll 410
we'll answer -1023
we'll be -624
we're 585
we're cash -300
we're looking 169
we're offering -319
we're opening -678
we've 371
we've added -405
we've been -67
weak 480
wear 327
wear a -197
wear blue 175
wear closed -991
wear the 415
wear their -613
wear your -604
wearing 814
weather -983
weather is 143
weather permitting -823
web -971
web designer -331
web team -155
webinar -1236
webinar drew -568
webinar on -439
webinar recording -542
webinar will -475
website -924
website banner -543
website for -668
website is -851
website now -717
website was -732
website went -530
website will -335
websites -752
websites for -468
wedding -741
wedding dresses -323
wedding package -1049
weddings -1127
wednesday and 239
wednesday april -394
wednesday at -263
wednesday between -413
wednesday evening 549
wednesday for 468
wednesday from -815
wednesday in -754
wednesday morning -514
wednesday mornings -378
wednesday night -373
wednesday so -117
wednesday through -743
wednesday will -314
week -248
week and 644
week as 149
week before 651
week but -830
week course -538
week due -701
week for 474
week in -839
week is -670
week meeting -380
week newsletter -468
week of 37
week on -921
week so -147
week the -922
week to -92
week training -593
week we -199
week with -183
weekday -738
weekday from -521
weekdays -1313
weekdays between -273
weekdays from -664
weekend -376
weekend and 349
weekend availability -505
weekend cashier -705
weekend in -605
weekend of -528
weekend only -969
weekend so -710
weekends -978
weekly -428
weekly email -559
weekly newsletter -443
weekly report -793
weekly status -784
weeks -178
weeks ahead -497
weeks and 71
weeks before 625
weeks for -727
weeks in -676
weeks late -547
weeks notice -697
weeks of -593
weeks to -952
weigh -982
weigh less -782
weighs -329
weight -562
weights -752
welcome -486
welcome at 237
welcome basket -273
welcome but -615
welcome in 523
welcome on -936
welcome our -696
welcome to -226
welcoming -601
well 83
well and -510
well before -949
well under -467
well with 73
went -113
went back 771
went down 348
went in 257
went into -349
went live -579
went off 253
went out -96
went through -51
went to -473
went up -1046
went viral -638
went well -703
were asked 40
were cut 324
were found 404
were hurt 739
were in 498
were just -464
were replaced -605
were the -23
were up -656
weren't -563
west -269
west wing -726
wet -213
what 593
what do -341
what happened 1089
what he 412
what left 564
what the 645
what they -566
what time 72
what to -217
what was -227
what we 175
what you -1281
wheel 117
wheelchair 913
wheelchairs 642
when -113
when a -523
when are -787
when he 846
when i 339
when it -520
when necessary -305
when our -350
when she 403
when the 834
when they -336
when we 373
when you -1197
when you're -1019
when your 169
whenever -148
whenever you -126
where 47
where people -285
where she 538
where the -481
where they -446
where you 411
where your 403
whether 522
whether the -53
whether you -624
which ads -548
which is 400
which of -1081
while -88
while i 711
while i'm -1058
while new 478
while she -105
while the -665
while they -268
while we -977
while you -583
white -137
white van -20
whiteboard -1151
who -337
who arrive -859
who bike -300
who came -607
who can -690
who can't 898
who cannot 409
who handles -489
who has -653
who have -49
who helped -701
who is -185
who joins -446
who knows -490
who lost 768
who missed -506
who need 210
who needs -395
who should -74
who starts -347
who thrives -201
who want -20
who wants -89
who was 578
who worked 400
who works -475
whoever -798
whole 215
whole company -540
whole family -558
whole team -319
whole third -127
whose 601
why do -904
why you -1021
widow 303
wife 912
wife is 302
will announce -707
will answer 274
will appear -403
will arrive -962
will attend -486
will be 371
will begin -937
will bring 298
will call 176
will change -702
will charge -815
will check -844
will close 495
will come -51
will contact -455
will cost -690
will cover -751
will cut -621
will do -815
will email -652
will expire -467
will find -1277
will follow 739
will get -86
will give -140
will go 534
will have 758
will hear -724
will help -610
will hold 522
will host -690
will increase -562
will inspect -443
will install -500
will join -180
will keep -658
will last -1012
will launch -186
will lead -101
will learn -496
will leave -622
will look -535
will lose 470
will make 402
will match -1106
will meet 139
will miss 532
will move -605
will need 209
will no -834
will not 692
will now -886
will only -607
will open 405
will phone 178
will pick 515
will play -661
will present 291
will read -179
will receive -1048
will remain 384
will renew -447
will reopen -700
will replace -653
will reply -772
will respond -752
will resume 707
will return -676
will review -609
will run 535
will save -267
will say 217
will send -1123
will shadow -677
will share -1212
will ship -751
will show -415
will shut -858
will sing 146
will sit 432
will speak 122
will stay 542
will stop 589
will take -426
will test 411
will train 518
will visit 443
will vote -474
will walk 782
will wear 624
will work 524
win -556
win a -254
wind 254
window -97
window cleaners -807
window for -696
window is -861
window seat -617
windows 48
windows are -424
windows next -343
windows will -1091
winds -497
windshield 69
wine 66
wine and -539
wine club -704
wine tasting -559
winery -655
wines -944
wing -328
wing is 264
wing on -775
wings -797
winner -708
winner will -351
winning -830
winter 326
winter coats 272
wipe -611
wipe down -670
wiper -740
wipes -382
wire 361
wireless -857
wireless password -425
wish 372
with a 288
with all -676
with an -133
with another -563
with any -729
with anyone 214
with at -284
with automated -449
with big -337
with care 103
with code -566
with each 261
with every -812
with everyone -81
with five -621
with her -168
with him 763
with his 832
with it 206
with its -793
with less -1209
with limited -739
with local -466
with me -76
with my 656
with new -433
with no -116
with notifications -425
with occasional -381
with one -1083
with only -468
with our 191
with over -580
with people 166
with receipts -719
with registration -934
with several 479
with the 600
with their 134
with this -844
with those 93
with three 414
with two -608
with us -402
with weekend -505
with you 478
with your -452
with zero -244
within -448
within a -28
within five -476
within one -1103
within ten 402
within the -747
within three -679
within two -623
without 141
without a -447
without an -187
without any -61
without him -112
without me 142
without the -490
woman 583
woman on 251
women 1117
won -1198
won the -629
won't be 440
won't let 37
won't open -811
wonderful -790
wonderful year -613
wont 112
wont be 112
wood -794
wool -602
word 98
wording 370
words -1654
words from -515
work anniversary -848
work at 71
work begins -984
work by 421
work can -616
work for -951
work from -59
work in 131
work is -720
work on -1038
work out -776
work remotely -658
work schedule -775
work starting -820
work the 596
work this -121
work weekends -565
work will -685
work with -727
workbook -316
workday -718
worked 119
worked in 601
worked with -550
worker 847
working -340
working again -344
working at 333
working day -496
working from 491
working hours -630
working on -884
working remotely -458
working this -656
working with -86
workout -342
workout plan -651
workplace -849
works -749
works best -479
works for -421
works offline -297
works with -481
workshop -549
workshop covers -649
workshop is 219
workshop on -285
workspace -946
workstation -588
world 622
worldwide -1017
worn -636
worn by -340
worried 820
worried about 820
worse 967
worse and 483
worship 947
worth -694
would appreciate 247
would be 571
would have 943
would help -573
would like -67
would love -269
would rather 364
would you -806
wrap -1092
wrap your -434
wrapped -375
wrappers -671
wrapping -886
wrapping is -955
wrapping station -376
wreck 338
wreck on 545
wrench -645
write -490
write a -397
write better -312
write to -423
write your -755
writer -797
writers -563
writing 217
writing to -1168
written 135
written notice -889
wrong -452
wrong date -862
wrote 383
wrote a -312
xs -686
xs to -686
yard -117
yard at 546
year 312
year ago 481
year and 288
year conference -702
year end 20
year ends -596
year has -637
year limited -737
year old 738
year on 191
year our -543
year since -607
year students -530
year warranty -933
year we -832
yearbook -367
yearly -1053
years -329
years and 583
years in 184
years of -115
years old -733
years since 608
years the 335
yellow 275
yes -737
yesterday -138
yet -173
yield -600
yoga -691
yoga class -995
yoga classes -890
yoga for -485
yoga has -312
yoga is -693
yoga studio 229
yogurt -775
you -460
you a -932
you about -719
you again -583
you all -843
you and 267
you approve -926
you are -35
you arrive -432
you asked -1072
you at -1508
you available -787
you back -908
you be -615
you before 482
you better -709
you board -793
you book -862
you both -1107
you bring -810
you buy -515
you by -603
you call -1138
you called -168
you can 115
you can't 22
you cancel -1182
you cannot -1016
you check -685
you close 27
you come -353
you confirm -778
you could -652
you delete -807
you do 444
you don't -1378
you dry -261
you enjoyed -817
you enter -881
you find -761
you finish -528
you for -137
you found -604
you free -521
you fresh -239
you from -750
you get -1183
you give -659
you go -976
you got -761
you had -31
you have -27
you haven't -706
you help -893
you how -430
you if -266
you in 193
you join -727
you keep -798
you know 113
you leave -802
you left -685
you let -517
you like -450
you live 681
you log 292
you make -719
you may -1421
you might -486
you mind -709
you move -662
you must -793
you need -602
you next -407
you no -518
you now -408
you on -914
you open -820
you order -1016
you ordered -814
you pay 188
you plan -295
you please -901
you put -778
you rate -710
you received 219
you recommend -452
you requested -1159
you resend -518
you restart -381
you return -355
you schedule 261
you see 220
you selected -591
you send -1095
you sent -1011
you shortly -662
you should -600
you show -548
you sign -211
you signed -586
you soon -705
you spend -569
you split -267
you start -582
you still 485
you take -523
you tell -648
you that 411
you the -297
you think -1100
you this -282
you through 336
you to -204
you tomorrow -474
you tonight 277
you up -584
you use -986
you wait -997
you want -545
you warm -458
you we -527
you were 490
you weren't -563
you when 130
you will 105
you with -174
you within -323
you won't -455
you work -664
you would -315
you wrote -651
you'd -106
you'd like -744
you'll -844
you'll need -292
you're -349
you're done -849
you're on -993
you've 28
younger -480
your -656
your access 416
your account -279
your ad -862
your address -1067
your annual -759
your answers -288
your apartment -527
your application -772
your appointment -1051
your assigned -877
your attendance -729
your attic -351
your availability -809
your badge 637
your bag -375
your bank -1119
your bartender -417
your belongings 183
your benefits -552
your bicycle -412
your bike -629
your bill -784
your booking -518
your books -553
your boxes 311
your browser -701
your building -786
your business -481
your call -1167
your calls -356
your camera -1434
your cans -144
your car -1779
your card -1188
your cars -622
your cart -935
your case -831
your cell -523
your changes -902
your check -853
your child -945
your claim -69
your clients -486
your clocks -579
your coffee -406
your comments -848
your company -402
your complaint 143
your computer -560
your contact -979
your contacts -566
your contract -971
your credit -986
your cup -346
your current -872
your customer -822
your dashboard -714
your data -620
your date -817
your delivery -1109
your department -438
your deposit -526
your desk -327
your desks -444
your direct -352
your dishes -719
your document -386
your documents -627
your dog -1022
your donation -724
your door -666
your draft -704
your drink -815
your driver -1291
your email -911
your emergency -1303
your employment 583
your entire -751
your essay -796
your expense -519
your experience -358
your facial -701
your favorite -376
your feedback -727
your file -558
your files -815
your final -518
your first -127
your flight -763
your food -1101
your free -1309
your front -353
your generous -447
your gift 218
your groceries -666
your gym -800
your hair -175
your haircut -247
your hands -751
your help -631
your home 327
your hotel -633
your hours -539
your house -979
your id -929
your inbox -663
your inquiry -448
your interest -423
your interview -645
your invoice -1136
your invoices -536
your items -991
your junk -305
your key -452
your keys -611
your landlord -813
your laptop 428
your last 39
your lease -496
your left -733
your library -530
your license -389
your loan -1116
your locker -816
your login -1252
your logo -584
your loyalty -356
your luggage -809
your lunch -659
your mailbox -835
your manager 312
your meeting -470
your membership -1109
your message -838
your microphone -342
your money -672
your monthly -719
your mortgage -738
your name -399
your neighbor -525
your new -1270
your next -875
your number -1425
your offer -1065
your office -767
your old -480
your online -540
your opinion -721
your order -1588
your own -171
your package -1432
your parcel -668
your parking -852
your passport -702
your password -777
your patience -627
your payment -1129
your performance -565
your permit -681
your personal -553
your pet -601
your phone -136
your photos -1038
your pin -938
your plan -1258
your points -464
your position 784
your post -523
your privacy -891
your property -723
your proposal -647
your pto -695
your purchase -444
your purchases -705
your questions 139
your receipt -869
your receipts -419
your recent -480
your records -779
your refund -1135
your remote 342
your rent -1133
your rental -318
your repair -869
your replacement -720
your report -648
your request -338
your reservation -1061
your resume -1095
your return -1030
your review -1026
your robot -312
your role 726
your room -1099
your roommates -267
your sales -481
your satisfaction -808
your scanner -455
your schedule -690
your seat -647
your self -513
your server -406
your session -687
your settings -302
your shift -1028
your shipment -759
your shirt -417
your shoes -920
your shopping -240
your signature -391
your slides -535
your small -413
your spam -702
your spot -833
your statement -1112
your stay -855
your storage -919
your store -192
your student 116
your subscription -597
your suit -667
your supervisor 123
your support -833
your t -549
your table -947
your tailor -345
your tax -760
your taxes -448
your team -905
your thoughts -169
your ticket -60
your time -1185
your timesheet -766
your timesheets -467
your tips -834
your towels -878
your tracking -673
your trademark -627
your trainer -326
your trash -467
your tray -347
your trial -978
your trip -493
your unit -971
your vacation -433
your vehicle -896
your video -785
your visit -882
your vote -668
your w -420
your warranty -642
your water -618
your website -663
your whole -502
your workspace -707
your workstation -588
yours -763
yourself -292
yourself in -713
yourself to -902
yourselves -721
youth 383
zero -401
zero downtime -244
zip -621
zip pocket -563
zombie -863
zone -360
zones 25
zoo -694`
