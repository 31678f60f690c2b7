/** Made by scripts/gate-model.ts from its sentences; weights in thousandths. */
export const bias = -1102

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack = {
  score: 0.857,
  bias: -0.534,
  anyKind: 2.118,
  kinds: {
    abuse: 2.313,
    addiction: 2.32,
    children: 2.289,
    death: 1.853,
    disability: 2.484,
    disaster: 1.88,
    illness: 2.086,
    layoffs: 2.418,
    misfortune: 1.874,
    profanity: 2.126,
    'protected-groups': 2.618,
    religion: 1.809,
    safety: 2.146,
    'self-harm': 2.118,
    violence: 1.452,
  } as Readonly<Record<string, number>>,
  grave: 0.485,
  careful: -1.337,
}

/** Of the mean, the maximum and the minimum of the word vectors. */
export const numbers =
  '402 -48 -260 71 -449 318 -255 34 148 -43 -199 285 48 299 137 -403 -69 -62 -279 135 -20 -203 -136 339 -111 96 -108 -307 36 219 346 -111 -19 265 -92 -376 52 260 -25 193 -332 316 110 -109 159 67 123 407 -178 -142 176 -154 -94 208 -107 -92 -144 -444 105 189 249 228 389 -277 104 271 195 16 -69 -13 109 -214 -166 51 325 82 87 164 -65 -201 104 183 117 46 -393 -229 -132 25 -193 -21 51 -437 314 213 -27 311 234 128 30 -386 129 5 -64 112 -145 254 -161 -96 -34 -232 -102 -107 -39 72 5 -203 49 -49 -203 25 -51 -148 -107 123 -107 119 182 -85 -3 118 26 -118 112 102 34 -235 -62 194 5 22 -328 394 37 2 -4 -101 83 178 -95 126 35 -25 -59 -91 24 194 16 -35 -192 -1 62 29 328 -92 -126 164 -116 37 59 102 139 -241 62 254 85 127 -7 62 13 6 30 36 240 86 -71 -54 -65 -49 26 52 43 -159 57 33 -62 154 71 12 -66 -80 218 -50 -203 35 -84 62 -44 55 150 -46 -333 181 40 50 84 67 -115 -75 5 69 2 -13 -54 -15 27 2 -74 -41 13 130 -16 -395 -156 -6 -111 -419 138 -61 135 82 -17 165 79 184 189 -9 93 165 -44 64 12 -65 -105 30 -137 277 21 -172 -295 207 63 93 130 -281 45 74 141 -233 -83 -53 35 -15 -27 -95 76 -204 230 -123 141 -195 -68 37 140 62 -5 11 -31 48 -23 -143 194 -152 67 110 192 102 150 17 -230 -21'

/** Of words and pairs of words. */
export const grams = `a background -465
a backpack -353
a bad -168
a badge -340
a bag -491
a bathroom 137
a bed 599
a bench 433
a benefits -734
a better -426
a bigger -64
a bit -483
a blind -968
a blog -433
a blue -627
a bomb 360
a box 815
a boy 652
a brainstorm -392
a break 658
a bug -292
a bullet -174
a burrito -579
a cable -302
a calendar 461
a call -265
a caller 710
a camper 441
a candidate -269
a candle 703
a car 809
a case -210
a certificate -562
a chance -400
a child 534
a client -80
a coat -148
a coffee 337
a cold -728
a cool -414
a copy -488
a corrected -359
a counselor 533
a coworker 629
a crash -28
a credit -471
a crime -748
a customer 673
a day 295
a dead -522
a delivery -635
a deposit -368
a desk 264
a different 208
a disaster -629
a disc -451
a discount -471
a dollar -672
a drink 345
a family -257
a fatal -70
a father 484
a few 63
a fire -310
a flood -617
a fork -648
a former 518
a four 390
a fourth -508
a free -1088
a freelance -354
a fresh -353
a friend -517
a friendly -394
a full -22
a garage -523
a gas 483
a godsend -275
a good 416
a gray -363
a guard 656
a guest 204
a gun 701
a haircut -664
a half -175
a hand 641
a handgun 497
a head -289
a headcount 221
a hit -464
a home 485
a jam -368
a jar 360
a job -129
a kidney 659
a killer -811
a knife -28
a large -349
a larger 218
a late -833
a leash -625
a leg -799
a letter 479
a light -697
a lineman 571
a link -808
a little -35
a local -657
a locker 58
a long -286
a loss 378
a lost 445
a lot -487
a loyal -433
a lump 587
a man 131
a manager -629
a marketing -439
a match 619
a meal 552
a member -518
a memory -782
a mile 481
a minimum -603
a minute -256
a mirror -436
a miscarriage 482
a missing -687
a moment 168
a month -699
a motivated -274
a name -294
a neighbor -107
a new 426
a newborn 451
a night -54
a noose 535
a note 798
a number -29
a package -785
a paper 108
a parent 608
a parking 199
a part -681
a password -401
a patient 470
a payment -577
a pdf 327
a pedestrian 254
a period -406
a photo 380
a piece 800
a place 546
a point -313
a post 186
a power 268
a private 179
a problem 356
a pull -375
a qr 253
a question -469
a quick -1026
a quiet -254
a rain -353
a real -506
a reason 362
a receipt -607
a reception -373
a receptionist -581
a refund -644
a reminder -357
a replacement -438
a report 627
a representative -516
a resident 501
a response -456
a restraining 600
a restroom 434
a review -85
a room 67
a row -782
a sale -712
a scarf 516
a school -288
a screen 638
a second 81
a security -318
a seizure 184
a senior -438
a separate 71
a service 309
a set -704
a shared -590
a shooting 744
a short -400
a shot -514
a sign 20
a signature -823
a signing -301
a single -839
a six 265
a slur 545
a small -602
a snack -469
a social -487
a soft -254
a software -699
a specialist -858
a spreadsheet -518
a staff -627
a steal -329
a stool -175
a storm -563
a story -172
a stroke -174
a student 651
a summary -333
a supervisor 276
a t -432
a table -420
a teacher 662
a team -689
a technician -289
a teller 298
a temp 614
a tenant 677
a terminal -477
a third 650
a ticket -995
a time 550
a toddler 547
a trailer 271
a train -798
a tree 268
a turn 595
a two -973
a typo -595
a valid -691
a ventilator 691
a very -361
a view -347
a visit -423
a visitor 586
a volunteer -317
a waitlist -385
a warming 414
a washer -385
a water -536
a week -145
a wheelchair 377
a while 906
a white -222
a woman 702
a worker 585
a year 117
aa 765
abandoned -666
able 168
able to 168
aborted -835
aborted after -718
about -98
about a 298
about ending 516
about four -471
about her 665
about it 726
about my 925
about new -265
about our -719
about ten -640
about the -285
about three -302
about two -750
about what -96
about your -547
above 72
above the 516
abuse -88
abuse the -546
abused -310
accent 512
accept -1073
accept returns -499
accepted -841
accepted within -297
accepting -955
access 254
access to -524
accessible 677
accident 204
accident and -262
accompanied -541
accompanied by -541
according 544
according to 544
account -259
account balance -643
account has 258
account is -558
account to -515
accountant -696
accountants -462
accounted 76
accounted for 76
accounting -449
accounting are -248
accounting for 213
accounting simple -445
accounts -642
accounts to 511
across -518
across from -284
across the -531
active 87
active shooter 502
actually -743
ad 271
ad says 439
add 281
add a 109
added -155
added a -702
added sugar -502
added three -324
added to -694
addicted -511
addicted to -511
addictive -433
addictive crunch -392
adding -536
adding a -277
address 138
address for 168
address in -522
address to -243
addresses 298
adhd 657
adjust -513
adjusted 277
adjuster 346
admission -769
adopted -444
adoption 324
adoption fell 715
ads -572
ads bring -409
adult -436
adult entree -353
adults -630
adults and -908
adults with 690
advance -176
advance to -381
advice -289
advised -261
advised that -261
advocate 459
advocate will 459
advocates 582
affected 796
affected by -593
affected employees 657
affects 430
afford 612
afford the 484
afraid -81
after 32
after a 641
after dark -442
after every -389
after five -473
after four 643
after friday 448
after her -306
after last 899
after lunch -51
after reports 591
after school 229
after several 222
after sunset 342
after the 78
after three 188
after use -744
after we -113
after what 688
after your -489
afternoon -670
afternoon and 146
afternoon so -159
again -56
again and 450
again right -276
again so -182
against 322
agency -165
agenda 138
agenda for -470
agent 466
agents -537
agents are -396
ages -63
ago 343
ago today 30
agreed -34
agreed to -34
agreement -737
ahead for -791
ahead of -842
aid -31
aid kit -534
aide 696
air -790
air conditioning -444
airport -458
airport leaves -412
aisle -675
alarm -489
alarms 34
alcohol 587
all 37
all about -475
all accounts -317
all afternoon 31
all areas 414
all attendees -572
all be 424
all branches 155
all credit -559
all day -476
all deliveries -647
all desks -145
all employees -218
all expense -253
all feedback -499
all hands -78
all invoices -567
all items -557
all job -465
all just 354
all laptops -677
all levels -482
all library -284
all major -398
all managers 140
all morning -506
all my 771
all new -563
all next 88
all night 461
all of 401
all orders -426
all our -775
all overtime -392
all packaging -359
all proposals -332
all sales -421
all scheduled 206
all she 884
all sizes -741
all staff -58
all the -362
all three 339
all times -730
all travel -807
all vendors -384
all visitors -682
all volunteers -73
all windows -484
all your -504
allergy 633
alley -426
allow -953
allow up -312
allowed -405
allowed in -781
allowed on -198
allows -759
alone 689
alone anymore 198
alone in 128
alone tonight 378
along -327
along the -295
alphabetical -536
alphabetical order -536
already -520
already use -365
altar 572
always 48
am -911
am and -646
am at 263
am currently -602
am in -906
am on -137
am to -660
am writing -526
ambulance 568
among -151
amounts -913
amputation 531
an addictive -392
an adult -598
an advance 509
an aide 264
an ambulance 501
an asl 513
an attack -136
an avalanche -106
an average -550
an eight 75
an eighth -584
an email 80
an emergency 154
an employee 775
an empty 444
an envelope -649
an error -378
an extra -342
an hour -257
an interpreter 651
an investigation 254
an officer 360
an oil -646
an opening -267
an order 362
an overdose 541
an update -428
analysis -565
and a -36
and all 804
and any 611
and anyone 337
and apple -287
and are 316
and asked 851
and asking 370
and assaulted 577
and bring 724
and broke 503
and cafes -257
and call 797
and came -478
and can't 587
and cannot 562
and cardboard -187
and cars -384
and catch 312
and charger -616
and closes -739
and color -285
and comes -841
and could 475
and couldn't 553
and cover -427
and did 387
and does 169
and don't 532
and dry -207
and dryer -385
and easy -704
and eleven -72
and ends -968
and enjoy -468
and everyone 53
and families 493
and for -119
and forth -322
and found -1041
and four -374
and free 316
and fruit -604
and get -778
and good -388
and half 235
and has 274
and hasn't 677
and have 820
and he 922
and her 874
and his 1008
and hit 406
and hold 253
and hot 317
and i 715
and i'd 519
and i'm 622
and i've -30
and includes -535
and insured -620
and intended -464
and is 910
and it 456
and keep 71
and kids 342
and late 386
and left -443
and let -624
and look -403
and managers 307
and may 760
and most 399
and my 914
and need 909
and needs 813
and no 46
and nobody 486
and none 517
and noon -675
and not 432
and now 298
and on -165
and one -211
and onions -676
and online -497
and open 284
and order -397
and orphan -476
and our 567
and parents 166
and people 411
and please 120
and proof -97
and remove -359
and requires -433
and return -845
and run 77
and said 838
and save -839
and say -188
and says 574
and send -567
and several 304
and she 954
and should 150
and sign -572
and sleeps 661
and some -222
and someone 660
and struck 619
and takes -696
and that -263
and the 1352
and them 615
and then -541
and there 395
and they 621
and they're 476
and third -504
and three 282
and thursday 343
and today 377
and took -221
and two 695
and unlimited -603
and wait -447
and want 157
and wants 268
and was 1170
and we 810
and we'll -34
and we're 643
and we've 305
and wear -340
and weekends -583
and will 374
and won't 619
and would 754
and you 148
and your 848
angel -972
angel food -400
angel investors -446
animal -664
animals 103
animals are -20
annex -127
anniversary 53
announce -461
announce our -530
announce that -396
announced 721
annual -1184
annual conference -710
anonymous 26
another -460
another call -588
answer -167
answer is -543
answer them -663
answered -456
answering -114
answering emails -389
answers -717
answers questions -485
ants -674
ants on -674
anxiety 536
any food -456
any hour 480
any inconvenience -618
any issues -462
any more 641
any questions -438
any time 181
any weather -207
anybody -556
anymore 976
anymore and 372
anymore he 494
anymore so 268
anyone 128
anyone have -431
anyone in -124
anyone on 597
anyone who 888
anyone with 556
anything 78
anytime -626
anyway -687
anywhere -791
apart 225
apartment -296
apartment available -421
apartment comes -385
apartment was 355
apartment will -372
apartments 76
api -574
apologize -311
apologize for -526
app -259
app crashed -126
app crashes -623
app has -445
app is -870
app now -505
app to -552
appear -561
appendix -643
appetizers -699
apple -287
appliances -564
applicant 621
applicants 784
application -893
application and -606
application is -400
applications -563
applications came -376
applies -572
applies to -572
apply 258
apply to -202
appointment -689
appointment is -731
appointment only -543
appointments -594
appreciate -246
appreciate it -608
appreciate your -459
approve -747
approve all -392
approve my -613
approved -357
approved by -550
approved the -568
approves -671
approximately 565
april -169
aquarium -755
archive -522
are a -407
are accepted -436
are added 468
are all 47
are allowed -527
are asked -453
are at 1070
are available 68
are back -382
are being 361
are changed 552
are cleaned -497
are closed -798
are closing 118
are collecting 405
are committed -524
are covered 596
are currently -523
are delivered -661
are designed -504
are down 45
are due -806
are excited -237
are extending -424
are failing 628
are final -485
are finished -445
are flying -526
are for -839
are free 266
are from -679
are getting -192
are gone 318
are good 329
are half -822
are having 403
are heartbroken 65
are hiring -855
are holding 280
are in 315
are included -123
are invited 359
are keeping -421
are limited 369
are listed -790
are looking 289
are made -963
are marked -446
are missing -59
are moving 252
are needed -66
are no -398
are not -712
are now 157
are on -1427
are operating 271
are out 274
are pleased -555
are posted 201
are proud -261
are ready 747
are receiving -270
are recommended -527
are reminded -573
are required -259
are responsible -509
are right 549
are safe 804
are sold -496
are sorry -484
are still 145
are subject -206
are taking 241
are taped -562
are ten -576
are the -540
are thinking 309
are to 389
are too 490
are trying -383
are tuesday 808
are two -568
are unaccounted 401
are up 409
are upgrading -414
are watered -336
are welcome -49
are with 369
are working 638
area -134
areas 414
aren't 315
arena -41
arm 35
arm length -376
armed 618
arms -273
army 629
around 221
around her 545
around six -367
around the 175
arrested 170
arrested on 693
arrivals -960
arrivals every -481
arrivals will -397
arrive -672
arrive between -452
arrive by -354
arrive in -190
arrive on 127
arrived -434
arrived damaged -378
arrived in 250
arrives -606
arrives at -156
arriving 601
art -732
art show -373
art will -460
arthritis 807
artichokes -456
artist -593
as a -37
as always -505
as it 606
as last -550
as long -155
as of 617
as our -524
as part 641
as project -552
as she 763
as soon -482
as the -542
as you 183
ashes 536
ashes will 449
aside 113
aside the -511
ask 86
ask a -348
ask about 328
ask for 130
ask that 361
ask the 451
asked 193
asked about 38
asked for 385
asked him 343
asked if 716
asked in 391
asked not 215
asked that 372
asked the 866
asked to 224
asked us 620
asked what -259
asked whether 647
asked why 462
asking 36
asking everyone -69
asking whether 111
asks -140
asks for 503
asks that -187
asks to 124
asl 513
asl interpreter 513
asleep 496
assault -210
assaulted 718
assaulted in 634
assembled -720
assembled in -612
assembling -493
assembling the -493
assessment -729
assigned space -325
assigned to 79
assignment -75
assignments -823
assistance 342
assistant -191
associate -463
associate to -463
associates 434
associates asked 38
at a 206
at all -118
at an 523
at any 187
at arm -376
at both 440
at checkout -707
at closing -180
at dusk -427
at eight 500
at eleven -646
at first 498
at five 193
at four -276
at gate 337
at gunpoint 863
at half 499
at halftime -176
at her -74
at his 189
at home -297
at intermission -738
at it 140
at least -678
at lunch -371
at me 568
at midnight -758
at my 607
at night 55
at nine 435
at no 463
at noon 347
at once -360
at one -422
at reception 285
at seat -306
at seven 146
at six -681
at staff 353
at sunset 510
at table -728
at teh 223
at ten 247
at the 619
at this 299
at twice 179
at work 678
ate -294
ate the 217
atm -845
attach -470
attached -55
attached agreement -557
attached form -744
attached the -473
attached to 284
attack 557
attack on 307
attacked 696
attacks 552
attempt -115
attempts -657
attend -211
attend the 440
attendance -283
attendance by -283
attendees 120
attending -497
attending our -369
attention 372
attic -682
auction 188
auction is 393
auction on 507
auction raised -551
audience -799
audio -462
audit -217
audit will -331
auditor -526
auditorium -677
august -185
aunt -290
authentication -473
authentication is -473
author -301
authorized -581
autistic 821
autistic and 466
automatically 271
automatically on -307
availability -728
availability for -728
available 316
available at -152
available by -791
available for 308
available from 338
available in 550
available on -858
available this -602
available to -393
available until -366
available weather -536
avalanche -328
avalanche of -666
average -485
average customer -480
average of -550
average response -348
avoid 287
avoid a -338
avoid scheduling 514
awake -206
award -416
aware 495
away 357
away a -303
away by -66
away from 767
away her -487
away his 511
away on 421
b 323
b and -611
b has -642
b is 164
baby 66
baby carrots -488
baby grand -533
baby in 869
baby is 456
baby shower -424
baby was 680
back -572
back and 31
back at -846
back by -589
back door -289
back entrance -624
back from -596
back in 253
back of 828
back on -21
back room 332
back stairs -387
back the 540
back to -409
back up -525
back wall -672
back when -527
back within -779
backbone -528
backbone of -433
background -752
background check -465
backlog -174
backordered -596
backpack -893
backpack fits -457
backpacks -488
backup -1135
backup failed -510
bacteria 690
bad 153
bad and 524
badge 275
badge at -561
badge is 482
badge photo -314
badge readers -463
badge will 468
badges -576
badges at -381
badly -216
bag -368
bag in 202
bag is -622
bag of -513
bagels -861
bags -115
bags are -239
bake 140
bake off -543
bake sale 242
baked -369
baked fresh -369
bakery 190
bakery has -209
bakery to -284
balance -143
balance is -988
balloons -519
ballots 532
ballots are 532
ballpark -805
band -1148
band aid -329
band plays -411
band practice -464
bands 411
bank 231
bank details -553
bank needs -404
bank will -531
bankruptcy 133
bankruptcy in 671
banned -638
banner -807
banquet 219
baptism 545
bar -435
bar is -788
barista -507
barn 752
barn and 634
barn is 149
bars -716
bartender -453
base -619
based -415
based in -415
basement 113
basement is -444
basics -319
basics of -319
basket -752
batch -606
batches 33
bath -758
bath bomb -387
bath mats -435
bathroom 579
batteries -494
batteries in -586
battery 220
battery died -358
battery is -666
battle -755
battle of -601
bay -172
be a -220
be able -276
be accompanied -541
be advised -261
be alone 381
be announced 296
be approved -550
be around 204
be asked 105
be assembled -720
be at 630
be attached 382
be available -90
be away 520
be back 105
be better 418
be booked -420
be cake -229
be called 432
be canceled -587
be changed -194
be charged -722
be checked 297
be cleaned -437
be cleared -79
be closed -790
be closing -549
be comfortable -246
be covering -782
be delayed -527
be delivered -325
be donated -400
be down -719
be dropped 25
be eliminated 667
be emptied -755
be exchanged -568
be explained 598
be finished -726
be five 269
be fixed -624
be found -325
be gentle 585
be given -287
be grateful -133
be handled 439
be having 692
be held 78
be here -58
be home -378
be in 639
be inspected -553
be installed -348
be joining -365
be kept -49
be kind 629
be late 362
be left 675
be let 451
be locked -604
be made -34
be mailed 350
be moved -128
be no -674
be off 167
be offline -55
be on -278
be one -187
be open 420
be ordered -773
be out 531
be paid -167
be painted -717
be patient -817
be performing -774
be picked 207
be posted -382
be presented -524
be provided -442
be pulled -586
be put 507
be reached -279
be read 352
be ready -607
be recorded -443
be repaired 374
be repaved -626
be replaced -215
be restriped -316
be retaken -623
be returned -226
be running -483
be scattered 449
be seated -302
be sent -69
be served -649
be serviced -351
be serving -239
be set -542
be shown -502
be shut -847
be signed 336
be slow 154
be sorry 424
be speaking -460
be stored 249
be submitted -658
be switching -483
be taken -742
be taking -171
be teaching 551
be tested -817
be the 580
be their 40
be there 781
be thrown 268
be turned -56
be up 333
be used -631
be wearing 516
be with 66
be working 109
beach -640
beans -453
bear 417
beat -839
beat the -530
beaten -66
beats 327
beautiful -700
because -413
because he -253
because his -484
because i -275
because it -222
because she -85
because the -174
because there 898
because you -270
become -161
bed 274
bed for 535
bed on -204
bedroom -106
bedroom apartment -781
beds 434
beds are -158
bedside -368
beef 107
been a -225
been able 426
been accounted 180
been added -617
been approved -647
been assigned 79
been at 167
been called 390
been canceled -609
been changed -531
been charged 676
been closed -916
been cutting 653
been eliminated 559
been extended -600
been filed -94
been fixed -623
been himself -543
been his 208
been identified 415
been in 298
been installed -447
been issued 423
been locked -360
been moved -551
been named -251
been notified 497
been on -152
been ordered -509
been out 404
been paid -304
been painted -602
been placed 657
been promoted -440
been pushed -309
been received -826
been removed 375
been replaced 145
been rescheduled -504
been seen 342
been shown 424
been sleeping 538
been suspended 350
been tested 477
been the -408
been told -55
been updated -451
been voted -400
been waiting -449
beer 147
before -306
before assembling -493
before boarding -518
before class -82
before each -380
before eight -559
before going 129
before lunch 283
before nine -627
before noon 51
before opening -520
before our -548
before putting -385
before ten -523
before the -89
before they -828
before we 598
before you -617
before your -761
began -29
begin 346
begin at 67
begin boarding -418
begin on 508
beginners -413
beginners start -413
beginning -375
begins 44
begins at 240
behind 526
behind on 572
behind our 400
behind since 292
behind the 330
beige -484
being 140
being a -599
being bullied 607
being garnished 453
being held 580
being moved -114
being pulled 452
being repaired -463
being replaced -846
being sued 408
believe -547
believe in -547
bell 483
bell will 344
belongings 121
belongs -710
belongs to -691
below -1057
below target -335
below to -371
belt -524
bench 257
bench by 485
bench in -290
benefit 724
benefits -688
bereavement 817
bereavement leave 491
beside 385
best -219
best for -414
best places -251
best selling -618
best tacos -293
beta -807
beta testers -499
better -278
better off 418
better than 339
between -562
between march 564
between the -631
between two -631
between us 701
beyond -324
beyond this -324
bible -679
bible says -471
bicycles -847
bicycles in -409
bicycles may -717
bid -668
big -981
big conference -274
big ideas -222
bigger -155
bigger screen -590
bike -658
bikes -422
bill -1069
bill for -584
billing 217
billing and 562
billing questions -421
bills -141
bin -1223
binder -651
bins -998
bins are -612
bins for -187
biopsy 895
biopsy results 679
bird -890
bird price -538
bird tickets -539
birds 75
birds with -431
birthday -211
birthdays -504
bishop 133
bit 46
black -56
black ink -662
blade -143
blades -715
blank 156
blankets 729
blast -731
blast email -516
bleach -540
bleed -511
bleeding -902
bleeding edge -508
blender -945
blender is -258
bless 526
blind 49
blind and 660
blind in -919
blind spot -583
blinds -663
block 421
blocked -25
blocking -597
blocking the -597
blog -642
blog post -617
blood 235
blood drive 607
blood orange -485
blood pressure 698
bloody -667
bloody mary -667
blower -535
blowout -747
blue -284
blue bins -678
blue chairs -455
blue on 189
blue umbrella -554
blueberry -354
blueberry muffins -338
board -580
board approved -440
board meeting 169
board will -686
boarding -898
boarding in -418
boat 440
boats 592
body -246
bolt -350
bomb 98
bomb threat 683
bombarded -474
bombed -458
bombing 579
bone -629
bones -552
bonus -218
book 302
book club 261
book two 431
booked -1234
booked for -299
booked through -753
booked until -443
booking -625
booking system -423
bookkeeper -144
bookkeeping -452
bookkeeping in -228
bookkeeping package -171
books -620
books and 303
books before -284
bookstore 99
bookstore is -301
booster 278
booth -210
booth at -513
booth is 188
boots -129
border 782
born 718
boss 440
both 264
both parents 577
both parties -609
both sides -677
bottle 56
bottles -534
bottom -204
bottom drawer -627
bottom of -637
bottom shelf -409
bought -788
bowl -606
bowl is -598
bowling -1074
bowling alley -426
bowling night -569
bowling team -574
bowls -311
box 572
box by 332
box is -614
box lunches -270
box of 131
box the 67
box was -643
box with 20
boxes 75
boxes for -754
boxes in -530
boy 1066
boy in 477
boy was 577
boyfriend 177
boys 258
brace 604
bracket -726
bracket is -437
braille 709
brain 655
brainstorm -467
brake 474
brakes 191
brakes on 191
branch -239
branch has -695
branch is -213
branch on 502
branches 357
brand -358
brand of -466
bread -871
bread daily -284
bread is -536
break -534
break room -733
break the -245
breakdown 715
breakfast -644
breakfast for -454
breaks 584
breakup -235
breath 561
breathing 717
brew -368
brewery 78
bride -746
bridge 804
bridge is 201
bridge now 458
bridge on 369
bridge this 414
bring -279
bring a -230
bring forks -623
bring him 89
bring in -309
bring it -76
bring the 205
bring them -288
bring to -343
bring up 26
bring you -284
bring your 458
bringing -647
bringing the -278
brings -635
brings email -213
brisket -564
brochure -194
brochure has -1010
brochure is -321
broke 567
broke at 574
broke her 503
broke into 293
broke my -346
broke the -223
broken -41
broken equipment -604
broken into 533
broken so 396
broth -72
brother 549
brother in -100
brother is 778
brothers 662
brought 125
brought a 805
brownies -989
browsers -594
bruises 590
brunch -348
brunch is -526
bucket -664
bucks -472
budget -862
budget for -359
budget meeting -398
buffet -269
bug -382
bug and -578
bug that -292
bugs -494
build -696
build is -488
build machine -177
build websites -257
building -46
building c -131
building is -686
building now 669
building on 258
building so 174
building was 630
building will -777
built 162
bulbs -767
bullet -367
bullet and -631
bullet hole 551
bullet points -518
bullet train -359
bullied 607
bullied so 607
bullying 514
bump -275
burger -619
burial 926
burial plans 659
buried -32
buried the 838
burn -351
burn for -594
burn rate -350
burn unit 511
burned 851
burned and 241
burned to 531
burns 860
burns on 486
burrito -616
burst 859
bury -539
bury the -210
bus -57
bus carrying 408
bus driver 807
bus for -345
bus leaves -711
bus stop -504
bus to -524
bus will 421
business -747
business cards -423
business casual -227
business day -524
business days -651
business for -606
business owners -384
businesses -885
busy -219
but growing -299
but he 773
but i -330
but it -298
but no 195
but not -58
but only -625
but please 311
but the 67
but they -608
but we -523
but you -591
butcher -654
butter -793
button -1018
button for -682
button is -619
button should -519
buy -877
buyer -266
buying -399
by a 588
by ambulance 432
by an -541
by appointment -798
by april -801
by august 206
by both -577
by certified 460
by check -571
by chocolate -220
by color -269
by december -461
by default -817
by email 717
by end -263
by fall 188
by family 246
by four -540
by friday -476
by hand -866
by her 1023
by his 470
by january 244
by june -22
by march -547
by may -584
by mistake -488
by monday -837
by noon 73
by october -545
by one -1045
by our 564
by over -751
by popular -119
by september -294
by ten -731
by the 225
by thursday -507
by to -36
by tuesday -778
by two -572
by video -375
by wednesday -801
by with -663
by year 229
bypass 43
c -37
cabin -791
cabin sleeps -346
cabinet -579
cabinet under -334
cabinets -651
cable -652
cafe -704
cafe now -554
cafes -257
cafeteria -559
cafeteria is -565
cafeteria will -269
cake -1384
cake for -258
cake in -489
cake it -478
calendar 58
calendar invite 355
calendar is -739
calendars -515
call 171
call ahead 424
call around 205
call because -129
call can -708
call five -201
call for -181
call from 79
call is -1006
call may -443
call or 480
call that 298
call the 216
call this 55
call to -793
call us 394
call was -435
call when 610
call will 590
call with -176
call you -175
call your 573
called 366
called about -26
called again 761
called and 303
called in -314
called off 473
called please 579
called the 955
caller 710
calling 837
calling the 181
calls 520
calls for -229
calls from 622
calls me -357
came 660
came at 685
came back 227
came down 1051
came for 344
came forward 434
came from 553
came home 715
came in -787
came out 614
came over 493
came to 121
camera 252
camera off 487
camera on 80
camp -368
camp for 377
camp is -86
campaign -183
campaign is -605
camper 441
campers 276
campus -553
can ask 609
can be 500
can bring -751
can cancel -426
can catch 109
can change -722
can come 287
can do 203
can fix -381
can go -155
can hear -529
can hold -597
can i 139
can now -1006
can only 508
can order -371
can overheat 312
can pick -234
can reach -593
can say 870
can see 190
can start -1024
can still 357
can use 158
can we 814
can work -360
can you -107
can't 1086
can't afford 514
can't be -54
can't claim 293
can't do 240
can't get 672
can't go 600
can't make -669
can't reach 692
can't read -339
can't say 341
can't stand 688
can't work -372
cancel -666
cancel the 151
cancel your -426
canceled -139
canceled the 29
canceled tonight 593
canceled with -587
cancelled -666
cancer 372
cancer and 251
candidate -147
candidates -455
candle 874
candles -1014
candles burn -425
candy -681
cane 588
cannon -640
cannot 959
cannot be -776
cannot manage 458
cannot offer -485
cannot take 506
cant 564
canteen 434
captions 554
car 322
car and 724
car died -709
car garage -481
car is -218
car on 85
car seats 541
car was -377
car wash -519
car washes -507
caramel -329
caramel popcorn -331
carbon 289
card 436
card expires -722
card for 321
card on -791
card payments -654
card was 182
card will -513
cardboard -427
cardinal -490
cards 341
cards are 66
cards cannot -630
care 297
care is -497
care it 149
care wing 562
careers -502
careers page -502
caring 766
caring for 766
carpet -1230
carpet installation -145
carpet on -401
carpet over -378
carpets -489
carpool -809
carried -121
carries 678
carries an 633
carrots -876
carry -146
carrying 487
carrying the 408
cars 49
cars by -400
cart -276
cart is -648
cartoon -747
carts -923
case -289
case from 149
case has 272
cases 26
cases of -288
caseworker 588
cash -680
cash for -150
cashier -168
cashier was 628
casseroles 698
cast -594
casual -705
cat -244
catalog -1256
catalog has -560
catalogs -579
catch 514
catch fire 517
catcher -141
catches 169
category -665
caterer -1067
catering -921
catering order -625
catering the -370
catfish -416
cats -69
caught 573
cause -463
caused 145
caused the -292
ceiling 262
ceiling of 262
celebrate 569
celebrating -44
celebration -52
celebration of 470
celery -496
cell -978
cell after -436
cell in -474
cello -582
cemetery 657
cent -725
center 242
center has -534
center is -588
center will 337
centerpieces -657
cents -1038
cents off -287
ceo -690
cereal -615
cerebral 652
cerebral palsy 652
certificate 751
certified 272
certified mail 497
certified operators -620
cfo -484
chair 32
chair and 428
chair at 449
chair in 120
chair squeaks -586
chair will 522
chairs -145
chairs and 291
chairs arrive -438
chairs in -461
chairs will -351
challenge -471
chance -782
chance to -483
change -208
change is -667
change my 510
change on -402
change the -89
change your -898
changed -643
changed the 139
changes on 461
changes to -564
changing -1016
changing our -707
channel -194
channel when -297
chapel 516
chaplain 591
chaplain is 302
chapter 266
characters -709
charge for -331
charge of -709
charged 21
charged with 632
charger -616
charger to -616
charges 329
charity -630
charity golf -358
chart 32
chart has -704
charts -648
chat -480
chat and -632
chatbot -485
chatbot answers -485
check -330
check endpoint -668
check in 170
check on -101
check the -847
check whether -511
check your 216
checked 382
checked in 884
checking 560
checking in -61
checklist -797
checkout -624
checkout is -309
checkout page -457
checkout with -291
checks 452
checks and 447
checks are 517
cheddar -652
cheese -1089
cheeses -569
chef 125
chemo 1003
chemo is 361
chess club 57
chicken 252
child -105
child in 714
child is -232
child lunch -547
child process -546
child was 641
children 232
children hospital 861
children under 440
chili -834
chili cook -442
chili is -359
chip 72
chips 184
chocolate -714
chocolate cake -398
choice -832
choir -230
choir will 592
choose -414
christmas 335
christmas market -94
christmas party -113
christmas sale -412
church 289
church basement -629
circle 246
circle back -665
city -631
city council -470
city is -587
city will -540
claim -209
claim the 293
claims 669
class -160
class for 452
class is -298
class needs -666
class not -372
class of -192
classes -84
classes are -598
classes for -839
clean -187
cleaned -1020
cleaned every -333
cleaned out -367
cleaner 453
cleaners -68
cleaners will -456
cleaning -1273
cleaning crew -602
cleaning is -637
cleanup -842
clear -136
clear at -673
clear now -164
clear the -73
clearance -564
cleared 43
cleared by -432
cleared out 678
cleared thursday 329
clears 308
clerk 358
clerk called -485
click -599
click on -335
client -342
client approved -566
client loved -695
client wants -518
client would -570
clients 258
clients come 123
climbing -116
climbing wall -116
clinic -467
clinic is 70
clinic on -233
clinic opens 475
clinic will -60
clips -585
clock 125
clock for 107
clock in -744
clock out -630
clocks -740
close 428
close and 349
close at -345
close early 88
close on -588
close the 128
close to 216
closed -164
closed after -404
closed and 603
closed at -809
closed because 750
closed for -336
closed from -727
closed monday -809
closed on -887
closed our 346
closed the 955
closed this -99
closed thursday -419
closed to -531
closed toe -382
closed until -412
closed when -317
closed while 341
closer -286
closer to -286
closes 402
closes at 374
closes early -634
closes friday -602
closes on -620
closet -593
closet by -490
closet is 224
closing 258
closing and 431
closing early -656
closing in 142
closure 479
clothes 718
clothing 356
cloud -693
cloud migration -496
club 191
club is -874
club needs -628
cluster -503
co 440
coach 141
coach has 408
coach will 219
coat -142
coat check -500
coat of -225
coat on -449
coating -79
coating room -79
coats 374
code -265
code for -478
code is -580
codes -276
coffee -382
coffee is -582
coffee machine -194
coffee station -526
coin 346
coins -879
colas -354
cold -737
cold snap -456
cold tumble -293
coli 631
collapsed 995
collapsed at 420
collapsed during 665
collapsed with 636
colleague 392
colleague who 650
colleagues 294
collect 327
collect your 266
collected -658
collected every -633
collecting 258
collecting for 405
collection -207
collection is -497
collection pauses -555
collector 273
college 861
color -1103
color palette -458
colors -912
colors on -597
colors to -254
column -763
com -613
combined -418
combined experience -418
combs -393
come 261
come back 143
come by 452
come down -469
come first -627
come forward 764
come home 463
come in 127
come out -593
come through -274
come to 824
come up 257
come with -634
comes -446
comes at -147
comes from -707
comes in -943
comes out -492
comes to 319
comes with -1254
comfort 738
comfortable 233
coming -69
coming at -263
coming home -225
coming in -162
coming on -619
coming out 464
coming to 404
comma -852
comma in -546
command -526
comment -150
comment will 58
comments 217
commercial 257
commit -205
committed -524
committed to -524
committee -531
committee is 175
committee meets -713
communion 769
community -433
community center -330
community garden -530
commute -428
commuters -657
companies -652
company 178
company has -277
company in -523
company is 24
company party -324
company picnic -682
company reported -535
company will 71
competitive -497
competitive pay -497
complained -378
complaint 1073
complaints 820
complete -425
complete a -552
complete the -123
completed -758
compliance 163
compliance training -848
compost -788
computer -644
concert -412
concert is -406
concert will -252
concussion 433
condition -304
condition in -538
conditioning -444
condolence 636
condolence card 636
conduct 356
conference -797
conference in -335
conference room -485
conference will -612
conferences -243
conferences are -473
conferences will -584
confess -445
confession 318
confetti -558
confidential 92
confidential and 92
confirm -479
confirm the -61
confirm which -261
confirm your -549
confirmed -979
confirmed for -744
confusion -376
confusion in -376
connect 181
connector -265
consultants -562
consultants have -517
consultation -658
consultation today -658
contact -478
contact form -638
contact in -415
contact information -580
contact you -634
contacted -175
contacts -694
contain 28
container 195
contains -861
contains no -502
content 421
contest -833
contest at -465
continue 636
contract 53
contract can -587
contract first -517
contract for -520
contract has 85
contract in 369
contract needs -693
contract with -458
contractor -392
control -927
convert -582
cook -490
cook off -442
cook who -280
cookie -787
cookies -935
cooks 275
cool -579
cool dry -414
cooler 81
cooler on 692
copier -984
copier is -570
copier needs -351
copier on -448
copier was -367
copies -673
copies of -641
copper -96
copy -141
copy is -678
copy of -488
copy room -761
copywriter -622
cord -540
corner -513
corner booth 325
corner cubicle -352
corner has -654
corners -743
coroner 563
coroner has 563
corral 268
correct -528
correct address -290
corrected -359
corrected copy -359
cost -26
cost of -498
costs -1247
costs we -307
costume -830
costume box -578
costumes -697
cots 723
cots and 440
cotton -272
couch -346
could -367
could be 464
could help -411
could not -482
could use 335
couldn't 391
couldn't get 470
council 133
council meets -512
council will 121
counsel 440
counselor 562
counselors -101
counselors will 583
count -780
count dropped 236
count for -345
count is 228
counter -327
counter will 61
counting -606
country 297
counts 134
counts are 306
county 295
county since -502
couple 95
couples 479
coupon -764
course -1214
course in -560
course teaches -228
court -321
court at -634
courthouse 725
courthouse steps 646
courtroom 636
courtyard 250
cover -35
cover letter -427
cover my -153
cover the -61
cover water -404
cover your -582
coverage 643
covered -254
covering -580
covering the -390
covers 389
covers all 175
covers the -138
covid 710
cow -645
coworker 629
coworkers 228
coworking -364
coworking space -364
craft -583
craft fair -553
crane 560
crash 584
crash course -587
crashed -353
crashed during -338
crashes -623
crates -120
crazy -530
cream -810
cream is -496
cream social -492
credit -533
credit card -71
credit is -493
creek 387
crew 448
crew comes -602
crew is 40
crew on -399
crew was 424
crew will 423
crews 697
crews are 428
crib 861
crime -748
crisis 607
crisis line 540
critical 162
critical condition 162
crm -847
crm works -365
cron -516
cron job -516
crooked -666
cross -395
crossed 681
crossed the 624
crosswalk 353
crosswalk at 237
crossword -564
crown -523
crown molding -523
cruise -92
crunch -392
cubicle -352
culture -289
cup -894
cup and -320
cupcake -229
cupcakes -698
cups 516
curator -343
curb 424
curbside -512
curbside pickup -512
cure 110
cure for -608
cures 738
current 307
currently -132
custody 425
custody of -337
customer asked -551
customer like -540
customer portal -280
customer said 473
customer service -647
customer since -520
customer success -590
customer support -639
customer told 392
customers -63
customers and -366
customers on -335
customers only -926
customers save -550
customs -823
cut 361
cut and 493
cut by -366
cut her 636
cut our -422
cut the -541
cuts 328
cutter 379
cutter on 440
cutting 712
cutting board -687
cutting herself 373
cutting the -499
dad 1031
dad is 527
dads 640
daily 166
dam 113
damage 185
damaged -115
damaged the 636
dance -599
dark -437
dark in 353
dark mode -618
dashboard -651
dashboard shows -498
data -921
data into -361
database -979
database is -813
date 369
date for -497
dates 494
daughter 480
daughter has 377
daughters 135
dawn 608
day -332
day and 438
day at 221
day before 234
day care -229
day early -716
day for 268
day is -1137
day late -551
day of -264
day off 232
day one -553
day program 635
day so -680
day the 111
day this 58
day three 463
day until 537
day was 569
day will -464
day work -536
daycare -520
daycare has -524
days -674
days a -546
days and -104
days by -391
days do -566
days for -224
days in -363
days notice -678
days of -690
days on -183
days since 501
days starting 54
days to 268
days with -297
dead -1488
dead again -527
dead bolt -350
dead date -312
dead gorgeous -227
dead horse -414
dead links -253
dead simple -546
dead so -333
deadline -641
deadline for -904
deadline is -255
deadline to -468
deadlines 616
deaf -81
deaf ears -718
deal -685
deal on -702
deals -122
deals start -734
death -997
death by -220
death overtime -666
debit -441
debit card -441
debt 440
decaf -661
deceased 460
december -639
decide -438
decided -183
decided to -88
decision 613
decision to 613
deck -70
deck is 282
declared 459
declined 492
decorations -602
dedicated -133
default -363
degrees -533
delay -817
delay in -536
delayed 529
delayed by -818
delete -238
deli -442
deliver -174
deliver within -385
delivered -952
delivered on -351
delivered to -380
deliveries -378
deliveries will 403
delivers -874
delivery -448
delivery and 119
delivery at -775
delivery on -696
delivery time -422
delivery window -718
demand 316
dementia 470
demo -461
demos -639
denied 296
denied because 417
dental -996
dental office -350
dental plan -419
dentist -904
department -529
department is -431
dependency -705
deploy -572
deployed -131
deported 673
deposit -917
deposit of -361
depot 328
depression -176
dept 225
dept is 225
describe -692
describes 503
design 310
design logos -502
designed -606
designed by -649
designer -654
designer for -177
desk 186
desk and -262
desk before 180
desk by -199
desk for -129
desk is 105
desk needs -701
desk the 55
desk this -390
desk will 649
desks -660
desks must -145
dessert -221
destroyed 711
details 399
details are 342
details of -425
details so -553
detained 321
detector batteries -372
detectors 475
detectors will 291
detergent -362
detox 787
developer -593
developers 443
devil -865
devil food -615
devil is -599
deviled -507
deviled eggs -507
diabetes 630
diagnosed 604
diagnosed with 604
dial 211
dialysis 1087
diapers -64
did 541
did everything 535
did it 571
did not 298
didn't 1227
didn't come 435
didn't make 356
didn't take 360
didn't work 583
die -839
die for -387
die on -630
died -635
died again -276
died at -802
died in -265
died last 413
died over -637
died peacefully 457
dietary -451
dietary preferences -451
different 208
difficult 477
difficult decision 477
digital -553
digital downloads -485
digital receipts -316
diner -673
dinner -76
diocese 402
dip -813
directly -137
directly to -137
director 468
dirty -283
dirty dishes -283
disability 577
disabled 258
disabled until -641
disaster -894
disaster recovery -527
disc -451
disc for -451
discontinued -590
discount -851
discovered -388
discuss -373
discussion -570
dish -854
dishes -938
dishes in -311
dishwasher -697
dishwashers 173
disk -560
dismissal 609
disorder 553
dispenser -581
display -939
display case -396
display in -460
distribution -305
distribution center -305
district -199
divorce 688
divorce and 247
dj -173
do 157
do a 180
do i -332
do not 45
do stairs 585
do the -386
do this 277
doc 141
dock 343
dock must -458
dock will -299
doctor -147
doctor of -397
doctor office -420
doctor says 583
doctors 532
doctors said 532
document -187
document with -731
documentation -471
documents -709
dodgeball -802
dodged -459
dodged a -459
does -611
does not -496
doesn't 253
doesn't fit -549
doesn't rent 591
dog and -21
dog down 615
dog for 278
dog on -177
dogs 223
doing -67
doing a 439
dollar -636
dollars -619
don't 738
don't ask 843
don't bring 418
don't feed -588
don't follow -384
don't have 520
don't know 694
don't leave -171
don't offer 538
don't rush -160
don't schedule 279
don't see 215
don't send 527
don't share 99
don't think 220
don't want 364
don't work -489
donate -117
donated -650
donated at -400
donating -147
donation -480
donation of -480
donations of 313
donations to 415
done 962
done in -436
donors -593
donut -630
donuts -379
door 134
door after 440
door and 424
door at -375
door closed -513
door code -757
door for 543
door has -527
door is 744
door on -536
door so 620
door when -221
door while -554
doors 422
dorm 515
dose 703
dots -653
double 167
double booked -560
double check -398
doubles -681
doughnuts -615
doves -116
down 502
down and 346
down because -418
down by -657
down for -893
down from -227
down his 457
down in -210
down on 437
down the -352
down this 465
down to -231
down until 304
down with 794
download -1200
downloads -498
downsized 528
downstairs -203
downtown -512
downtown this -272
draft 153
draft by -641
draft of -432
drains -139
draw -619
drawer 340
drawn -251
drawn on 52
dress -679
dress code -371
dress is -301
dressing -471
dries -598
drill 144
drill for 220
drill is -963
drill on 257
drill will -517
drink 802
drink and -469
drink the 510
drinking 1014
drinking water 594
drinks 390
drip -674
drive 434
drive the 246
drive through -481
drive to -230
driver -73
driver and 223
driver license -450
driver on -483
driver who 406
drivers 131
drivers are 320
driveway -352
driving -30
drop -549
drop dead -366
drop off -145
dropped -181
dropped by 49
dropped off -852
dropping 814
dropping my 29
drops -120
drops tomorrow -520
drought 353
drowned 774
drowning -421
drug 669
drug test 518
dry -962
dry cleaner -593
dry in -483
dry low -373
dry place -414
dryer -844
dryer in -568
duck -557
ducks -503
due -502
due at -736
due back -503
due by -762
due date 616
due friday 137
due monday 211
due on -802
due to 235
due within -545
dumpster 665
dunk -359
dunk tank -359
duplicate 201
duplicate contacts -473
during 56
during the -202
dusk -479
dust 488
dusting -581
duty -465
dying -489
dying to -489
e 552
each 25
each appointment -302
each box -915
each day 259
each month -292
each of 381
each one 430
each participant -562
each store -572
each ticket -469
eap 334
ear 579
early -124
early bird -615
early for 271
early on -698
early retirement 596
early shift 66
early this -716
early to -529
earn 388
earned -229
ears -923
earthquake 680
easier -670
easier to -502
east 282
east wing -301
easter 666
easter egg -845
easy -334
easy to -690
eat 35
eat free -842
eating 641
eating and 407
eating disorder 553
eats 431
edge -730
edit -467
editor -587
education 584
eeoc 465
effect 661
effect on 263
effective 808
effects -171
egg -483
egg hunt -456
eggs -755
eight -404
eight and -397
eight hours -350
eight to -375
eighth 39
elderly 530
elementary 627
elementary school 627
elevator -173
elevator for -511
elevator is 284
elevator music -948
elevator will -934
elevators -376
eleven -61
eleven minutes -830
eleven years 552
eliminated 927
else 127
email -524
email address -705
email because -270
email came 566
email chat -213
email from -450
email is -464
email marketing -163
email to -506
email was -649
email went -626
email when -443
email your -497
emailed -238
emailed to -442
emails -758
emails in -389
embassy 383
emergency 469
emergency contact 157
employee 344
employee handbook -619
employee of -688
employee survey -432
employee will -628
employees 394
employees may 621
employees must -849
employer 342
emptied -207
emptied every -368
empty 753
empty chair 333
ems 364
encampment 602
end -180
end five -493
end my -445
end of -52
end the -797
end with -638
ended 39
ended at -200
ended in -325
ended on 449
ending 516
endpoint -668
ends -153
ends at 63
ends on 177
ends saturday -547
ends sunday -719
ends the -782
engagement 195
engineers 911
enjoy -435
enjoy flexible -468
enjoyed -412
enjoyed your -412
enough -931
enough chairs -386
enough for -402
enrollment -1017
enter -1071
enter through -476
enter your -138
entered 519
entering -63
entire 546
entrance -632
entrance is -248
entrance until -709
entrance was 487
entrance will -641
entrances 73
entree -353
entry -26
envelope 362
envelope at -649
envelopes -859
environment -602
environment is -602
epilepsy 413
episode -246
equipment -1151
equipment to -604
er 813
error -919
error in -723
errors -520
escalated -243
escalator -622
escalator is -404
especially -78
especially from -78
espresso -728
espresso machine -658
essay 338
estate 49
estate exam -446
estimates -765
et -592
evacuated 417
evacuation 529
evacuation zone 319
evaluation -529
evangelist -593
even 503
even if 272
evening 141
evenings -583
evenings and -583
event -976
event on -691
events -419
events team -304
ever 217
every 25
every box -732
every call -55
every customer -540
every day 69
every employee -68
every friday -390
every hour -568
every ladder 316
every message -502
every monday 152
every month -711
every morning -109
every night -511
every other 196
every purchase -554
every saturday -911
every shift -77
every thursday -406
every time -723
every tuesday -702
every two -591
every use 383
every week -826
every weekday -644
every woman 496
everybody -20
everyone -255
everyone affected 253
everyone at 552
everyone in 381
everyone including -492
everyone on 117
everyone to -69
everyone who 360
everything 205
everything and -24
everything in 73
everything on -27
everything she 535
everything we -570
evicted 750
eviction -317
ex 777
ex is 553
exactly 324
exactly as 352
exam -471
exam today -446
example -512
except 236
except for -57
except small -482
exceptions 598
exchange 661
exchanged -568
excited -664
excited to -664
excuse 137
execute -619
execute the -458
executed -324
executed twice -324
exhibit 427
exhibit opens 186
exhibit runs -538
exhibition -557
exhibition runs -547
exit -1154
expanded -450
expanded our -450
expect -68
expect the -365
expected -297
expected in -380
expense -672
expense policy -325
expense reports -359
expenses -790
experience -1343
experience from -556
experience required -547
experience with -476
experienced -479
experiencing -460
experiencing higher -460
expire -794
expire in -571
expire on -253
expires -1057
expires in -599
expires on -681
explained 440
exploded -353
explosion 276
expo -444
export -388
exposed -203
extend -596
extended -70
extended our -497
extended to -685
extending -311
extending our -271
extension -551
exterminator -592
extinguisher 450
extra 723
extra parking -422
extra time 621
eye -267
fabric 298
face 392
face of -508
faces 592
faces will 101
facility 451
facing -801
facing the -700
factor -473
factor authentication -473
factory 522
fail 406
fail without 406
failed 675
failed login -360
failing -399
failing and 355
failing because -413
fails 565
fainted 322
fair -1114
fair is -881
fairgrounds -220
faith -101
fall -650
fall i -408
fall menu -427
fall semester -235
fallen 298
fallen will 492
falls 483
falls on 325
familiar 101
familiar faces 101
families 686
families have 252
families in 512
families who 543
families will 637
families won't -283
family 696
family and 595
family asks 327
family at 442
family before 857
family farm -454
family has 232
family in 416
family is 573
family of 500
family plan -703
family will 626
family would 668
fan -611
fan in -475
far -73
fares 26
fares to 26
farm 295
farmers -513
farmers market -714
fast 238
faster -517
fatal -368
fatal error -663
father 540
fax -393
fax machine -366
feature -899
feature is -641
feature on -254
features -500
features locally -99
february -670
fee -495
fee applies -559
fee for -745
fee is -762
fee of -558
feed 84
feed the -771
feedback -967
feedback form -405
feedback helps -404
feedback is -550
feeding 206
feeds -752
feeds a -492
feel 111
feel safe 354
feeling 683
feels -489
feet 109
feet of 407
fell 94
fell from 706
fell on -661
fell through -27
female -631
fence -181
fern -551
festival 512
fever 35
few 63
fewer 327
field 129
field is 197
field on -735
field trip -106
fifteen 281
fifteen minutes 281
fifth -105
fifth floor 190
fifty -71
fifty dollars -481
fight 182
fighting 567
file -52
file a 357
file as -649
file at 582
file is -704
file their -275
file you -485
filed 709
filed for 646
files -511
files once -304
files to -613
filing -151
filing cabinet -474
filing system -529
fill -714
fill out -634
filled -545
fills -231
filters -995
final -546
final design -566
final draft -437
final files -304
final on 360
final payment 37
final sale -586
finale -747
finally -936
finals -682
finance -497
finance team -454
find -432
find a 233
find attached -225
find her -242
find our -631
find the -288
finding -36
fine -822
fine for -424
fingers 851
fingers in 447
finish 85
finish the 139
finished -1194
finished by -470
finished the -629
finishes 104
fire at 480
fire door -788
fire drill -317
fire exit -799
fire extinguisher 450
fire in 462
fire station -372
fire this -339
fire up -478
fired off -614
fires 106
firewall -427
fireworks 413
firm -291
firmware 326
first 183
first aid 78
first come -688
first day -381
first draft -355
first light 498
first monday 212
first month -595
first of 156
first order -856
first pick -232
first served -627
first shift 409
first sunday -257
first ten -558
first three 330
first time -836
first to -265
first week 469
fish -736
fit -646
fit the -293
fit through -175
fit under -620
fitness -736
fitness room -377
fits -523
fitting 173
fitting room 173
five -670
five and 539
five days -422
five failed -360
five lines -552
five minutes -861
five ride -489
five years 199
fix -1207
fix is -346
fix the -658
fixed -1156
fixed a -292
fixed in -728
fixed the -455
fixes -458
fixes a -458
flag 56
flag at -351
flag football -513
flagged 442
flags 494
flags at 494
flash -173
flat -780
flavor -593
flexible 608
flexible hours -468
flight -251
flinches 441
flinches when 441
float -564
flood -133
flood of -650
flooded -540
flooded with -540
floor 122
floor and 659
floor by 513
floor for 624
floor has -835
floor in -724
floor is -338
floor machine -499
floor mats -475
floor restroom -626
floor which 167
floor will -597
floors 32
florist -195
florist sent -345
flour -276
flour by -276
flowers 403
flowers for 272
flowers the 385
flu -216
flu has 386
fly 283
flyer -433
flyer per -409
flyers -744
flying 49
flying out 531
flying with -474
fmla 689
fmla for 689
foam -621
focus 21
focus group -87
fold -411
fold the -385
folder -1119
folder if -337
folder is -649
folders -611
folding -710
follow 377
follow the -202
follow up -503
followed 194
followers -652
followers this -518
following 374
following the 734
following up -753
follows 684
follows the -44
font -69
font on 477
food 226
food bank 652
food cake -485
food court -634
food in -462
food only -334
food or -540
food pantry 148
food truck -1058
foot -32
foot of 516
footage 671
footage from 704
football -513
footer -61
for a -108
for about -130
for adults -851
for all -521
for an -148
for another -595
for any -222
for anyone 979
for assistance -65
for at -484
for attending -369
for autistic 636
for bankruptcy 646
for beginners -413
for being -599
for beta -499
for billing -643
for breakfast -519
for by 28
for calls 338
for cash -630
for children -887
for cleaning -625
for deaf 326
for december 309
for deliveries -851
for delivery -570
for donations 274
for each 690
for eleven 381
for every -286
for everyone -719
for extra 258
for fall -623
for families 546
for five -238
for free -796
for friday -575
for gifts 303
for good 651
for groups -337
for guests -612
for help 1021
for her -128
for him 468
for his 160
for immediate 563
for inventory -724
for it 145
for its -755
for kids 450
for large -791
for lead 477
for leukemia 548
for lost -459
for lunch -953
for maintenance -275
for me 588
for members 566
for my -174
for new -931
for next -903
for nine 319
for ninety 373
for now 710
for october -21
for one -515
for our 443
for painting -902
for paper -541
for parties -271
for people 466
for photos -153
for pickup 344
for privacy 273
for private -679
for promotion 430
for quality -443
for reheating -334
for renovation -447
for rent -620
for repairs -121
for reporting 372
for restaurants -472
for returns -618
for saturday -183
for seven -533
for shopping -458
for six 66
for small -290
for someone -491
for something 500
for staff -645
for students 289
for subscribing -318
for summer -812
for ten 108
for that -92
for the 117
for this -71
for those 424
for three -303
for thursday -540
for time 527
for toddlers -465
for tomorrow -412
for tuesday -610
for twenty -102
for two -81
for up -658
for updates -634
for urgent -665
for vacation -169
for visitors 369
for volunteers -817
for wednesday -616
for women 339
for you -995
for your -1207
force 477
forecast -474
foreclosure 843
foreign 191
forget -469
forgot -740
fork -648
forklift -137
forklift is -410
forks -822
form and -350
form has -635
form in -597
form is -723
form per -415
format -214
former 1100
former employee 518
forms -231
forms go -615
formula 637
forth -322
forty -787
forty families 344
forty minutes 199
forward 570
forward about 472
forward to -772
forward with -583
foster 685
foster placement 582
found 158
found a -324
found an -378
found by 283
found has -393
found him -95
found in 194
found needles 682
found on 68
found out 280
found the 301
founder 285
founder passed 235
fountain -29
fountain near -497
four 166
four day -536
four dollars -784
four failed 643
four feet 682
four hours 294
four of -106
four screws -607
four to 471
four year 541
four years -25
fourteen 391
fourth -633
fourth and -367
fourth floor -403
frame -593
free -467
free breakfast -551
free consultation -658
free estimates -457
free for 301
free gift -333
free in -435
free of 426
free on -1039
free packaging -422
free parking -512
free plan -825
free samples -671
free tote -583
free trial -760
free webinar -163
free with -595
freelance -354
freelance designer -177
freelancers -574
freeze 532
freeze is 476
freezer -37
freezer for 230
freight -530
fresh -847
fresh bread -284
fresh coat -203
fresh daily -484
fresh every -407
freshman 614
friday -87
friday afternoon -588
friday and 520
friday at -1212
friday because -612
friday for -311
friday from -625
friday in 637
friday lunch -513
friday prayers 509
friday since -72
friday so -358
friday the 448
friday with 483
fridge 250
fridge will -626
friend -520
friend and -399
friend to 296
friendly 204
fries -766
from a 375
from accounting -519
from december -837
from five -342
from four 334
from gate -259
from her 510
from his 919
from home -580
from july -698
from june -477
from last -1183
from lifting 462
from lot -42
from march -573
from may -770
from me 480
from monday -687
from my -432
from noon -947
from november -483
from now -107
from our 331
from procurement -643
from returns 189
from ten -318
from the 600
from this -584
from three -703
from tuesday -665
from unknown -335
from yesterday -469
from your 145
front -49
front counter 190
front desk 95
front door -942
front gate 196
front of 36
front office -281
front page 233
front row 263
front steps -618
frozen -77
fruit -586
fuel -611
fuel surcharge -611
full -206
full but -590
full time -556
full until 644
fully -108
fully booked -860
fun 320
function -473
fund 464
fund has 766
fundraiser -619
funeral 972
furniture -979
further -98
further notice -98
fusion 195
future -629
gain -553
gala -420
gala is -495
gala supports 441
galleries -543
gallon -428
game -506
game is -448
games 101
garage -325
garage in -523
garage will -929
garden -576
garden center -534
garden has 24
garden hoses -598
garden tour -426
garnished 748
gas 248
gas leak 745
gate -413
gather -275
gather in -275
gave 27
gave away -91
gave him -470
gave out 734
gave way 610
gay 592
gb -545
gb of -558
gender 838
gentle 406
gentle enough -362
gentle on -95
gentle with 478
gently -491
gently used -491
get 327
get a -734
get an 629
get back -737
get in 620
get more -436
get new -659
get one -743
get out 670
get paid -431
get the -654
get their -76
get to 196
get up 577
get your -701
gets -924
gets a -791
gets cleaned -469
gets first -232
gets free -338
gets home -219
gets the -195
gets two -599
getting -332
getting a -537
getting the -478
getting worse 409
ghost -826
ghost kitchen -579
ghost pepper -513
gift -152
gift card -737
gift shop -1159
gift wrap -608
gift wrapping -612
gifts -319
gifts to 303
gigs -514
girl 756
girls 344
give 476
give the 336
give them 337
given 313
given by 439
given what 400
giving -453
giving away -412
glass 28
glass is -661
glasses -690
glaze -372
gloves -421
glue -721
glue gun -608
gluten -291
gluten free -291
go 591
go after 342
go back 274
go home 637
go of -872
go off 509
go on 161
go out 52
go the 69
go through 512
go to -284
go up -158
go with -476
goal -753
goal of -772
goalie 322
goat 76
godsend -275
goes -283
goes by -649
goes in -631
goes live 274
goes on -1514
goes out -588
goes to 433
going 423
going home 324
going on 287
going through 537
going to -283
golf -891
golf outing -430
golf scramble -358
gone 705
gone and 373
good -304
good on 72
good pens -628
good scissors -652
goodbye 152
gorgeous -227
gospel -651
got 334
got a -27
got cut 465
got in -201
got murdered -562
got out -47
got sick 276
got the 578
got to 623
grabbed 766
grade 52
grade is -79
grade will -228
grader 674
graders -555
grades -602
graduation 715
grail -583
grail of -451
grand -626
grand opening -331
grandmother 821
grandmother went 462
grandson 147
grant -498
grant covers -381
graphic -380
graphic designer -380
grateful -26
grateful if -133
gravel -633
graveyard -552
graveyard shift -489
gray -175
grease 51
great -788
great meeting -331
green -413
greenhouse -726
greeting -35
grew -544
grew from -544
grief 659
grill -647
grill at -408
grilled -772
grilled cheese -609
grilled salmon -505
grills -503
groceries 301
groom -39
grooming -245
ground 573
ground floor -171
group 63
group for 363
group has -404
group meets 361
group of -305
group preferred -516
groups -43
groups of -492
growing -818
growing team -313
grown -99
grown vegetables -99
grows -658
growth 150
growth in -688
guarantee -749
guarantee the -306
guard -448
guard for -513
guard was 635
guard will -199
guardian 487
guards 242
guest -490
guest for -435
guest speaker -509
guests 516
guests for 125
guests may 518
guests to -274
guides 309
guides are -434
guilty 758
guitar 356
guitar and 824
gum -601
gun -709
gun and -184
gun to -594
gunpoint 863
gut -186
gutter -508
guy 44
guys 815
gym -524
gym and -260
gym bag 199
gym floor -364
gym is -584
gym will -455
had a 951
had been 483
had no 189
had the -307
had to 813
hair -532
haircut -778
half 823
half inch -445
half of 756
half off -1087
half price -814
half staff 419
halftime -176
halfway -662
hall 89
hall is 564
hall on -521
hall will -234
hallway -775
hallway has 147
ham -627
hand 255
hand in -728
hand poured -486
hand with 489
handbook -765
handbook and -512
handed 233
handed out 324
handgun 497
handicap -359
handled 439
handled by 236
handler 694
handmade -428
hands -94
hands on -709
hands out 675
hang -223
hanging 66
hanging in 320
hangs 556
happened 655
happened at 524
happened in 722
happened on 486
happened to 553
happens 92
happens on 413
happy -96
happy to -683
harassment 705
hard 344
hard time 403
hard to 29
harder -141
harder than -141
hardware -547
hardware store -547
harm 647
has a 239
has agreed -468
has an -392
has approved -315
has arrived -121
has asked 111
has buried 838
has changed -130
has closed 920
has come 733
has decided 375
has gone -417
has helped 283
has her 586
has his 283
has hit 176
has its -614
has lost -444
has made 177
has moved 51
has new -770
has nine -367
has no 171
has not 723
has only 328
has opened 239
has passed 652
has phones 458
has put 515
has raised -214
has reached -222
has reviewed -442
has shipped -289
has spread 579
has taken 659
has the -327
has three 196
has to -128
has two -321
hasn't -303
hasn't been -190
hasn't picked -245
hat 121
hated -390
hats 133
haul -705
haunted -715
have a 251
have an -425
have any 417
have arrived -443
have asked 381
have been 594
have come 468
have decided -698
have expanded -450
have extended -497
have extra 491
have fixed -246
have gone 525
have had -135
have helped -700
have it 515
have lost 379
have lupus 466
have made 613
have more -446
have moved -870
have my -225
have no 231
have not 639
have nothing 379
have one 177
have reached -582
have received -25
have reduced -647
have sent -359
have started 410
have switched -375
have ten -108
have the -338
have three 181
have tissues 408
have to 476
have too -378
have updated -298
have upgraded -405
have worked -540
have your -80
haven't -341
haven't been -428
having 409
having a 570
hazard -207
hazing 706
he 572
he asked 41
he been -515
he calls 611
he came 560
he can -143
he can't -226
he collapsed 280
he did 469
he didn't 542
he does 233
he doesn't 403
he ended 498
he fell 446
he filed 454
he gets 907
he gone -503
he had 338
he hasn't -180
he is 286
he isn't 550
he keeps 808
he kept 491
he knows 38
he left -249
he lost 911
he loved 524
he moved 95
he never -110
he on 380
he paying -150
he put 512
he said 587
he says 519
he stopped -389
he told 317
he took -367
he was 210
he went 470
he will -74
he won't 421
he wouldn't 488
he wrote 448
he'd 529
he'll 226
he'll bring -172
head 50
head count -421
head of -363
head on 101
headcount 180
heading -52
heading to -88
headline -529
headphones -485
headphones in -492
heads -264
headset -704
headshots -484
headshots in -370
heals 705
health -304
health check -1000
health department 608
healthy -718
hear -183
hear it 241
hear your -281
heard back -588
heard from 170
hearing 786
hearing is 349
hearing on -311
hearings 425
heart -301
heart attack 529
heart gave 734
heart of -691
heart to 488
heartbeat -227
heartbroken 564
heartbroken to 309
hearts 51
hearts of -282
hearts that 422
heat -168
heat in -604
heat included -620
heater 175
heater immediately 312
heaters 703
heating -420
heating will -420
heats -654
heavy 149
heavy hearts 422
held 357
held at 650
held for 203
held in -21
held on -299
held up 150
helicopter 621
hello -611
helmets 158
help -382
help desk -645
help is 623
help of -321
help small -263
help with -179
help your -411
helped -837
helped over -363
helps 149
helps teams -436
helps us -404
helps you -456
her 537
her a -262
her arm 403
her brother -290
her car 212
her chair 45
her comfortable 690
her dad 491
her daughter 309
her daughters 122
her desk -565
her ex 727
her family 310
her father 752
her from 523
her heart 579
her hijab 468
her husband 1192
her in 468
her kidneys 576
her last -374
her line 110
her locker 561
her mother -384
her new -197
her on -235
her out 852
her own 699
her parents 161
her savings 599
her sister -288
her sisters 602
her the -384
her to 59
her wages 502
her way 643
her we 491
here 119
here and -429
here anymore 219
here are 39
here by -54
here on 37
here to -785
herself 695
herself and 373
high -335
higher -56
higher than -460
highway 498
hijab 799
hill -780
him 756
him a -348
him anymore 354
him for 406
him guilty 626
him monday -382
him on 442
him so 610
him to 745
himself -22
himself in 634
himself since -358
himself to 872
hinge 379
hip 590
hire 34
hire orientation -446
hire people 304
hired -712
hired a -513
hires -133
hires will -253
hiring -867
hiring a -443
hiring manager -677
hiring two -442
his 727
his accent 641
his arm 877
his car 732
his family 282
his handler 694
his hands 330
his head 641
his kids 754
his last 867
his leg 586
his legs 815
his locker 242
his mail 642
his mom 827
his mother 130
his name -477
his own 884
his parents 456
his room 565
his sister 646
his son 712
his station 192
his things 126
his tools 567
his truck 121
his turban 552
his usual -311
his voicemail 553
his wife 1146
hit 639
hit a 425
hit and 750
hit by 461
hit his 641
hit in -342
hit list -624
hit on 57
hit the 662
hits -183
hits her 723
hitting 607
hockey -479
hockey game -479
hold -288
hold his 434
hold music -676
hold the 27
hold your -475
holding -525
holding the -391
holds -843
hole 168
hole punch -309
holes 438
holiday -311
holiday party -157
holiday season -497
holidays -397
holidays and -620
holy -583
holy grail -583
home 427
home and 48
home from 732
home has 481
home is 808
home on -82
home show -431
home to 448
home today -712
home tomorrow -603
home tonight 500
home with 53
homes -125
homework 70
honey -253
honey comes -454
honeymoon 555
hoodie -430
hook -181
hope -507
hoped 546
horse -829
horses 671
hose -670
hose by -552
hoses -598
hospice 789
hospital 241
hospital chapel 423
hospital corners -657
hospital with 390
hospitalized 535
host 562
host stand 404
hostage -403
hosting -488
hosting a -445
hosts -44
hot 301
hot sauce -576
hot water 350
hotel -495
hotline 902
hotline for 372
hour 179
hour and -405
hour before 86
hour is 265
hour plus -652
hour shifts 404
hour starts -686
hourly -56
hourly rate -601
hourly staff -285
hours -511
hours a -775
hours and -334
hours are 452
hours because -368
hours before -505
hours begin -1022
hours for -435
hours in -602
hours of -274
hours to -220
hours were 374
house 163
house and 608
house has -199
house is 412
house so 561
house this -270
house yet -709
housing 560
how 204
how long 86
how to -567
hr 797
hr has 384
hr portal -545
hr system -517
hr will 642
huddle -456
hung -520
hungry 48
hunt -471
hurricane 719
hurricane took 391
hurt 1021
hurt herself 283
hurt on 430
hurt when 443
hurting -74
husband 312
husband called 508
husband left 846
husband plan -445
i 196
i am 338
i are 283
i asked -44
i broke -565
i can 210
i cannot 456
i could -608
i don't 366
i finished -306
i forgot -561
i found -40
i get 220
i got 308
i had 653
i haven't 154
i just 239
i keep 260
i know 406
i lost -404
i may 727
i missed -592
i need -206
i passed -446
i reported 659
i should 434
i still 861
i stutter 465
i think -315
i told 484
i use 685
i want 668
i wanted -222
i was 314
i went -167
i will -230
i won't -232
i would -654
i wrote -123
i'd 354
i'd be -133
i'd like -115
i'd rather 724
i'll 407
i'll be 87
i'll get -578
i'll make -111
i'll need 606
i'll update -297
i'm -100
i'm a -351
i'm asking -291
i'm at -591
i'm calling 575
i'm currently -548
i'm dropping 29
i'm excited -485
i'm following -406
i'm going -413
i'm happy -386
i'm having -44
i'm in -240
i'm looking -784
i'm not 685
i'm off 618
i'm on -609
i'm out -230
i'm pleased -196
i'm reaching -411
i'm sick -577
i'm so 71
i'm sorry 303
i'm staying 348
i'm taking 348
i'm told 591
i'm writing -469
i've -30
i've attached -658
i've been 400
i've started 125
i've told 371
ice 272
ice and 642
ice cream -683
ice machine -614
icebreaker -420
iced -318
iced tea -318
icu 504
id -838
id and -673
id to -680
ideal 134
ideas -834
identified 82
identity 64
idle 132
if a 453
if anyone 433
if anything -474
if he 470
if i 83
if it -520
if my 548
if she 725
if the -95
if you 450
if your 456
ill 478
imam 863
imam will 443
immediate 563
immediate family 563
immediately 500
immune 565
immune system 565
impacted 705
important -466
important to -466
improve -718
improve their -541
improved -581
in a 531
in about -459
in accounting -79
in advance -1159
in after -484
in aisle -321
in all 672
in alphabetical -536
in an -57
in and -141
in any -843
in april -331
in at -937
in august -622
in bay -172
in bed 698
in before -569
in boxes 239
in business -767
in by -558
in case 397
in charge -640
in critical 162
in december -374
in drawer -810
in effect 537
in every 397
in february -620
in for 172
in force 371
in from -404
in front 254
in getting -371
in good -658
in grades -336
in half -336
in her 606
in his 170
in hospice 450
in house -568
in intensive 395
in it 548
in jail 492
in january 52
in july 84
in june -144
in last -359
in law -81
in less -678
in lieu 584
in light -418
in line 342
in march -109
in may -137
in meetings 244
in memory 604
in my -273
in nine 244
in october 330
in on -206
in one -445
in our 438
in paper -525
in peace 392
in person 468
in pivot -490
in place 799
in recovery 660
in room 571
in sales -485
in september 149
in sheet -497
in since 171
in six -305
in sizes -283
in small -754
in spam -590
in stock -817
in stores -497
in ten 112
in that 617
in the 476
in there -421
in thirty 459
in this -70
in three -211
in till 413
in to 303
in today -125
in tonight -131
in touch 31
in town -163
in two -242
in under -626
in unit 504
in wheelchairs 633
in which 661
in with -133
in writing 530
in your 465
inbox -865
inbox is -484
inch -767
inches -50
incident 675
incident at 425
include -665
include the -666
included -213
included in 538
includes 28
includes a -677
includes breakfast -561
includes five -703
includes monthly -171
includes one -469
including -43
including the -139
inconvenience -618
inconvenience this -474
increase -607
increase by -675
increase from -282
index -700
individual -114
individually 446
indoors -524
infant 866
infants 921
infected 189
infection 866
inform 52
inform you 194
information -933
information in -517
infusion 920
ingredients -318
injection -818
injection molding -537
injuries 988
injury 132
ink -809
ins -271
ins are -580
ins on 127
ins welcome -578
inside -343
inside today -668
inspect -388
inspect all -388
inspected -669
inspection -826
inspections -390
install -624
installation -145
installed 249
instead of 49
instructions -761
instructions before -761
insurance 106
insured -480
intake 392
intended -464
intended only -464
intensive 395
intensive care 395
intercom -514
interest -587
intermission -738
intern -416
intern found -473
intern will -358
internet -646
interns -335
interns will -471
internship -341
interpreter 993
interpreter will 721
interview -409
interviews -227
into 606
into a 264
into that -137
into the 233
intranet -709
intranet will -445
introduce -568
introduce me -454
inventory -202
inventory is 355
investigation 499
investigation into 481
investors -830
invite 143
invited 718
invited to 551
invoice -692
invoice and -359
invoice date -176
invoice for -601
invoice has -304
invoice is 182
invoice number -335
invoice with -290
invoice you -463
invoices -813
invoicing -256
invoicing tool -256
involved 856
iron -704
is a -278
is about 125
is actually -339
is affected 391
is an 407
is asking 31
is at 641
is attached -683
is autistic 466
is available 76
is back -459
is baked -369
is behind 274
is being -274
is below -682
is better 42
is between -424
is blocking -597
is booked -474
is broken -360
is business -232
is buy -458
is cake -601
is called -964
is canceled 27
is catering -370
is closed -75
is closing 544
is collected -615
is collecting -497
is coming -204
is complete -567
is confidential 92
is confirmed -481
is dead -819
is deaf 725
is delayed 54
is disabled -732
is down -197
is drop -227
is due -566
is empty -80
is every 245
is expected -545
is failing -484
is faster -471
is final 256
is fine -554
is finished -300
is fixed -364
is for 421
is free -98
is friday -832
is friendly -378
is from 111
is full -272
is fully -522
is gentle -539
is getting 669
is going -214
is gone 407
is grilled -505
is half -896
is handmade -428
is hard 489
is here -743
is hosting -420
is hot -672
is how -681
is important -466
is in -449
is inside -668
is jammed -481
is killing -576
is late 330
is leaking -467
is left 361
is limited -884
is live -340
is locked 309
is looking 224
is low -786
is made -356
is making -321
is mandatory 213
is may -597
is missing -408
is monday 301
is moving 131
is my 323
is named -383
is needed -374
is next 94
is no -70
is not 140
is november -590
is now -615
is off 652
is on 395
is one -716
is only 140
is open 35
is opening -650
is optional 175
is our -877
is out -971
is over 200
is overdue -519
is overflowing -505
is posted -575
is printed 138
is quiet 447
is raising -354
is reading -874
is ready -962
is really 31
is required -670
is reserved 77
is roasted -642
is running -76
is saturday 349
is scheduled -129
is served 431
is set 574
is shaken 485
is short -759
is six -599
is slow -415
is small -241
is so 88
is sold -630
is split -135
is still -237
is struggling 266
is stuck -743
is sunday 388
is suspended -48
is switching -828
is taking -330
is temporarily -641
is ten -867
is the -188
is this -1168
is thursday 102
is to -494
is tomato -665
is tomorrow -627
is too 161
is tuesday -537
is two 299
is under -33
is up -576
is upside -957
is valid -650
is version -437
is very -442
is waiting -64
is wednesday -604
is welcome -499
is wet -754
is what -873
is with 379
is working -343
is worse 654
is your -533
is zoned -404
isn't 52
isn't safe 578
isnt -441
issue -621
issue and 182
issued 423
issues -360
it a -674
it across 978
it all 165
it and 631
it as -749
it at -510
it back -526
it be -632
it been 226
it by 431
it can 493
it coming 181
it down -139
it easier -205
it easy -273
it for -453
it from 700
it go -334
it happened -262
it hard -371
it has 364
it her 652
it his 687
it if -508
it in -325
it into -601
it is -689
it isn't 542
it my 84
it off 56
it quick 178
it quiet -579
it rains -612
it simple 238
it so 379
it that 377
it through 650
it to -940
it took -326
it until 712
it up -439
it was -626
it will 366
it with -681
it would 487
it yet 529
item -640
item is -156
items -1298
items are -517
items can -671
itinerary 482
its 592
its doors 355
its last 123
its own -44
its target -445
itself -656
ivf 476
ivf didn't 485
jack -322
jacket 172
jacket keeps -483
jackets -575
jail 492
jail and 492
jam -575
jammed -536
janitor 585
january -241
january and 549
jar 451
jar by 360
jaw 227
jeans -572
jersey 480
jet -129
job 211
job and 553
job fair -296
job offers -465
jobs 650
join -181
join our -539
join the -95
join us -35
joining -512
joining the -538
joining us -451
joins -465
joins us -465
joint 237
joint checking 237
joints -561
journal -447
judge 291
juice 174
juice bar -465
july -209
jump -655
jumped -99
june -229
june and 613
junior 534
junkie -754
jury -206
jury found 626
just -188
just a 135
just so -326
just two -236
just wanted -475
karaoke -723
keep 456
keep all -483
keep asking -719
keep getting 551
keep going 268
keep her 268
keep it -218
keep my 523
keep noise -428
keep the 192
keep this -679
keep your -371
keeping 563
keeping his 553
keeps 970
keeps calling 498
keeps you -483
kept 458
kept clear -458
kept on -326
key -739
key on -550
key to -530
keyboards -510
keynote speaker 119
keys -658
keys are -551
keys in -420
keys when -265
kickball -541
kickoff 357
kicks -805
kid -445
kiddie -467
kiddie pool -467
kidnapped 562
kidneys 642
kidneys are 628
kids 1015
kids and 402
kids are -245
kids can 554
kids have -224
kids haven't -413
kids menu -697
kids on 664
kids to 336
kids who 379
kill -664
kill for -561
kill switch -364
kill the -237
killed -710
killed in 501
killed on -313
killed the -635
killer -953
killer deal -578
killer feature -481
killing -751
killing the -223
kills -727
kiln -600
kin 429
kin have 683
kind 302
kind of -385
kindergarten 382
kindly 217
kiosk -647
kit 257
kit is 500
kitchen 280
kitchen and 503
kitchen at -229
kitchen closes -754
kitchen is 30
kitchen on -387
kitchen sink -349
kitchen staff 286
kitchen will 212
kitchens -430
kits 749
kits are 749
kneel 638
knew 796
knife -167
knives 243
knock 770
knock on 496
knocked 133
know -152
know about -474
know by -400
know how 247
know if -219
know more -297
know she -326
know that 290
know what 454
know when 42
know who -385
know your -381
knows -167
knows where 38
lab -218
label -143
label printer -937
label your -545
labeled 299
ladder 567
ladies 239
laid 661
laid off 737
laid to -368
lake -347
lake and -231
lame -654
laminator -612
lamp -816
lamp is -533
lamps -274
lampshade -487
landing 162
landing page -683
landlord -133
landlord will -605
landslide 334
lane -480
lanes -763
language 455
language interpreter 326
lanyard -60
lanyards -694
laptop 275
laptop and 366
laptop is -588
laptops 187
laptops on -253
large print 588
large to -559
larger 186
larger font 408
larger size -902
lasagna -774
lasagna feeds -526
laser -607
last -30
last breath 561
last bus -523
last day 265
last email -659
last month 102
last night 834
last one 246
last page -467
last round 295
last seen 442
last spring 254
last time -442
last up -500
last week -51
last weekend -721
last year -212
lasts -671
late because 217
late checkout 39
late fee -558
late reply -163
later -264
latest -728
latest version -121
laughed 26
launch -338
launch is -591
launch of -254
launched -662
launched our -626
launching -1006
laundry -872
laundry room -566
law 127
lawn -928
lawn care -559
lawyer 153
lawyers -517
lawyers will -517
layer -545
layout -555
layout is -428
lead -98
lead tours -589
leads -551
leaf -474
leaf blower -439
league -867
leak -141
leak in -392
leaking -467
leaking again -467
learned -449
learns -563
learns your -563
lease -424
lease is -573
lease on -618
leash -888
leash are -359
leasing -427
leasing office -427
least -954
least three -32
least two -435
leave -523
leave a -428
leave after 533
leave and 726
leave at -409
leave dirty -283
leave for -198
leave is 338
leave on 389
leave pending 310
leave the 43
leave until -127
leave us -376
leave your -854
leaves -512
leaves at -1197
leaves every -279
leaves for -228
leaves from -105
leaves the 198
leaving 115
leaving a 109
leaving now 106
leaving us -23
led 612
led to 612
left -269
left a 452
left alone 378
left at 439
left for -757
left her -456
left in -64
left it 206
left of 489
left on -225
left the -397
left their -521
left to 303
leg -305
leg at -500
legal -325
legs -344
lemon -659
lemon bars -483
lemon tart -365
length -376
less 622
less than 496
less time -436
lessons -694
lessons for -413
let -57
let go 913
let in -387
let me -740
let people -395
let the 55
let us -602
lets 510
lets us 501
letter 480
letterhead -595
letters -965
letters go -316
letting 596
lettuce 145
leukemia 629
levee 444
level 303
leveled 392
levels 98
library -663
library all 657
library books -641
library has -293
library is -776
library will -440
license -136
license and -484
lies 612
lieu 584
lieu of 584
life -61
life for 470
life in 409
life support -607
lifeguard -89
lifeguard pulled 478
lift 1038
lifting 350
light 44
light a 536
light and 261
light on -567
light rain -418
lighting 470
lighting in -552
lightly 298
lightning -625
lights 83
lights in 198
lights on -346
lights when -510
like -452
like a -840
like family -766
like her -626
like one -522
like the 302
like this 368
like to 200
liked -587
likes -816
limit 170
limited 117
limited access -748
limited to -1072
limits -70
line 862
line at -72
line cook -280
line cooks 275
line for -279
line from -799
line is 400
line of -481
line on 154
line to 479
lineman 571
linen -416
lines -517
lines and 348
lines at -290
link -507
link below -371
link for -588
link in -270
link to 82
links -385
links from -226
list 290
list for -87
list is -712
list of 418
listed -799
listed on -607
listing 256
lists 355
little 339
little one 550
live 627
live on 531
liver 371
lives -209
living 700
living in 264
load -370
loading 228
loading dock 279
loading time -698
loads -191
loads in -449
loads into -100
loan officer -587
lobby -138
lobby at 256
lobby is -850
lobby on -370
lobby will -672
local -806
local author -301
local bakery -232
local businesses -314
local volunteers -321
locally -391
locally grown -99
location -254
location opens -272
locations -762
lock 412
lock and 142
lock the -178
lockdown 454
locked 94
locked after -657
locked at -40
locker -291
locker in 605
locker should -610
lockout 480
locks 602
locks are 552
log 116
log in 133
login -60
login attempts -360
login bug -485
login page 251
login with -526
logo 50
logo as -477
logo bigger -699
logo on -721
logo project -177
logos -502
logos for -502
long -242
long as -155
long fight -297
long sleeves 419
longer -78
longer charge -695
longer than 35
longer with -186
longtime -79
longtime bookkeeper -255
look -387
look at -36
look for 335
looking -38
looking for 111
looking into -129
looks -307
loop -47
loose -286
lose 667
lose the 416
losing 588
loss 672
loss of 801
lost 697
lost a 1141
lost and -909
lost both 577
lost everything 681
lost her 836
lost his 823
lost in -63
lost keys -487
lost my -323
lost or -302
lost our 600
lost power -348
lost someone 233
lost the -222
lost their 596
lost time 484
lost to 606
lost two 557
lot -303
lot behind -209
lot by -459
lot is -758
lot number 553
lot will -601
lotion -504
lots -645
lounge -839
love -885
love our -687
love to -577
loved 56
low 337
low vision 611
lower 585
lower blood 407
lower hall -240
lowers 467
lowers blood 467
lowest -388
lowest price -306
loyal -433
loyal customer -433
loyalty -584
loyalty program -509
luck -574
lump 679
lump and 521
lunch -366
lunch account -547
lunch is -727
lunch menu -482
lunch on 152
lunch order -426
lunch so -471
lunch special -391
lunch truck -437
lunches 171
lung 529
lungs 511
lupus 592
lynching 601
machine -1423
machine has -413
machine is -768
machine on -595
machines 97
machines are -557
macro -267
made 242
made a -243
made about 459
made fresh -380
made from -542
made it -72
made the 259
made up -569
made with -576
mail 422
mail for 337
mail i'm 214
mail in 123
mail room -377
mail what 105
mailbox -677
mailbox key -212
mailed 318
mailed to 143
mailing address 135
main -345
main conference -382
main entrance -360
main hall 420
main lobby -571
maintenance -341
maintenance on -493
major -398
make 405
make accounting -615
make it 316
make sure -707
make the -319
make two 350
maker -53
makes -268
makes it -609
makes the -86
makeup -567
making 751
mall 224
man 351
man came -455
man in -235
man was 587
man who 429
manage stairs 458
manage your -499
management 405
manager -193
manager and 175
manager has -135
manager is -485
manager on -573
manager will -254
managers 166
managers will 307
mandatory 180
mandatory for 106
manifest 580
manual -676
manufacturers -485
many of 393
map -843
marathon -506
march -420
march and 276
mare 634
mark -114
marked -606
marked with -582
markers 209
market -26
market on -614
marketers -301
marketers who -301
marketing -840
marketing calendar -264
marketing team -427
marks 213
marks on 437
marriage 152
marriage of -306
marshal 633
mary -667
mary mix -517
mascot -717
masks 539
mass -507
mat -247
mat is -247
match -272
matches 99
matches their 536
maternity 563
maternity floor 563
mats -964
matters -597
mattress -566
mattress comes -327
mattresses -306
mattresses ship -513
may 141
may and 119
may be 308
may bring 177
may cause -561
may contain 581
may fail 406
may have 268
may leave 842
may lose 320
may need 849
may not -774
may now -495
may pick 267
may take 38
may use 484
may work -485
mayor will -497
me -116
me a -674
me an -443
me and 401
me at 515
me before 515
me if -234
me in -460
me know -1048
me now 592
me off 652
me on -495
me only -491
me that 557
me the -1129
me to 146
me won't -485
me your -733
meal 985
meal train 552
meals 456
mean 260
mean the 260
means 428
means a -595
measles 675
media -681
media manager -487
medication 736
medicine 374
medium -464
meet -36
meet at -360
meet in 548
meet is -77
meet on -452
meet with -202
meeting -38
meeting has -86
meeting is -76
meeting moved -660
meeting on -147
meeting room -354
meeting rooms -868
meeting starts -697
meeting was 543
meeting will -815
meeting you -331
meetings -259
meetings with 484
meets 575
meets in 268
meets on 507
member 60
member of -156
members 553
members get -405
members of 440
membership -533
membership renews -582
memorial 609
memory 968
memory care 580
memory leak -782
memory of 604
men 638
men room -574
mention -28
menu -303
menu drops -520
menu features -99
menu is -1042
menus 248
merged 92
merger -30
merger means 591
merger of -643
message -721
messages -499
messages from -564
messages in -476
meters -401
methadone 768
methadone clinic 663
method 109
mezzanine -597
mic -516
microphone 169
microphone when -387
microwave -1219
microwave has -371
microwave is -334
microwave safe -500
microwaving -490
microwaving fish -490
middle -558
middle of 96
middle school -367
midnight -165
migraine 530
migrating -396
migration -856
migration is -576
mild -292
mile 481
miles -679
miles of -385
milk -794
milk is -503
milk until -422
mill 802
mill will 384
million -1190
million in -666
million last -535
min -576
mind -474
mind the -393
minimum -1039
minimum after -254
minimum during -354
minimum purchase -467
minivan -332
minor -774
minors 767
minute -428
minute call 292
minute safety -519
minute survey -416
minutes -844
minutes and -819
minutes before -601
minutes each -454
minutes early -1062
minutes for 202
minutes from -686
minutes last -327
minutes late -772
minutes long -565
minutes per -499
minutes to -504
mirror -850
miscarriage 500
miscarriage and 347
misconduct 507
misconduct is 550
miss 503
miss the 199
miss you -526
missed -388
missed the -305
missed you -635
missed your -579
missing -366
missing a -589
missing again -87
missing dependency -413
missing from -188
missing girl 675
missing projector -609
missing since 659
mission -514
mission is -453
mistake -488
mitten -516
mitzvah 678
mix -744
mixed -474
mixer -174
mobile 62
mobile app -604
mobile team -638
mockups -486
mockups and -450
mode -988
model -366
model home -548
module -218
module on 389
molding -1042
molding line -735
mom 1165
mom who 463
moment 266
moment of 499
moms 595
moms please 92
monday 149
monday and 307
monday at -877
monday because -545
monday following 498
monday for 519
monday may -561
monday morning 131
monday of -562
monday september -633
monday so 274
monday the -629
monday through -875
monday to -612
money 853
money and 591
money for 540
money to 535
monitor -316
monoxide 751
monoxide sent 376
month -177
month and -422
month book -528
month free -546
month in 661
month invoice -359
month is -584
month rent -543
month until -559
month we -992
monthly -914
monthly fee -248
monthly statements -171
monthly team -269
months -437
months behind 675
mop -704
more cereal -615
more done -436
more people -739
more round 164
more than -899
more to 235
morgue -526
morning 109
morning and 1079
morning crew -70
morning in 717
morning shift -682
mornings -110
mortem -718
mortem for -611
mortgage -61
mosque 807
most 124
most customers -409
most days 263
most of 678
mostly -175
motel 632
mother -326
mother board -630
mother called -494
mother would -182
motivated -274
mountain 583
move -106
move forward -583
move my 134
move out -221
move the 21
move your -800
moved -146
moved from -531
moved his -411
moved my 720
moved our -530
moved out -286
moved the 349
moved to -236
moved up 700
movers 354
moves -193
moves from -700
moves the 496
moves to -442
movie -572
moving 72
moving company -492
moving our -574
moving the 332
moving to -426
mowed -467
ms 609
ms and 413
much -191
muffins -467
mug 45
mug is 316
mugs -616
mugs are -276
murder on -703
murder trial 576
murdered -630
museum 407
museum cafe -667
museum has 215
museum is -570
music 44
must -402
must approve -392
must be -473
must check 266
must complete 202
must contain -664
must never 188
must sign -546
must stop -68
must wear -469
mute -387
mute your -387
muted -512
muted until -512
my 225
my accounts 513
my apartment 142
my back 289
my boss 506
my brother 522
my calendar -594
my camera -199
my car -391
my cell -593
my chair -645
my contract 344
my dad 875
my daughter 603
my dead 135
my desk 273
my email -609
my ex 587
my father 867
my feet -152
my first -576
my grandmother 695
my hands -186
my head -240
my hearing 460
my heart 518
my hip 552
my hours 448
my husband -89
my job 621
my kid -282
my kids 405
my laptop -735
my last 156
my manager 407
my membership 167
my mother 167
my phone -144
my previous -376
my proposal -495
my quote -484
my real -446
my saturday -635
my shifts 446
my sister 101
my son -182
my sponsor 399
my team 226
my time -397
my whole -256
my wife -233
my wrist 506
myself 647
mystery -711
mystery dinner -583
nail -624
nail gun -444
name 416
name and 207
name in 430
name my 421
name of -659
name off -759
name only 431
name sorry -380
name to -140
name was -129
named -285
named one -251
names 1037
names are 680
names of 615
names will 283
naming -818
napkins -490
national 549
national origin 549
native -571
naturally 515
navy -656
near 445
near the 507
nearest -596
nearly 283
neck -356
neck of -356
need 580
need a 99
need an -290
need fresh -709
need help -454
need more 95
need not 639
need one -40
need someone -380
need the 417
need to -186
need two -670
need your -544
needed -89
needed to -397
needle 180
needles 837
needs 181
needs a -753
needs an -668
needs blankets 639
needs cleaning -547
needs dusting -581
needs her 519
needs it 449
needs more -1080
needs new -510
needs someone 281
needs the 931
needs to -390
needs two 324
neglect 703
neighbor 132
neighbors 501
network 337
never 333
never be 507
never made -110
new -777
new address 178
new app -383
new arrivals -472
new badge -639
new carpet -599
new chairs -783
new checkout -437
new clients -687
new coffee -503
new copier -400
new crm -489
new debit -441
new door 635
new email -421
new employees -562
new espresso -216
new expense -467
new feature -254
new head -363
new hire 194
new hires -133
new imam 565
new laptop -612
new line -630
new location -439
new logo -720
new look -383
new lunch -228
new mailbox -413
new management -525
new mats -427
new members -682
new menu -1048
new mobile -386
new oat -311
new office -195
new one -796
new packaging -509
new parental -416
new parking -483
new phone -828
new podcast -246
new policy 580
new position -798
new projects -652
new rabbi 706
new schedule -588
new sign -851
new slogan -532
new staff -628
new supplier -619
new tenants -318
new ticketing -102
new time -312
new timesheet 462
new vending -571
new version -607
new warehouse -532
new website -753
newborn 140
news 428
news about 631
news for 145
news the -416
newsletter -1236
newsletter every -301
newsletter goes -456
newsletter has -530
newsletter is -377
newsletter now -375
newspaper -552
newsroom 762
newsroom will 609
next 363
next board -652
next cleaning -606
next door -356
next friday -397
next monday 111
next month -46
next of 413
next quarter -457
next shipment -380
next steps -115
next thursday -722
next to 387
next two 227
next wednesday -575
next week -736
next year 322
nice -806
nicu 796
night 46
night and 583
night because -327
night crew 599
night guard -764
night in 581
night is -623
night shift 179
night so 818
night trial -579
night without -462
nightly -323
nightly backup -323
nights 426
nine 304
nine and -378
nine o'clock -403
nine of 447
nine on -513
nine people 479
nine thousand -406
nineteen 679
ninety 678
ninety days 634
ninth 235
no 371
no added -502
no band -464
no cost 658
no driving 499
no experience -669
no heartbeat -118
no heat 709
no loads -100
no longer -183
no more 235
no one 593
no outside -757
no questions 165
no refunds -564
no survivors 383
no word -380
nobody 283
nobody can -150
nobody has 401
nobody in 530
nobody is 128
nobody was -437
nobody will 696
node -704
noise -504
noise again -321
noise to -428
none of 750
nonverbal 622
noodles -272
noon 382
noon and 784
noon for -856
noon in 484
noon on 65
noon so 343
noon to 157
noose 535
normal -722
normal call -460
north 83
north entrance 89
north parking -327
northeast 178
not a -530
not after -278
not allowed 46
not attend -265
not available -759
not be 380
not been 381
not called 650
not click -335
not come 128
not cover -404
not do 466
not drink 701
not enough -378
not even 445
not feed -440
not fit -605
not get 570
not go -34
not heard 737
not in -82
not leave -604
not make 604
not microwave -514
not move -646
not open -377
not permitted -339
not prop -680
not ready 352
not reply -346
not responsible -302
not roll -566
not run -534
not share 75
not speaking -387
not stop -237
not take -470
not taking -341
not talk 550
not tell 175
not the 215
not to -205
not touch -589
not up 526
not use -234
not wake 533
not want 408
not weeks 307
not work -104
not working -658
note 266
note and 438
note on 433
note that 231
notes -166
notes are -747
notes from -533
nothing 316
nothing else 114
nothing is 361
nothing left 342
nothing more -523
nothing to 179
notice 268
noticed -325
notices 593
notices went 593
notified 567
november -786
now -32
now a 260
now accept -661
now and 837
now available 163
now be -666
now deliver -385
now go -617
now has -25
now i'm 631
now in -369
now include -655
now includes 317
now offer -532
now on 62
now open -1092
now required -124
now serves -554
now so 677
now stored 464
now the -652
now they 480
now under -525
now with -667
nuclear -575
number 519
number and -876
number is -179
number of -100
number ready -607
number should -290
numbers -62
numbers are 427
nurse 521
nurse and 319
nurse shark -728
nursery 347
nursery has -698
nurses 322
nursing 417
nursing home 412
o'clock -421
o'clock call -574
oat -399
oat milk -399
oatmeal -473
obituary 755
october -265
october is 271
of a 204
of address -626
of all -467
of an 803
of any -207
of applications -376
of april -516
of august 674
of bed 522
of blood 152
of bookkeeping -228
of business -311
of changes -702
of charge 426
of coffee -431
of combined -418
of day -263
of diapers -64
of each -881
of eight -323
of every -245
of experience -617
of flavor -596
of flour -276
of flowers 584
of forty -824
of four -398
of her 987
of him 788
of his 539
of inventory -611
of it 514
of ivf 413
of june -426
of keys -704
of kin 429
of life 446
of local -321
of may 68
of measles 675
of my -275
of names 575
of november -264
of office -432
of one -423
of order -748
of orders -572
of our 777
of page -621
of paid -430
of paint -201
of palm -652
of paper -619
of philosophy -397
of rain 399
of reach 812
of receipt -461
of respect 326
of schedule -551
of service -225
of seven -296
of silence 870
of six -315
of social -345
of staff -209
of stock -468
of strollers -380
of ten 221
of the -289
of their 144
of them 72
of this -645
of tickets -356
of toner -151
of trafficking 586
of two 237
of us 1039
of water 682
of what 234
of work 483
of you 87
of your 154
off 443
off an 94
off and 174
off at -167
off by -678
off for 219
off from -710
off in -463
off monday -89
off on -498
off request -397
off the -143
off their 317
off through -734
off today -1144
off until 350
off with 185
off without 418
off your -684
offer -66
offer curbside -512
offer free -726
offer refunds -485
offer same -529
offer you -829
offered 201
offering -622
offering a -507
offers 552
offers are -465
offers free 292
office -322
office and 444
office by 635
office chairs -988
office door 676
office has -737
office in 354
office is 421
office on -840
office opens -404
office plants -310
office until -691
office wants 279
office will -273
office with 152
officer -203
offices -775
offices will -505
offline -55
offline for -86
offsite -240
oil 180
oil change -646
ok 655
okay 663
old -119
old building -128
old for 775
old in 195
old man 432
old name 538
old one -292
old ones -498
old to 755
older 289
olive -755
olive oil -755
on a 278
on all -515
on and 542
on april -738
on at -574
on august -714
on both -513
on call -672
on campus -201
on christmas 612
on customer -745
on day -239
on deaf -718
on december -500
on digital -485
on display -529
on during -499
on email 188
on february -545
on file 535
on fire -436
on floors 472
on for 345
on friday 154
on goal -228
on hand 655
on her -40
on his 967
on in -698
on inventory -515
on it 818
on its -689
on january -724
on july -795
on june -194
on leave 51
on life -607
on line 118
on links -335
on lockdown 239
on march -640
on may -153
on monday 252
on my -120
on nights -129
on november -326
on october -1106
on order -758
on orders -382
on our -281
on oxygen 557
on page -185
on rent 363
on request -731
on sale -906
on saturday 63
on september -795
on site 568
on stretchers 675
on sunday 223
on tap -716
on that -322
on the 54
on their -438
on this -238
on three -780
on thursday -49
on time -1104
on tomorrow -674
on track -432
on tuesday -102
on two -325
on vacation -570
on wednesday -683
on weekdays -601
on weekends -842
on your 468
onboarding -425
onboarding video -375
once -137
once for 607
once the -663
oncology 629
one bag -284
one box -653
one business -390
one by -506
one chair 120
one day -66
one drink -469
one ear 579
one flyer -409
one for 456
one form -415
one free -648
one hour -701
one in 480
one month -318
one more -187
one of 477
one on 76
one out 471
one parking -659
one place -516
one should 491
one size -619
one stone -431
one through -570
one very -481
one was 226
one way -486
one week -455
one who 721
one will 700
one with -262
one year 608
one years -271
ones -411
onions -676
online -214
online booking -469
online course -443
online or -485
online portal -332
online shop -591
online store -611
only -130
only authorized -581
only be -302
only for 69
only had -307
only if -520
only in 156
only one 873
only please 585
only take 183
only takes -701
only the 727
only two -633
onto 63
open a 552
open again 185
open all 461
open at -326
open every -639
open for 159
open from -726
open house -413
open monday -164
open office -663
open on -1369
open rate -546
open source -293
open the -775
open to 384
open until -1034
open wednesday -605
opened -65
opened a -375
opened an 61
opened the -503
opening -1178
opening a -231
opening on -433
openings -197
openings for -65
opens -306
opens at -23
opens downtown -272
opens on 84
opens saturday -562
operate -632
operating 81
operating out 271
operation 295
operator -45
operators -778
opioids 400
ops 229
ops will 229
option -263
optional 635
optional for 593
options -701
options to -694
or by -485
or drinks -540
or more -1343
or shine -677
or stolen -302
or text 480
or the -517
orange -983
oranges -539
order -478
order arrived -378
order before -397
order by -562
order enough -258
order for -794
order has -289
order in -195
order is -322
order number -776
order until -346
order was -519
ordered -1235
ordered and -288
ordered his -311
ordering -647
ordering one -358
orders -930
orders for -572
orders last -582
orders over -473
orders placed -343
ordinance -750
organic -561
organization 393
orientation -471
orientation is -446
origin 549
original -684
original packaging -448
orphan -788
orphan lines -395
orphaned -1053
orphaned records -598
osha 815
osha will 356
other 47
other door -767
other tuesday 41
other wednesday 213
others 407
otherwise 532
ounce -108
our -511
our account -654
our accountants -279
our agency -503
our agents -483
our annual -593
our app -459
our average -879
our baby -691
our bakery 130
our best 70
our bookkeeper 593
our bookkeeping -171
our bookstore 106
our booth -470
our brand -389
our bread -536
our bullet -388
our candles -452
our careers -601
our cashier 628
our catering -537
our cfo -48
our chairs -564
our chef -685
our cleaning -688
our client -380
our clients -608
our coffee -450
our colleague 746
our conference -514
our consultants -562
our coworking -364
our crm -365
our customer -733
our customers -357
our dashboard -267
our day 287
our daycare -524
our delivery 500
our dog -172
our donors -593
our drivers -169
our email -339
our employee -538
our espresso -294
our families -272
our first -78
our flyers -744
our followers -518
our founder 612
our free -902
our garden -516
our gay 588
our goal -755
our goalie 322
our growing -330
our guide 61
our guides -287
our hiring -253
our honey -466
our hotel -828
our hotline 472
our hours -613
our house 608
our interns -784
our interpreter 491
our invoicing -256
our keynote 153
our kitchen -754
our lasagna -526
our latest -560
our laundry -605
our lawyers -517
our logo -689
our longtime -79
our lot 287
our mattress -327
our mattresses -624
our meeting -424
our mission -453
our monthly -352
our moving -722
our name -653
our neighbor 725
our new -902
our newsletter -885
our next -586
our office 376
our offices -750
our old -170
our online -893
our open -838
our outdoor -450
our own -606
our packaging -518
our phone -288
our plan 324
our platform -1022
our price -593
our prices -981
our pricing -454
our privacy -350
our property -720
our quarterly -526
our real -636
our receptionist 182
our restaurant 321
our retired 596
our salon -539
our scheduling -577
our seed -363
our service -470
our sister 381
our soap -434
our software -577
our son 780
our spring -780
our staff 224
our store 86
our students 419
our stylists -399
our summer -476
our supplier 202
our support -659
our tasting -303
our tea 372
our team -953
our terms -573
our thoughts 522
our thursday 34
our tool -452
our top -656
our transgender 701
our trivia -534
our trucks -526
our tuesday 36
our two 433
our van -121
our volunteers -430
our warehouse 232
our webinar -474
our website -365
our weekly -773
our workshop -651
our yoga -539
ourselves -668
out 506
out a 464
out after 490
out and -49
out around -121
out at -45
out because -411
out before -970
out but 478
out by -499
out every -504
out for -389
out friday 51
out from 608
out front -169
out in -20
out last 403
out most -391
out now -259
out of -384
out on 274
out one -415
out our -480
out since 234
out six 449
out so 551
out this -436
out to 764
out today -357
out tonight 69
out until -452
out with -220
outbreak 683
outdoor -383
outdoor seating -450
outing -713
outing is -541
outlet -312
output -305
outreach 509
outside food -757
outside the 251
oven -576
oven to -359
over 37
over and 493
over because 793
over fifty 73
over for 566
over my -575
over the -101
overdose 894
overdose in 719
overdosed 373
overdosed in 373
overdue -917
overdue by -425
overflowing -505
overheat 312
overheat and 312
overnight 257
overnight and 314
overnight to -542
overpass 527
overpass will 527
overtime -744
overtime in -326
owe -186
owes -200
own -524
own cup -320
own life 1014
own mug -432
owned -696
owner 678
owners 462
owns -557
oxygen 641
oysters 428
oz -500
pack -568
package 130
package for -613
package includes 250
package was -851
package with -640
packages 192
packaging -941
packaging by -518
packed -599
packed by 416
packet 631
packets 656
page -503
page has -244
page is -629
page nine -478
page of -467
page should -551
page the 233
page two -582
pages -1211
paid -395
paid faster -405
paid for 198
paid leave -139
paid on -256
paid online -563
paid vacation -435
pain -663
paint -1021
paint counter -611
painted -285
painted swastikas 555
painters -220
painters come 224
painters will -695
painting -1014
pair -475
pair of -475
pairs 485
pairs of 163
pajamas -399
palette -458
pallet -404
pallet jack -322
pallets -950
pallets at 149
palm -652
palm salad -447
palsy 652
pancake -680
panel 662
panels -31
panels and 143
panic -26
panic attacks 613
pansies -632
pantry 328
pantry ran 459
paper 287
paper and -187
paper towels -363
paper will 250
paperless -671
papers 522
paperwork -544
parade -281
parade float -534
paragraph -416
parcel -293
parent -645
parent process -594
parental -579
parental leave -579
parents 759
parents are 632
parents of 620
parish 680
parish hall -458
park -683
park in -962
park on -753
park only -325
parked -215
parked in -471
parking -815
parking fee -427
parking garage -81
parking is -100
parking lot -123
parking plan -387
parking space -767
parking spot 242
parking spots -503
parking will -463
parks -503
parrot -53
part -210
part has -428
part of 686
part time -723
part ways 355
participant -562
participant will -562
participants -510
parties -740
parties before -609
parties of -349
partition -686
partner 52
partner died 309
partnered -284
partnered with -284
partners -566
partnership -331
partnership with -331
parts -640
party -567
party is -402
party of -401
pass -226
pass the -190
passed 30
passed around 540
passed away 791
passed my -446
passed out 597
passed over 964
passed the -701
passengers 60
passes 331
passing 444
passionate -598
passionate about -598
passport 38
password -845
password has -708
password is -268
password will -376
past 405
past due -394
past the 563
pasta -472
paste -765
pastor 357
patch -692
path -151
patience -655
patience while -256
patient 60
patient with -628
patients 98
patients on 590
patio 105
pauses -555
pay 146
pay for -136
pay with -684
payable -527
paycheck 625
paying -150
paying cash -150
payment -455
payment is -411
payment method -577
payment of -481
payment this 511
payments 197
payroll 134
pays -373
pdf 128
peace 290
peacefully 600
peacefully at 428
peacefully on 450
peach 72
peach iced -318
peanut 463
pedestrian 254
pediatric 599
pending 310
pens -868
pens are -628
people 282
people are 787
people from 199
people go 77
people in 611
people live 445
people on 170
people so -417
people still 487
people this -424
people to -58
people who 609
people will -48
people with 432
pepper -513
per -371
per child -575
per customer -724
per day -721
per employee 48
per family -409
per minute -461
per month -554
per night -1029
per the 243
per year 191
percent after -478
percent less 447
percent off -625
percent since 227
perfect -548
perfect storm -391
performance -347
performing -774
period -85
period ends -742
period is -458
permission -713
permission slip -380
permit -404
permit application -345
permits -520
permitted -339
permitted on 216
permitting -686
person -414
person who -694
personal -705
personnel -663
pet -524
petunias -369
pharmacy 334
philosophy -397
phone -79
phone at -48
phone calls -278
phone is 82
phone number -106
phone on 464
phone rang -87
phone system -855
phone tree -79
phone will 67
phones -404
phones during -292
photo booth -581
photo id -787
photo is -44
photo shows 192
photograph -34
photograph the -34
photographer -436
photography -576
photos -249
photos of 660
photos will -612
piano -567
pick 311
pick a -497
pick of -232
pick up 415
picked -80
picked the -526
picked up 416
picker 221
pickleball -833
picks -644
picks up -391
pickup 57
pickup at 469
pickup is -779
picnic -1108
picnic is -580
picnic will -299
picture -346
picture day -621
picture of 530
pictures 455
pie -639
piece 573
pier 150
pierogi -738
pies -575
pies last -570
pigeons -487
pileup 531
pill -44
pillows -805
pills 845
ping -635
ping me -439
ping pong -369
pings -317
pink 477
pipe -606
pitch -620
pitch for 142
pitcher -702
pitching -618
pivot -490
pivot tables -490
pizza -881
pizza oven -467
place 418
place at -73
place on -626
place to -357
place until 574
placed -31
placed before -572
placed on 657
placement 644
places -200
places to -251
plaintiff 405
plan -281
plan at -543
plan by -634
plan for -499
plan includes -687
plan on -229
plan starts -377
plane -288
planned -278
planned to 471
planning -607
planning to -245
plans 120
plant 318
plant closed 445
plant in 368
plant will 507
planted 44
plants -1305
plants are -336
plants on -596
plaque 492
plastic 52
plastic free -422
plate -220
plates 210
platform brings -213
platform has -617
play -965
play is 44
playground 356
playground is 502
playing -358
playlist -1115
plays -876
please add 241
please allow -950
please approve -613
please arrive -240
please ask -775
please avoid 514
please be 379
please book 35
please bring 236
please bury -229
please call 478
please cancel 209
please change -112
please check -145
please choose -414
please clean -366
please clear -318
please collect -327
please come 546
please complete -916
please confirm -179
please cover 595
please delete -238
please do -436
please don't 210
please double -398
please email -497
please end -445
please enter -478
please excuse 537
please fill -577
please find -328
please fix -309
please give 40
please hand -541
please have 126
please hold 92
please join 165
please keep -229
please kill -237
please label -952
please leave -606
please let -960
please lock -348
please look 254
please make -583
please move 127
please mute -387
please no -221
please note 105
please order 354
please park -788
please pick 30
please point -430
please print 292
please pull -468
please put -44
please quietly -176
please rate -536
please read 205
please refrain -377
please refund 623
please remember -497
please remove -444
please reply -289
please resend -290
please respond -468
please return -533
please review -814
please rinse -319
please route 294
please rsvp -947
please sanitize -653
please see 84
please send -57
please show -493
please sign 404
please silence -810
please sit 460
please speak -629
please stand -30
please stay 275
please stop -927
please submit -435
please take -623
please turn -741
please update 138
please vote -269
please wait -700
please walk 277
please wear 77
please welcome -577
please wipe -611
please write -403
pleased -557
pleased to -557
pleasure -393
plot -38
plots -353
pls -207
pls cover -207
plug -523
plug on -302
plus -842
plus tax -569
plus tips -498
pm -1386
pm and 263
pm at -437
pm call -376
pm during -439
pm et -715
pm for -559
pm in 103
pm on -765
pm ship -252
pm to -779
pm today -489
pm with -513
podcast -793
podcast episode -246
point -512
point in 244
point of -500
points -1347
points are -415
points per -641
points should -656
points will -253
poison 342
police 223
police have 370
policy -42
policy can -325
policy is 439
policy on -780
pond 393
pong -369
pool -454
pool is 315
pool opens -779
pool will -788
pop -552
popcorn -701
popcorn machine -392
popular -351
popular demand -177
porch 414
pork 366
port -458
portal -927
porter 672
portfolio -585
posing 147
posing as 147
position 281
position as -552
position has 702
position is -299
position pays -373
positions 723
positions are -564
positions in 279
positions will 669
positive 520
possible -506
post -318
post about -363
post mortem -652
posted 177
posted by -32
posted in 34
poster -590
poster is -477
posters -58
postponed -457
postponed until -457
posts 716
pot -389
potatoes -557
potluck -189
pottery -515
pottery class -310
pounds 656
poured -659
poured in -486
power 494
power and 509
practice -373
practice on -247
pray 409
prayer 755
prayers 698
pre 251
precision -612
precision is -373
precision of -452
prefer 718
preferences -663
preferences for -374
preferred -516
preferred the -516
pregnancy 705
pregnant 385
premises 644
prepaid 352
prescription 453
present 215
present their -471
presentation -1095
presented -524
president -151
press 89
press and 200
press on 91
pressure 305
prevent 722
prevention 551
previous -376
previous email -376
price -632
price in -306
price list -476
price of 216
price war -551
prices -1292
prices are -316
prices on -576
prices will -399
pricing -800
pricing to -236
priests 581
principal -670
print 366
print and 548
print the 427
printed 638
printed on 569
printer -205
printer is 488
printer on -818
printing -157
priority -540
prison 715
privacy 48
privacy policy -350
private 55
private event -691
private events -679
private party -479
prizes -628
problem -190
problem with 86
process -900
process before -409
process for -546
process is -527
processed -583
processes -658
processes on -289
procurement -643
produce -63
product -496
product is -529
product launch 59
production 249
products -359
professional -370
professional headshots -370
profile 158
program 351
program for 224
project -380
project channel -850
project is -495
project manager -283
project two -526
projector -1068
projector in -431
projects -743
projects in -630
projects on -471
prom 568
promo 161
promoted -530
promoted to -530
promotion -691
pronouns 531
proof 524
proof of -626
proofread -697
prop -680
prop open -338
properties -499
property -263
property is -254
property tax 111
proposal -835
proposal is -470
proposal this -306
proposals -332
proposals must -332
prospect 52
prospect office 52
prosthetic 787
protected 612
protection 58
protective 673
proud -728
proud to -674
provide -42
provide a 258
provided -326
provided for -105
psych 614
ptsd 617
public 259
published 466
pull 134
pull request -375
pull the -468
pulled 667
pulled a 679
pulled back -586
pulled her 666
pulled the 433
pump 381
punch -532
punch is -274
punched 586
punched a 516
pupils 668
purchase -1023
purchase of -293
purchases -681
purposes -443
push 372
push our -481
pushed -443
pushed to -295
put 583
put a 184
put his 512
put in 771
put our 615
put the -390
puts -635
putting 282
putting it -385
qa 274
qr 253
qr code 253
quake 546
quality -741
quarantine 84
quarter -99
quarterly -677
quarterly numbers -372
quarterly report -604
quarters 282
question -683
question about -662
questions -417
questions about -308
questions asked -759
questions before -479
queue -41
queue is -768
quick -361
quick call -593
quick reminder -316
quickly -52
quiet -458
quiet i -203
quiet room 410
quiet table -374
quietly 22
quietly remove -176
quilt 58
quilt has 143
quit 57
quiz -628
quiz has -448
quote -842
quotes -847
rabbi 967
rabbit 211
race -236
race condition -456
race for -505
rack -1165
rack behind -497
radiation 1029
raffle -917
raffle is -724
railing -103
rain -310
rain check -353
rainbow 624
rainbow bridge 624
rains -612
raise -301
raised -330
raised the -496
raises money 161
raising 39
rally -595
ramp 822
ramp is 662
ran 317
ran a -485
ran out 82
rang 397
rang at -87
rate -1026
rate is -787
rate went -274
rate your -536
rated -759
rates -990
rates are -729
rates will -564
rather 843
rather not 719
rather skip 400
rather than 40
rays 402
reach 509
reach me -593
reach our -460
reach out -484
reach the 548
reached our -472
reached the 803
reached until -279
reaches -552
reaching -411
reaching out -411
read 105
read our -301
read the 73
readers -463
readers will -463
reading 138
ready 708
ready for 409
ready i'm 106
ready in -607
ready please 457
ready to -296
ready when -837
real -800
real estate -565
real time -600
really -75
really a -440
rear -245
rear ended 363
reason 910
reason to 419
rec -555
recall 673
recalled 795
receipt -1323
receipt for -318
receipt is -265
receipt paper -527
receipts -827
receipts for -539
receive -771
receive a -154
receive free -551
receive their -253
received 110
received a 632
received your -146
receiving 562
receiving this -270
recent -582
recently -668
reception -242
reception and -554
reception at -373
reception will -240
receptionist -747
receptionist for -352
receptionist who -581
receptionist will -559
reciept -449
recipe 59
recital -664
recognized 43
recommend -851
recommended -527
recommended for -527
record -99
recorded -384
recorded for -443
recording -173
recording of -57
recording will -572
records -557
recovered 526
recovering 517
recovery 426
recovery partition -686
recovery test -655
recycled -692
recycling -56
red rack -488
redesign -373
redesigned -510
redesigned our -352
reduce 149
reduced -721
reduction 776
reduction in 371
redundant 48
refer -87
refill -275
refill the -275
refrain -377
refrain from -377
refrigerator -527
refrigerator will -441
refugee 693
refund -55
refund of -556
refund the 623
refundable -665
refunds -736
refunds on -580
refuse -402
refuse service -402
region 217
regional -158
regional manager -745
register -502
register for 318
registration -821
registration fee -533
regret -42
regret to 194
regular -156
rehab 525
rehab on 560
reheating -334
reheating food -334
relapsed 727
relapsed and 571
relay -598
relay team -483
release -164
release goes -658
release is -388
released 750
relief 890
relief fund 408
remain 240
remains 748
remains in 539
remember 198
remember the 682
remember to -608
reminded -573
reminder -622
reminder that -571
reminder to -298
remote -342
remote with -457
removal -577
remove -179
remove all -207
remove his 484
remove the -299
removed 241
removed after -456
removed from 475
renew -405
renewal -502
renewals 344
renewed 550
renews -446
renews automatically -307
renews on -712
renovated -568
renovation -497
rent 249
rent and 363
rent can -485
rent is -351
rent on -530
rent this 461
rent to 699
rent will -466
rental -159
rental car -682
rental is -289
rental place -448
rental properties -499
rented -705
reopen 271
reopen monday -129
reopen on -412
reorganized -747
reorganized the -467
rep 312
rep for 133
repainted -612
repair -534
repaired 165
repaired on 439
repaired this -426
repairs -70
repaved -626
repaving -899
replace -692
replace the -433
replaced -549
replaced in -626
replaced this -501
replacement -465
replacement part -428
replacing -671
reply -805
reply all -565
reply by -488
reply to -396
reply we've 61
replying -513
repo -734
report 335
report any 195
report is 371
report shows -623
report that -493
report the 60
reported 364
reported revenue -535
reporting 372
reports -875
reports are -477
reports of 928
representative -680
representative will -516
request 151
request a 129
request and -531
request for 360
requested 289
requested a 459
requests -298
requests can 372
requests for -657
requests per -461
require -631
require a -504
required -737
required for -800
required to -79
requires -433
reruns -329
reruns are -329
rescheduled -504
rescue 661
research 350
resend -519
resend the -519
reservation -145
reservations -539
reserve -800
reserve the -474
reserve your -547
reserved -182
reserved for -499
reserved tonight 325
reset -538
reset your -195
resident 489
residents -412
respect 361
respect for 326
respond -903
respond to -360
response -613
response time -348
responsible -902
responsible for -902
rest in -477
rest of 707
restart -431
restart the -429
restarted -595
restarts -702
restaurant -98
restaurants -472
restaurants and -257
restocked -486
restraining 609
restraining order 609
restriped -316
restroom 501
restroom is -21
restroom with 449
restrooms -141
restructuring 536
results 355
results are 579
results came 192
results in -552
results of -814
resume 299
resume and -587
resume at 498
resume on -469
resumes -707
retaken -623
retention 272
retire 742
retired 364
retirement 479
retiring 32
retreat -190
retreat is -632
return -546
return all -310
return by -210
return it -459
return the -143
return your -378
returned -486
returned to 71
returning -145
returns -810
returns is 52
returns process -583
revenue -748
revenue of -535
reverses 378
reverses diabetes 378
review -315
review and -664
review has -699
review my -484
review of 273
review on -421
review the -787
reviewed -320
reviewed the -450
reviews 59
reviews are -349
revise 40
revise his 40
reward -229
reward points -229
ribbon 188
ribbon at -968
ribbons -153
ride -466
ride the -489
riders -282
rides -347
ridge 579
riding 726
right -220
right after -479
right now -323
right sizing 549
right to -108
rights 312
ring 74
rink 297
rinse -343
rinse your -319
rising -353
rising costs -353
risk 771
risk of 623
ritual -573
river 516
river came 351
road -73
road near 538
roast -612
roasted -633
roasted in -568
robbed -479
robbed at -215
robbery 631
robes -565
rock 195
role 253
role is 500
roles 542
roles will 445
roll 492
roll over -566
rolls -569
romaine 106
roof 338
roof came 64
roof of 531
roof off 453
roofer 185
room -97
room at -552
room b 52
room before 286
room for -313
room fridge -476
room has -31
room he -200
room is -1004
room microwave -407
room now -590
room on 623
room seats -564
room until 30
room will -505
room with -136
roommate -137
rooms 298
rooms are 344
root -620
root beer -376
rope 360
rose 662
round 259
round didn't 346
round of -196
rounds 315
rounds of 315
route 412
router -503
routine -498
row -474
rows 250
rsvp -947
rsvp by -483
rug -489
rule -119
rule is -557
rules -657
run 66
run a 307
run for 139
run its 384
run on 497
run small -499
run the -889
runners -550
running -424
running a -707
running about -697
runs -460
runs at -327
runs from -602
runs out 342
runs through -730
rush -561
rush and -397
rush her -160
sad 228
sad to 336
safe 86
safe and -444
safe deposit -239
safe for 604
safety -466
safety meeting -337
safety video -625
said 714
said goodbye -69
said he 815
said i 399
said no 424
said that 576
said we'd 471
sailing -470
salad 285
salad is -496
salads -602
sale -365
sale ends -1180
sale is 535
sale items -371
sale on -821
sale signs -587
sale starts -373
sale the 22
sales -1052
sales are -421
sales floor -200
sales in -267
sales retreat -383
sales team -279
sales were -530
salmon -667
salon -256
salon is 193
salsa -584
salt -551
same 241
same as -575
same day -950
same since -408
sample -915
sample sale -375
samples -1022
sandwich -630
sandwiches 58
sanitize -653
satisfaction -540
satisfaction is -540
saturday -459
saturday and 395
saturday at -218
saturday from 267
saturday get -335
saturday may -356
saturday morning -153
saturday night -206
saturday shift -186
saturday so -393
sauce -1001
sauce is -816
sauna -588
sauna is -505
save -1029
save an -550
saved -277
savings 89
saw -141
saw it 69
say 775
say goodbye 958
say hello -509
say that 157
say the 126
saying -60
saying goodbye -170
says 452
says he -356
says i 435
says no 433
says our 65
says the 388
says we 386
scaffolding 537
scale -634
scale at -430
scam 510
scan 769
scanner -1062
scared 399
scarf 272
scarf on 601
scattered 497
scene -307
schedule 378
schedule a -786
schedule for -524
schedule is 252
scheduled for -145
scheduled posts 206
scheduling 364
scheduling app -499
scheduling tool -467
scholarship 613
school -88
school gym 511
school has 824
school in 462
school on -131
school play -602
school will -238
science -380
science fair -336
scissors -820
score -358
scramble -358
screams 706
screams at 706
screen 320
screen and 134
screen is -696
screen reader 638
screens 556
screws -617
script -442
script from -369
scrub -692
sea -410
search -45
search function -473
season 564
season on -681
seat -377
seat on -318
seated -302
seated at -397
seated in 603
seating -391
seating chart -508
seating is 133
seats 22
seats and 73
seats are 768
second -177
second coat -263
second drawer -1002
second floor -95
second grade 481
second half -669
second interview -718
second location -322
second monitor -421
second service 534
second shift -143
second signature -461
second slogan -516
second tuesday -578
second week -708
seconds -893
section -766
security -576
security deposit -318
security desk -655
security training -626
see -110
see a -244
see it 567
see our -337
see the -73
see what -475
see you 266
seed -442
seed round -363
seeing 327
seen 695
seen in 531
sees -38
seizure 440
seizures 613
selected 319
self -111
self evaluation -529
sell -1085
sell out -699
seller -589
seller has -508
selling -213
sells -554
semester -404
send 26
send a -625
send it -590
send me -852
send the 341
send their -566
send you -867
send your -625
senders -335
sending -176
sends 189
senior -1103
senior partner -640
seniors 354
seniors on 533
sent -35
sent a 173
sent four 450
sent home -421
sent me -485
sent on -765
sent over -544
sent to 208
sentence -492
sentence to -314
separate 164
separate checks -840
separated 531
september 459
serial 209
serial number 209
serious 67
seriously 53
serve -364
served -98
served at 719
served from -869
server -619
server died -456
server is -459
server migration -607
servers -561
serves -57
service and 288
service charge -307
service for 621
service from -716
service is -436
service on -596
service to -402
service until -801
serviced -279
serviced before -351
services 974
services are 646
serving 206
session -378
session is 85
session on -734
session with 131
sessions -651
set 296
set for 260
set is -690
set of -704
set to -594
set up 21
sets -673
setting 94
settings -470
settled -588
settlement 602
settlement covers 479
setup -791
seven 272
seven and 181
seven please 243
several 920
several of 430
several people 162
sex 589
sexual 575
sexual misconduct 291
shade -729
shaken 485
shampoo -448
shampoo is -448
shaped -601
share 123
share a -541
share it 676
share that -183
share the 542
share your -976
shared -483
shared calendar -365
shared folder -316
shared the 167
shark -728
sharp -981
sharp from -237
she 168
she asked 860
she back 742
she been 690
she came 729
she can't 550
she could 535
she didn't 499
she doesn't 659
she eight -276
she fired -614
she found 704
she gave -487
she gets 419
she had 794
she has 542
she in -409
she is 352
she leaves 46
she left -296
she needs 804
she on -274
she ordered -311
she planned 391
she signed -150
she sleeps 660
she told 483
she took 998
she traveling -242
she wants 308
she was 1267
she will 543
she won't 686
she would 556
she wrote -506
she'd 483
she'll -263
she'll be -263
shed -702
sheet -1135
sheet cake -603
sheet is -456
sheets -131
shelf -36
shelf and 34
shelf of -600
shelling 502
shelter 492
shelter at 476
shelter has -280
shelter is 531
shelter needs 443
shelters 705
sheriff 738
shift 61
shift gets -314
shift is 129
shift starts -503
shifted 251
shifts 686
shifts through 614
shine -677
ship in -701
ship the -711
ship to -705
shipment -839
shipment of -380
shipments -748
shipped 194
shipped and -228
shipping 206
shipping on -645
ships -686
ships in -277
ships the -505
shirt -1048
shirt and -494
shirts -784
shirts on -351
shirts run -447
shiva 708
shoe -446
shoes -290
shoes and 417
shoes are -497
shoes in -562
shoes is -312
shoot -907
shoot the -456
shooter 1007
shooter drill 501
shooter training 739
shooting 310
shooting on 825
shop -77
shop has -657
shop is -510
shop one -591
shop will 187
shop window 223
shopping -738
shopping with -458
short -1006
short by -482
short on 322
short survey -222
short two -556
shortage -508
shortage the -422
shorter -640
shortly -717
shot -1028
shot a -359
shot at -537
shot in -360
shot the -742
shotgun -547
shots -441
should -135
should arrive -466
should ask 564
should be -419
should call 883
should end -493
should feel -267
should get 686
should go 354
should have -316
should know 231
should not 734
should park 405
should sit -592
should speak -610
should tell 294
should wear -434
shoulder -358
show -652
show in -416
show is -611
show opens -373
show this -558
show up -724
showed 617
shower -462
showers 582
showing -635
showing up 83
shown -386
shown on -391
shown to 424
shows a 189
shows all -267
shows up 209
shows which -409
shredder -531
shrink 532
shrink tumors 532
shut 255
shut down 185
shut off -526
shut the 76
shuttle -734
shuttle leaves -467
shuttle to -453
sick 188
sick beats -550
sick of -780
sickle 504
sickle cell 504
side 287
side door 329
side effects 132
side entrance -289
side of -81
sides -849
sidewalk clear 522
sidewalks -474
sight 641
sign -529
sign and -477
sign in -789
sign is -708
sign language 455
sign the 465
sign up -70
signal -867
signature -890
signature is -356
signature on -360
signed 334
signed by 516
signed for -130
signed the 569
signed up -421
signing -301
signing with -301
signs 162
signs are 178
signs for -343
silence 53
silence will 543
silence your -810
silent -121
silent auction -493
silver 32
simple for -445
simple to -448
simplified -426
simplified our -426
since 380
since friday 237
since he -141
since january 313
since march 589
since monday -723
since saturday 542
since spring -133
since sunday 429
since the 708
since they 448
since tuesday -548
since we -20
sing -164
sing at 592
single -328
sink -964
sink in -534
sister -239
sister store -729
sisters 1055
sit 350
sit on -539
sit with -172
site and 505
site has -639
site visit -374
sits -218
six -185
six and -501
six guests 739
six months -694
six of 402
six or -547
six people -131
six weeks 34
six year 442
six years 265
sixty -611
size -35
size to -497
size up -358
sizes 98
sizes are -482
sizing 549
sizing the 549
skeleton -548
skeleton crew -520
skip 110
skip the 400
skipped -625
slashed -634
slats 606
slayed -683
sleep 1071
sleepers 459
sleeping 303
sleeping in 1031
sleeps -236
sleeps in 686
sleeps six -346
sleeve 159
sleeves 640
slice -402
slice of -402
sliced -738
slicer 224
slide -780
slide deck -758
slides -576
slides from -469
slideshow 214
slideshow tested -190
slightly -660
slightly below -335
slip -465
slip by -380
slipped 676
slipped on 421
slippers -547
slogan -878
slot -140
slots -714
slow -317
slow on 67
slow this -329
slur 806
small -313
small batches -659
small business -384
small businesses -639
small but -299
small conference 106
small family -454
small for -659
small kids 576
small kitchens -469
small logo -177
small team -222
smaller -73
smell 768
smile -60
smiling -95
smoke 130
smoke detector -592
smoke detectors -516
smoke has 423
smothered -630
snack -1163
snack bar -754
snacks -654
snap -456
snow -789
snow day -464
snow removal -415
so 237
so ask -165
so badly 607
so bring -484
so come -562
so cover -594
so each -688
so expect -379
so far 363
so give 371
so i 122
so i'd 262
so i'll 849
so i'm -46
so i've 583
so if 290
so it -439
so keep -633
so much -539
so my 386
so no 676
so our -59
so please 1195
so she 721
so sorry 179
so that -629
so the -307
so watch 178
so we -471
so we're -172
so you -77
soap -933
soap is -434
sober 828
sober today 393
soccer -236
soccer team 134
social -888
social media -681
sock -625
socks -245
soda -595
sofa -670
soft 239
soft launch -254
softball -483
software -957
software could -170
software helps -588
software update -761
sold -517
sold between 564
sold out -732
soldiers 382
soldiers from 382
solid -500
solo -164
some 179
some days 506
some familiar 101
some of -330
somebody -822
somebody bring -133
somebody left -661
someone 480
someone broke 293
someone cover 462
someone has 347
someone left -506
someone please 120
someone pulled 739
someone put 329
someone take -289
someone to -627
someone was 479
someone who 20
someone will -182
something 849
somewhere 130
son 421
son has 351
son is -180
son was 652
song -618
soon -820
soon as -482
sooner 40
sooner rather 40
sorry -586
sorry for -559
sorry i -720
sorry to 347
sorry your -378
sorted -410
sounds 209
soup -912
soup is -539
source -293
source library -293
sourdough -959
south 172
south door -241
space -281
space available -579
space has -364
space heater 138
spaces -769
spam -900
spam folder -509
spare -411
speak -290
speak after 576
speak at 504
speak to -225
speak with -374
speaker -264
speaker will -498
speakers 51
speaking -569
speaking at -460
speaks -133
special -165
special is -813
specialist -636
specials -623
speech -255
speed 466
spelling -619
spelling of -398
spend -775
spin -690
spin class -571
spine -405
spine of -405
spirit -599
spleen 630
split -778
splitting 451
splitting up 451
sponsor 391
sponsor says 441
sports 271
spot 131
spots -49
spots left -89
spray 868
spread 848
spreadsheet -809
spreadsheet is -616
spreadsheets -469
spring -309
spring break -571
spring catalog -353
spring collection -497
spring concert -406
spring play -341
squad -148
square -693
squeak -575
squeaks -586
squeaky -512
stabbed outside 584
staff 297
staff are -558
staff can 59
staff may -688
staff meeting -742
staff must 585
staff shortage -422
staff through 419
staff to 32
staff will 465
staffed -345
stage 46
stage left 514
stages -597
staging -540
stairs are -387
stairwell -609
stakeholder -725
stalking 201
stall 633
stamps -61
stand 403
stand for 234
stand on 160
stand opens -791
stand up -170
standing -159
stands 69
standup -295
standup is -423
stapler -1354
stapler in -367
staples -391
star -802
stars -649
stars on -293
start 340
start at -176
start monday 455
start on -803
start the 458
started -306
started a -450
started this -651
started without -592
starter -520
starting 275
starting at -395
starting in 173
starting january -655
starting monday 266
starting next -510
starting with 407
starts -182
starts at -233
starts in -727
starts monday 210
starts next 269
starts on -433
starts with -175
startup 291
starving 593
state 615
statement -51
statement is -758
statements -505
states 114
station 127
station is -576
stations -606
statue 107
stay 525
stay as 712
stay at -567
stay closed 518
stay in 349
stay late -285
stay on 462
stay with -170
staying 520
staying at 485
staying in 456
staying with -320
stays -41
stays empty 544
stays open 315
steal -366
step 723
step out 448
steps 85
stick 323
sticks -696
sticky -490
still can't 446
still do 26
still full 251
still going 428
still have 232
still in 528
still inside 642
still looking 390
still need -381
still needs -626
still on 404
still open -616
still without 639
stillborn 861
stitches -51
stock -1077
stock except -482
stock in -361
stock until -605
stockroom -316
stole -632
stolen 428
stolen items -302
stone and -305
stool -433
stop -395
stop at -497
stop by -336
stop sending 724
stop to -392
stop using -196
stop working 468
stopped -345
stopped answering -389
stopped eating 538
stopped for -368
stopped trying 503
stops -735
stops away -542
storage for -630
storage room 185
store 131
store because 829
store in -496
store is -258
store manager -519
store on -840
store will -775
store with -69
stored 608
stored in 522
stores 147
stores and -497
storm -283
storm left 545
storm of -915
story -74
straight -165
strain 265
streamlined -583
street -348
streetlights -288
streetlights on -288
strength 648
stress 257
stretchers 675
strike -790
strikes -185
strips 636
strips are 636
strobe 684
strobe lights 609
stroke -130
stroke of -730
stroke on 613
stroke took 598
strollers -380
strollers is -380
struck 849
struck a 717
struck in 296
struggling 266
stuck -60
stuck halfway -397
stuck in 283
student 474
student was 81
students 564
students have 663
students in -336
students were 676
students who 567
studio 703
study 875
study is 759
stutter 766
style -637
style bible -498
stylist -486
stylists -399
subject -774
subject to -206
submissions -488
submit -444
submit a -602
submit your -565
submitted -658
submitted through -595
subscribers -627
subscribing -318
subscribing to -318
subscription -736
subscription has -619
subscription renews -388
success -590
sudden -270
sudden and 480
sudden death -407
sued 408
sugar 535
suicide 742
suicide prevention 551
suit -52
suitable 298
suitable for 298
suitcase -155
suite 85
suite takes -432
summarized -529
summarized the -529
summary -333
summer -829
summer camp -548
summer hours -628
summer internship -341
sun -534
sunday 526
sunday at 444
sunday evening 760
sunday from -960
sunday night 166
sunday of -1031
sunday paper 618
sunday service -509
sundown 630
sunroom 195
sunset 1030
supervised 564
supervised visits 564
supervisor 632
supervisor before -411
supplement 296
supplier 56
supplier for -619
supplier has -376
supplies -162
supply -819
supply closet -647
support -285
support team -443
supports 21
surcharge -680
sure -797
sure all -484
sure your -560
surgeons 372
surgery 985
surgery is 490
surgical -452
surgical precision -452
surrounded 481
surrounded by 481
survey -939
survey about -222
survey by -421
survey closes -455
survivors 636
suspect 435
suspect is 475
suspected 581
suspended 229
suspense -469
swallowed 523
swallowed a 523
swap -624
swap it -444
swapped -559
swastikas 555
swastikas on 555
swatches -727
sweeping -511
swim -250
swim is -673
swim meet -77
swing 105
swing set 208
switch -796
switched -524
switched to -376
switching 354
switching to 413
swung 655
symptom -644
synagogue 552
sync 248
syndrome 643
system -358
system goes -708
system is -630
system makes -102
system will -881
t 206
t shirt -694
tab -917
table -626
table at -365
table by -617
table is -502
table to -534
tablecloths -506
tables -699
tables are -536
tablets -545
tabs -432
taco -768
taco truck -547
tacos -688
tacos in -293
tag 268
tagline -620
tags 231
tags are -450
take -394
take a -290
take about -252
take calls 547
take down 475
take her -114
take his 747
take it 634
take my 490
take one -409
take phone -551
take place -581
take so 200
take the -164
take two -442
take up -561
taken 358
taken by 432
taken off 83
taken on -742
taken over 717
taken to 304
takes -203
takes a -544
takes about -367
takes place 372
takes two -423
taking -49
taking a -46
taking bereavement 491
taking it 572
taking part 547
taking the -458
talk 169
talk about -121
talk is -148
talk to -43
talking 560
talking about 560
tall -569
taller -414
tank -203
tap 105
tap on -608
tap water 415
tape 362
taped -375
taped to -506
target -783
target audience -591
target by -520
tart -365
tasks -327
taste -511
taste test -442
tasting -822
tasting room -303
tax -549
taxes -470
taxes on -275
tea 112
tea cures 568
tea is -186
teacher 241
teacher conferences -622
teachers 430
teachers to 490
teaches -228
teaches you -228
teaching 898
teal 125
team -376
team about -445
team and 560
team as -554
team can 62
team completed -500
team got -638
team grew -544
team has -26
team in 580
team is -547
team lunch -641
team meeting -592
team needs 688
team of -305
team shipped -582
team the -600
team was 579
team will -71
team with -222
teams 190
teams get -436
teams will 591
tech -183
technician -635
technician will -414
teens 315
teeth -343
teh -247
tell 122
tell him 457
tell me -575
tell the 40
tell them 25
tell us -280
tell you 473
teller 333
tellers -89
telling 432
temp 778
template -776
temple 591
temporarily -673
temporarily out -532
ten 189
ten days 321
ten dollars -802
ten minute -486
ten minutes 329
ten on -29
ten the -568
ten to -528
ten years 462
tenant 351
tenant in 661
tenants -860
tenants must -681
tennis -478
tent -378
tents -384
tents must -384
term 643
terminal -1060
terminal and -477
terminated -532
terms 224
terms of -573
terrorist 476
test 124
test and 518
test environment -602
test of -488
test passed -961
test results 457
test strips 636
test suite -432
test the -716
tested 137
tested for 477
tested on -641
tested positive 795
tested the -291
testers -736
testers for -499
testing -805
testing the -475
tests -449
text 268
texts -82
than -200
than a -748
than later 40
than normal -460
than the 518
than they -109
than two -407
thank -52
thank everyone -32
thank you -293
thanks -318
thanks for -177
thanks to -429
that a 735
that all -523
that caused -292
that everyone 197
that he 374
that i 293
that learns -563
that our -135
that said 318
that she 901
that the 246
that there 285
that this 373
that was 526
that way 377
that we 75
that we've -300
that works 422
that you 684
that your -582
the aa 694
the abandoned -666
the accident 769
the account -163
the active 502
the ad 368
the adoption 237
the adult -140
the affected 339
the afternoon -873
the agenda 225
the air -622
the airport -458
the aisle -221
the alarm -609
the all -51
the ambulance 445
the amputation 531
the angel -732
the animal -664
the annex 137
the anniversary 386
the annual -590
the apartment -606
the api -574
the app -738
the appendix -643
the approved 416
the aquarium -676
the archive -522
the area 151
the arena -41
the arm -458
the army 629
the art -564
the ashes 449
the assistant -139
the atm -653
the attached 412
the attack 647
the attic -682
the auction 310
the audio -446
the audit -617
the auditorium -677
the average -463
the baby 36
the back 57
the backbone -433
the backlog -755
the backup -597
the badge 159
the bag 393
the bake -1049
the bakery 278
the balance 310
the ballpark -805
the band -643
the bands -601
the bank -331
the banner -609
the banquet 219
the baptism 545
the barn 480
the bartender -453
the basement 178
the basics -319
the bath -650
the bathroom 318
the batteries -662
the battery 349
the battle -601
the bell 514
the best -276
the better -677
the big -897
the bike -329
the bill -711
the bin -430
the biopsy 634
the bishop 703
the black 124
the blade 131
the blast -516
the bleeding -781
the blender -709
the blind -356
the blinds -550
the block 320
the blood 412
the blue -83
the blueberry -338
the board -105
the boat 371
the body -289
the bomb 519
the bombing 579
the book 393
the books -597
the booster 554
the booth -646
the border 782
the bottom -921
the bowling -697
the box 137
the boxes -424
the boy 783
the boys 568
the brake 474
the brakes 191
the break -690
the breakup -235
the brewery 78
the bride -746
the bridge 407
the brochure -123
the broken -286
the brunch -446
the budget -823
the buffet -933
the bug -322
the build -656
the building -42
the bullet -80
the burial 603
the burn 100
the bus 412
the button -688
the buyer -301
the cabin -584
the cabinet -490
the cable -235
the cafe -501
the cafeteria -197
the cake -832
the calendar -824
the call -452
the camp 880
the campaign 272
the candidate -630
the candle 228
the candles -722
the cannon -416
the car -300
the card 152
the carpet -973
the carpool -689
the cart 165
the case -332
the cast -378
the cat -465
the catalog -784
the caterer -981
the catering -625
the cause 485
the ceiling 513
the celebration -190
the celery -401
the cell -599
the cemetery 648
the center 439
the certificate 609
the cfo -613
the chairs -887
the channel 213
the chapel 405
the charge -923
the charity -673
the chart 245
the check -430
the checklist -670
the checkout -828
the checks 555
the chicken 266
the child -153
the children 621
the chili -486
the choir -347
the christmas -64
the church 104
the city -572
the class -330
the clerk 547
the client -181
the climbing 150
the clinic -396
the clock 133
the closure 479
the cloud -496
the club 21
the cluster -503
the coach 892
the coat -757
the coating -79
the coffee -941
the cold -176
the color -666
the comma -526
the comments 525
the committee 109
the community -599
the company 481
the compliance 341
the concert -223
the condolence 636
the conference -34
the confusion -376
the container 250
the contract -453
the contractor -856
the cookie -335
the cooler 80
the copier -827
the copy -136
the cord -75
the corner -291
the coroner 563
the correct -290
the cost -498
the costume -578
the council 514
the counselor 593
the counter -223
the county 430
the coupon -598
the course -472
the courthouse 688
the courtyard 342
the craft -583
the crane 560
the crash -80
the creek 387
the crew 354
the crib 702
the crisis 523
the cron -516
the crosswalk 353
the crown -523
the cupcake -229
the curb 424
the custody -70
the customer -162
the cuts -76
the dam 113
the dance -599
the data -687
the database -973
the date -265
the day 507
the daycare -105
the dead -573
the deadline -634
the debt 225
the deck -215
the delay -439
the deli -442
the delivery -634
the demo -402
the dental -457
the department 236
the deploy -572
the depot 432
the desk -183
the details -599
the devil -625
the difficult 477
the diocese 402
the director 648
the disaster -527
the dishwasher -129
the disk -560
the display -533
the district 52
the divorce 519
the dj -474
the dock -378
the doctor -94
the doctors 532
the document -479
the dog -278
the door 305
the doors 431
the dorm 237
the doughnuts -232
the draft -22
the drawer 464
the dress -535
the drive -135
the driver 885
the driveway -352
the drop -397
the drought 353
the drug -295
the dry -593
the dryer -339
the ducks -503
the due 274
the dust 488
the eap 334
the early 359
the earthquake 747
the east 24
the eeoc 465
the eggs -530
the elderly 530
the elementary 627
the elevator 202
the elevators -376
the email -720
the embassy 383
the emergency -353
the employee -691
the encampment 602
the end -207
the engagement 195
the entire 476
the entrance -478
the equipment -601
the er 827
the escalator -622
the evacuation 319
the evening 316
the event -716
the exam 180
the exhibit 263
the exhibition -547
the explosion 878
the exterminator -592
the eye 273
the fabric 298
the face 82
the fair -383
the fairgrounds -220
the fall -426
the fallen 157
the families 802
the family 841
the fan -396
the farm 564
the farmers -714
the father 550
the fax -308
the feature -522
the feedback -745
the fence -181
the field -390
the fifth -89
the file -418
the filing -655
the filters -722
the final -729
the fire -178
the firewall -512
the firm 51
the first -329
the fitness -736
the flag 468
the flood 634
the floor 477
the floors -701
the florist -773
the flowers 535
the flu -216
the focus -87
the font -629
the food 37
the foot -577
the footer -61
the forecast -474
the forklift 136
the form 195
the former 334
the fountain 208
the four -25
the fourth -434
the frame -717
the free -705
the freezer -666
the friday -749
the fridge -756
the front -175
the fuel -611
the fundraiser -469
the funeral 725
the gala 485
the galleries -543
the gallery -564
the game -364
the garage -105
the garden -547
the gate -671
the ghost -765
the gift -718
the girl 186
the girls 223
the glass -608
the goat 76
the golf -430
the good -1394
the gospel -541
the grand -331
the grant -498
the gravel -528
the graveyard -552
the green -351
the grief 659
the grill -580
the groom -39
the grooming -245
the ground 380
the group 34
the guard 104
the guest -636
the guitar -356
the gun -744
the gutter -508
the gym -259
the hall -301
the hallway -775
the hand -644
the handbook -542
the harassment 705
the hat -609
the hazing 706
the head -335
the headshots -255
the health 440
the hearing 35
the heart 89
the heartbeat -317
the hearts -282
the heat -156
the heating -420
the help -630
the high -182
the highway 498
the hiring 247
the hit -603
the hold -550
the holiday -136
the holidays -238
the holy -583
the home -605
the hook 382
the hose -624
the hospital 419
the host 404
the hot 329
the hotel 377
the hotline 629
the house 467
the hr -716
the hurricane 719
the i -91
the ice -40
the icu 504
the imam 705
the infusion 478
the injection -537
the inspection -442
the instructions -493
the intercom -514
the intern -506
the interns -163
the interview 778
the intranet -519
the inventory 339
the investigation 427
the invoice -422
the issue -594
the jet -129
the job 580
the joint 237
the judge 431
the juice -542
the jury -206
the key -346
the keynote -164
the keys 525
the kiddie -467
the kids 183
the kill -364
the killer -636
the kiln -600
the kindergarten 561
the kiosk -554
the kitchen -174
the knock 496
the lab -331
the label 190
the ladder 561
the lake -347
the laminator -612
the lamps -577
the landing -504
the landlord -496
the landslide 248
the lane -524
the last -655
the late 413
the latest -547
the launch -559
the laundry -501
the lawn -582
the layout -428
the lead -586
the leaf -439
the league -574
the lease -329
the leasing -427
the left -978
the lemon -534
the lettuce 284
the levee 444
the library -365
the lifeguard -96
the lift 832
the light -662
the lighting -552
the lights -572
the line -488
the linen -416
the link -576
the list 140
the little 549
the liver -437
the load 48
the loading 64
the loan -142
the lobby -234
the lockdown 319
the locks 489
the login 117
the logo -140
the long -66
the loss 139
the lost -1187
the lot 121
the lounge -839
the lower 156
the lowest -388
the lunch 48
the lynching 601
the machine -709
the macro -267
the mail -55
the main -91
the maintenance 706
the mall 28
the man 240
the manager -57
the march -642
the marked -478
the market 446
the marketing -393
the marriage -306
the marshal 588
the mascot -471
the mattress 83
the meeting 546
the memory 736
the men -123
the menu 120
the merger -30
the methadone 663
the mezzanine -597
the microwave -846
the middle -558
the mill 802
the minimum -512
the minutes 119
the missing -395
the mixer -57
the mobile 117
the mockups -486
the model -670
the monday -882
the month -321
the monthly -675
the mop -520
the morgue -526
the morning 363
the mosque 807
the most -409
the mother -283
the mountain 583
the move -543
the murder 576
the museum 105
the music -75
the nail -486
the name 149
the names 615
the nearest -596
the neck -356
the needle -630
the neighbor -521
the neighbors -24
the new -316
the news 641
the newsletter -945
the newsroom 647
the next 340
the nice -581
the nicu 796
the night 107
the nightly -323
the nine 168
the ninth 235
the north 83
the note -412
the notes -650
the notice -156
the number 921
the numbers 278
the nurse 242
the nursery 347
the nurses -195
the nursing 361
the obituary 755
the office 138
the offsite -284
the oil 456
the old -687
the onboarding -425
the one 586
the online -878
the only 703
the open -869
the operating -477
the operation -128
the order -684
the organization 247
the orientation -523
the original -545
the orphan -375
the orphaned -764
the other -248
the others 396
the oven -359
the overpass 527
the owner 726
the package 210
the page -680
the paint -676
the painters -91
the pallet -322
the panel 406
the pantry 386
the paper 332
the parade -898
the parent -994
the parish 156
the parking -206
the parrot -53
the part -602
the party 905
the password -595
the past -94
the pastor 786
the patch -505
the patient 409
the patio 261
the pediatric 518
the perfect -452
the performance -292
the permission -380
the pet -431
the pharmacy 215
the phone -161
the phones -134
the photo -482
the photos 305
the piano -329
the picnic -862
the pigeons -487
the pills 434
the ping -369
the pink -426
the pitch -755
the pizza -669
the plan 109
the plane 467
the planning 368
the plant 410
the plants -754
the playground 322
the playlist -541
the plot -38
the plug -302
the poison -727
the police -27
the policy 140
the pool -178
the porch -282
the position -532
the potluck -112
the pottery -312
the power -538
the pregnancy 376
the premises 644
the presentation -695
the press -96
the price 53
the pricing -504
the principal -562
the print -490
the printer -975
the process 49
the product -47
the program 531
the project 173
the projector -854
the property -188
the proposal -552
the prospect 52
the psych 614
the public -77
the punch -514
the purchase -681
the quake 546
the quarter -253
the quarterly -561
the queue -1072
the quiet 125
the quilt 58
the quiz -516
the rabbi 717
the race -947
the rack -712
the raffle -836
the railing -103
the rainbow 624
the ramp 142
the rear -649
the rec -555
the recall 282
the receipt -661
the reception -328
the recording -563
the recovery -686
the recycling 377
the red 196
the redesign -373
the reduction -163
the refrigerator -286
the region 617
the regional -28
the register -126
the registration -566
the relay -552
the release 332
the relief 408
the remote -529
the rent -606
the rental -349
the rep 133
the repaving -621
the report 150
the reservation 318
the rest 217
the restaurant -858
the restroom -349
the restrooms -778
the restructuring 541
the results -881
the retention 415
the retirement -320
the retreat -219
the review -710
the ribbon 188
the ridge 579
the right -886
the river 639
the road -73
the robbery 631
the roof 69
the room -400
the root -567
the rush -397
the safe -295
the safety 142
the salad 301
the sale -821
the sales -634
the same 304
the sample -811
the saturday -208
the sauna -505
the scale -430
the scam 510
the scan 622
the scanner -513
the scene 334
the schedule 194
the scholarship 613
the school -21
the science -336
the script -855
the search -473
the season 682
the seating -758
the security -1196
the seller -508
the semester -284
the senior -750
the server -718
the service 311
the settlement 499
the shared -701
the shed -531
the sheet -663
the shelf 65
the shelling 502
the shelter 768
the sheriff 738
the shift 248
the shipping -721
the shooting 837
the shop 459
the shotgun -547
the shots 147
the show -797
the shower 418
the shuttle -734
the sick -108
the sign -854
the signed -703
the silent -493
the sink -913
the sister -553
the site -916
the size 85
the skeleton -642
the slide -512
the slides -424
the slideshow 214
the slot -780
the small 524
the smoke -189
the snack -751
the snow -604
the sober 350
the socks -342
the soda -401
the sofa -670
the softball -382
the software -515
the soup -699
the south -88
the space 622
the special -122
the specials -551
the spelling -619
the spine -405
the sports 271
the spreadsheet -405
the spring -252
the staff -257
the stairs -722
the stall 433
the standup -423
the stapler -655
the state 514
the station 384
the steps 51
the stockroom -316
the stolen 214
the storage -43
the store 25
the storm 669
the street -144
the stroke -168
the student 258
the summer -526
the sunday 224
the sunroom 195
the supply -647
the surgical -452
the survey -639
the suspect 185
the suspense -469
the swim 40
the swing 208
the synagogue 552
the system -559
the tab -685
the table -640
the tablecloths -506
the taco -547
the talk 938
the tap 415
the tax -485
the tea 391
the team -225
the temple 581
the tenant 23
the tenants -286
the tent -308
the terminal -282
the test 327
the theater -445
the theme -398
the thermostat -822
the third -314
the three 233
the thursday -541
the time -432
the tip -491
the title -621
the toddler 94
the tomatoes -562
the toner -754
the tool -478
the tools -365
the tornado 606
the totals -445
the tour 108
the tower 207
the town 252
the toxic 30
the tracks 430
the trade -553
the traffic -527
the trail -684
the trailer 371
the train -227
the trainer 364
the training -345
the trampoline -317
the transfer 597
the transplant 421
the tray -804
the treatment -244
the treatments 415
the tree 485
the trees 424
the tremor 313
the trial -860
the trigger -529
the truck -213
the tuesday -433
the twins 335
the two 633
the under -354
the unit 707
the update -402
the updated -175
the upstairs 601
the usb -247
the vaccine -364
the van -353
the vault 354
the vending -462
the vendor -426
the venue 401
the vet 728
the victim -292
the victims 502
the virus -209
the visit 285
the volleyball -568
the waiting -714
the waitlist -754
the wake 103
the walk -667
the walkthrough -584
the wall -660
the war -317
the warehouse 454
the water -587
the way 663
the weather -50
the webinar -932
the website -723
the wedding 900
the wednesday -61
the week -543
the weekend -149
the weekly -604
the welcome -873
the west 190
the wet -170
the wheel -190
the white -960
the whiteboard -829
the whole 354
the wildfire 430
the wind 527
the window -995
the women 772
the wood -671
the work 51
the workshop -750
the world 675
the wound -87
the wrong -594
the yard 675
the year 283
the yearbook -119
the yellow 204
the youth -600
the zombie -568
theater -45
theater is -376
their -367
their badges -381
their cars 173
their families 579
their first -458
their laptops -253
their parking -524
their projects -471
their son 256
their taxes -275
them before -359
them for 615
them live -663
them out 406
them the 337
theme -398
theme of -398
then -481
then a -498
then the 780
there 94
there a -30
there an 340
there are -715
there for 338
there is 102
there no 210
there nothing -253
there was 729
there were 409
there will -1011
there won't 383
thermos 363
thermostat -1071
these -281
they 282
they already -690
they and 615
they are -224
they asked 469
they can 629
they come -279
they did 348
they found 395
they lost 477
they moved -190
they saw 93
they think 559
they told 458
they took -391
they want -685
they were 855
they won't -99
they're 691
they've 604
thin -427
thing 855
things 574
think 484
think i 220
think it 664
think of -460
think our -170
think she 551
think we -344
thinking 382
thinking about 309
thinks 596
third -336
third floor -181
third of 508
third one 152
third quarter -29
third round 302
third time -240
thirty -31
thirty days 618
thirty one -271
this after -619
this afternoon -95
this and 530
this anymore 277
this backpack -457
this but 168
this call 302
this come -902
this company 410
this course -228
this department -514
this door -691
this email -1173
this fall -399
this friday 120
this item -156
this jacket -483
this lamp -376
this may -474
this month -113
this morning 415
this one -86
this point -324
this position -373
this printer 467
this product -583
this project -558
this quarter -1168
this register -591
this report -657
this saturday -238
this shampoo -439
this short -222
this spring -741
this summer -611
this sunday 434
this supplement 416
this team -589
this time -142
this was 488
this wednesday -398
this week 183
this weekend -168
this year -261
those 667
those leaving 412
those not 465
though -335
thought -372
thoughts 535
thoughts are 522
thousand -396
thread -523
threat 683
threats 773
three 201
three and -197
three days 475
three hours 413
three kids 447
three minutes -616
three months -49
three more -665
three new -324
three of 249
three people 651
three residents 512
three tiers -450
three times -227
three trailers -64
three ways -516
three weeks -538
three women 201
three years -381
threw 717
threw a 512
thrift -473
thrift shop -473
thrilled -276
thrilled to -276
through 410
through a -215
through at 502
through friday 159
through her 533
through january -539
through june -28
through march -489
through may -517
through october -538
through saturday 350
through sunday -775
through the 96
through thursday 215
through wednesday 289
through will -422
thrown 711
thrown out 268
thursday 111
thursday afternoon -696
thursday and 374
thursday at 348
thursday delivery -494
thursday for 344
thursday from 479
thursday may -406
thursday morning -619
thursday no -586
thursday please -441
thursday so 133
thursday workshop -467
ticket 118
ticket for -617
ticket includes -469
ticket is -496
ticket system -572
ticketing -102
ticketing system -102
tickets -716
tickets are -86
tickets for -763
tickets on -492
tickets to -656
tie -571
tied 287
tied to 466
tiers -450
tight -555
tile -542
tiles -678
till 197
till the 210
time -107
time at 606
time bookkeeper -493
time call 363
time employees -519
time for 380
time from -422
time he 904
time is -721
time off -475
time on 289
time sheet -648
time the -332
time to -211
time works -761
time you -298
times -440
times a 635
timesheet 380
timesheets -565
tiny -86
tip -496
tips -719
tire -450
tired 582
tires -426
tissues 547
title -735
to a -518
to about -72
to add -318
to all -490
to an 227
to announce -461
to any 406
to anyone 131
to ask -568
to attach -470
to attend -306
to auction 486
to august -372
to avoid -338
to be 263
to bring -565
to buy -114
to call 641
to cancel -414
to celebrate -402
to check -187
to class -397
to clock -630
to close 299
to come 23
to confirm -224
to connect -598
to cover -256
to date -580
to dialysis 528
to die -657
to digital -316
to discuss -514
to do 457
to download -622
to drive 207
to drop -609
to dry -476
to end 292
to every 274
to everyone 190
to extend -596
to fix -338
to fly 577
to follow 152
to four -787
to full 321
to get 390
to give -691
to go 805
to half 512
to have -537
to hear 291
to help -416
to her -414
to high -541
to him 634
to his 833
to hold -346
to hr 88
to inform 194
to it 376
to its -789
to join -861
to july -698
to just -236
to keep 324
to kill 391
to know -539
to label -269
to learn 449
to leave 270
to let 418
to local -202
to lock -362
to look -367
to make 84
to manage -499
to march -337
to match 183
to may -188
to me 220
to meet -49
to move 97
to my 706
to need -493
to nine 63
to noon -948
to offer -656
to one -29
to order -638
to our -844
to part 355
to pay 555
to people 590
to photograph -34
to pick -435
to print -548
to put 150
to reach -294
to read -135
to refuse -402
to remove 562
to replace -257
to report 134
to request -623
to reserve -276
to reset -335
to rest -368
to retire 667
to return -75
to review -160
to revise 40
to rising -353
to room 410
to run -720
to save -171
to say -227
to schedule -801
to school 148
to see -713
to set -636
to share -194
to sign 75
to six 362
to smile -458
to speak 615
to stay -456
to step 498
to stop 76
to sunday 206
to take 30
to talk 79
to tell 289
to ten 500
to test -518
to thank -228
to their 626
to this -158
to three -419
to thursday -513
to today -574
to track -390
to traffic -224
to transparency -524
to travel 38
to tuesday 643
to turn 113
to two -442
to unsubscribe -392
to us 35
to use -424
to vice -151
to wait 608
to watch -262
to water -366
to wednesday 200
to whoever -607
to work 223
to you -450
to your 300
today 245
today and 393
today at -508
today for 263
today his 674
today is 429
today standup -574
today we 281
toddler 519
toddler was 482
toddlers -457
toe -382
toe shoes -382
together 333
together in -213
told 716
told her 723
told it 728
told me -437
told no 321
told our 291
told the 439
told them 341
told there 210
told to 496
told us 707
tomato -782
tomatoes -807
tomatoes once -562
tomorrow -37
tomorrow at -402
tomorrow because 299
tomorrow is 235
tomorrow morning -777
tomorrow while -69
toner -870
toner is -572
tonight 375
tonight and 523
tonight at -797
tonight for 427
tonight show -675
too 305
too large -559
too long -626
too low 306
too many -662
too much 305
too old 1135
too small -572
took 36
took down -541
took her 590
took his 708
took our 163
took out -330
took over 65
took the 40
tool -780
tool crib -377
tool helps -456
tool turns -361
tools 152
tools you -365
top -92
top drawer 458
top of -723
top priority -540
top shelf -438
torn 518
torn down 805
tornado 606
tornado took 453
total -728
totals -445
tote -520
tote bag -332
tote bags -479
touch 477
touch the 131
touched 617
touched a 417
touching 738
tour 219
tour for 227
tour is 141
tour will -426
tournament -760
tours -1206
tours are -907
towels -694
towels are -693
towels in -608
tower -56
town hall -730
town three -400
toxic 444
toys 319
track -873
track requests -102
tracks 430
trade -788
trade show -556
trademark -840
traffic -882
traffic during -224
trafficking 488
trail -697
trail is -442
trail mix -389
trailer 410
trailers -64
trailers of -64
train 68
train is 52
train to -479
train wreck -798
trained -467
trainer 293
trainer will -523
training -359
training by -82
training is 715
training on 847
training room 22
training video -590
trains -555
trampoline -317
transfer 597
transfers 328
transgender 701
transparency -524
transplant 421
trapped 522
trash -553
travel -427
travel expenses -439
traveling -565
traveling to -242
travels 301
travels with 301
tray -723
tray at -311
tray is -662
trays -217
treadmill 62
treat -154
treat every -683
treatable 728
treated -590
treatment 261
treatment monday 722
treatments 437
treats 302
treats anxiety 218
tree 515
tree by 485
trees -370
trees along -476
trees with -321
tremor 498
tremor is 313
trial -223
trial ends -712
trial period -844
trial version -290
tribal 738
tribute -541
tried -466
tried to 734
trigger -529
trigger on -517
trip -471
trip leaves -345
trips -570
trivia -1086
trivia night -666
trivia team -534
trophy -819
trouble -188
truck -371
truck comes 194
truck is -955
truck parks -503
truck will -689
trucks -472
try -756
try the -194
trying 633
trying to 811
tube -184
tuesday 155
tuesday and 379
tuesday at -387
tuesday for 94
tuesday from -314
tuesday october -662
tuesday of -546
tumble -373
tumble dry -373
tumor 818
tumors 532
tune -488
tuned -380
turban 552
turn -185
turn it -400
turn off 101
turn overnight 410
turned -175
turned away 752
turned off -624
turned on 311
turned out 578
turning -699
turns 571
turns your -361
tv -444
twelve -795
twelve to -338
twenty -145
twenty minutes -415
twice -454
twice and -383
twice the 179
twins 335
two -267
two and -595
two associates 38
two at 185
two bedroom -961
two birds -431
two boys -100
two brothers 462
two car -504
two cases -572
two chairs 311
two children 824
two cups 359
two days -793
two employees 422
two factor -399
two fingers 851
two for -730
two get -446
two hours -1019
two in 400
two men 481
two minute -453
two more -675
two new 232
two night -764
two nights -637
two o'clock -424
two of 725
two openings -524
two or -609
two pages -453
two pairs 163
two people -282
two plans -236
two please 318
two rounds 175
two seconds -415
two small -132
two soldiers 382
two teeth 101
two weeks -129
two years 365
type -722
typing 595
typo -595
umbrella -672
umbrellas -897
umbrellas and -627
unaccounted 512
unaccounted for 512
unavailable -619
uncle 927
under -371
under five 213
under four 27
under new -525
under review -361
under the 245
under three -305
under two -303
uniform -275
union 198
unit 1140
unit is 792
units -561
unknown -176
unknown senders -335
unless -354
unlimited -999
unlimited emails -171
unread -621
unread messages -621
unresponsive 705
unresponsive in 705
unsubscribe -392
until -124
until august -252
until four -658
until friday -163
until further -200
until her -378
until his -248
until i 99
until it 710
until june -564
until lunch -403
until march -395
until may 320
until midnight -648
until monday -579
until next -457
until six -624
until sunday -549
until the 105
until they 711
until thursday -778
until tuesday -258
until two 513
until we -644
until wednesday -179
until you -751
untill 171
unwanted 757
unwanted touching 757
up -82
up a 394
up after 72
up and 330
up at 604
up before -643
up by -41
up for -979
up from 24
up her -274
up in 146
up on -150
up so 54
up the -434
up to -392
up today -519
up two 601
up until -159
up with -40
up your -544
update -109
update fixes -458
update the -269
update your -839
updated -781
updated our -634
updated the -330
updates -634
upgrade -588
upgrade our -116
upgrade to -533
upgraded -680
upgraded our -482
upgrading -769
upgrading the -746
upload -791
upside 129
upside down 129
upstairs -122
upstairs bedroom 805
uptime -372
urgent -525
urgent care 710
us -170
us a -705
us about 169
us all 171
us are 538
us at -705
us back -99
us for -79
us improve -503
us in -72
us knew 632
us know -535
us not -41
us on -331
us reach -460
us the -540
us to 231
us with 90
us your -752
usb -247
use 258
use a 401
use headphones -492
use her 647
use the -334
use their -470
use they 615
use this 431
used 371
used a 518
used by -701
used to 643
user 124
users 166
uses 824
uses a 569
uses the 433
using 481
using it 131
using my 402
using the 203
usual -311
usually 169
vacate 683
vacation -1000
vacation from -354
vacation per -435
vacation requests -393
vaccine -364
vacuum -750
valid -1067
valid driver -450
valid for -783
value -675
value your -518
van -519
van for -223
van leaves -246
van was 646
vans 337
vault 35
vegan -343
vegetables -99
vegetarian -644
vehicle 605
vending -526
vending machine -526
vendor -825
vendors -401
ventilator 109
venue 495
version -925
version is -440
version of -252
very -348
vests -804
vet 1022
vet says 480
veteran 555
veterans 758
vice -151
vice president -151
victim -292
victim advocate 459
victim of -602
victims 809
victims can 563
video -596
video before -519
video is -819
video went -480
view -851
view of -418
views -398
vigil 655
village 519
village was 486
violence 707
viral -611
virgin -755
virgin olive -755
virus -371
visa 833
visa was 671
vision 611
visit -183
visit is -732
visit the -43
visiting -50
visitor 346
visitors 485
visitors must -524
visits 630
visits only 564
visits our 614
voice -416
voicemail -101
voicemail greeting 157
volleyball -567
volleyball game -568
volume -694
volunteer -348
volunteers 139
volunteers for -546
volunteers only -478
volunteers will 435
vote -980
vote for -603
vote on -472
voted 54
voted best -400
vp 547
w -560
wages 502
wait -522
wait at 688
wait for 263
wait time -661
wait to -848
waiting 208
waiting area -484
waiting for 490
waiting list -679
waiting on 338
waitlist -726
waitlist for -459
waived 635
wake up -146
walk -82
walk in -266
walk the 485
walk through -504
walk you -195
walked 684
walkers -609
walking 74
walking tour 300
walkthrough -584
wall 92
wall with -766
want 379
want on -373
want the 165
want to 856
want you 516
wanted -360
wanted to -672
wanted you 308
wants -323
wants a 154
wants it -152
wants its -508
wants the 203
wants to 393
war -504
war over -603
war room -776
ward 927
ward is 612
ward needs 525
warehouse 350
warehouse and 484
warehouse in 404
warehouse is -99
warehouse team -730
warehouse will -496
warm and -505
warming 414
warming center 414
warn 613
warn notices 593
warning 360
warped -356
warranty -694
warranty does -404
was a -468
was abused -310
was and 307
was approved 333
was arrested 796
was asked 148
was assaulted 641
was attacked 562
was born 307
was broken 533
was called 275
was caught 455
was cut 577
was damaged -412
was dead -609
was delivered -627
was denied -389
was diagnosed 416
was down -365
was empty -637
was fired 552
was followed 694
was found 635
was fourteen 693
was great -416
was held 618
was her 536
was hit 724
was home -484
was hurt 647
was in 654
was just -194
was kidnapped 562
was killed 705
was left 24
was let 40
was moved 120
was not 773
was on -571
was passed 578
was planted 485
was pregnant 229
was raised 582
was rated -430
was rear 363
was recalled 628
was recorded 135
was reported 533
was robbed -199
was seen 537
was sent -750
was stabbed 1045
was stolen 694
was stopped -368
was struck 505
was sudden 480
was taken 457
was the 97
was told 889
was too -138
was torn 695
was trying 597
was up -616
was used 622
was your 44
wash -727
wash cold -373
wash is -317
washer 380
washer and -385
washes -653
wasn't 757
watch 331
watch a -519
watch for -282
watch the -645
watch your -698
water 541
water at 663
water bottle -704
water damage -404
water fountain -497
water is -690
water main -429
water on -189
water pallets 149
water the -754
water until 408
water will -323
watered -714
watered on -391
wax -491
waxed -520
way 662
way home 615
way it 55
way to 162
ways -311
ways with 56
we -431
we added -573
we all -224
we apologize -311
we appreciate -459
we are -94
we ask -188
we believe -547
we build -493
we can 42
we can't 365
we cannot 77
we changed -495
we charge -966
we close -834
we could -168
we cut 44
we design -588
we do -139
we dodged -459
we don't 470
we expect -512
we finally -680
we find 238
we found 419
we get -410
we got 117
we guarantee -306
we had 397
we have -344
we help -650
we hire -93
we hope -507
we just -511
we keep 795
we know 508
we launched -605
we left -27
we let 85
we lost 718
we make -603
we missed -566
we moved 224
we need -114
we no -387
we now -460
we offer -856
we only 183
we open -72
we planted -321
we provide 54
we push -481
we put -200
we raised -463
we ran -849
we reached -581
we recommend -603
we regret -42
we reserve -402
we sell -739
we served -700
we set -46
we share 422
we ship -705
we sold -484
we started -578
we take -238
we tested -291
we treat -683
we upgrade -116
we use -304
we used 417
we value -518
we want -748
we were 510
we will -554
we would 622
we'd -270
we'd hoped 505
we'll 522
we'll answer -663
we'll send 122
we're 625
we're out 458
we're taking 281
we've 240
we've been -74
we've lost 211
weak 399
wear 140
wear a -247
wear blue 184
wear closed -749
wear shoes -680
wear something 433
wear the 339
wear their -381
wearing 704
wearing a 516
weather -479
weather is 250
weather permitting -686
web -548
webinar -1113
webinar on -277
website -1084
website is -506
website was -396
websites -257
websites for -257
wedding -457
wedding so 56
wednesday -265
wednesday at 164
wednesday between -170
wednesday from -372
wednesday in -651
wednesday meeting -499
wednesday services 552
wednesday so -301
wednesday through -605
week -172
week and 487
week at -123
week before 386
week but -697
week for 582
week gets -552
week in -658
week is -608
week so -225
week the -579
week to -256
weekday -407
weekdays -789
weekend 66
weekend and 123
weekend of -426
weekend only -951
weekend so -524
weekends -769
weekly -339
weeks 70
weeks after 400
weeks ahead -350
weeks and 477
weeks before 540
weeks of -219
weighs 253
welcome -593
welcome in 440
welcome on -427
welcome our -524
well -25
well with 56
went -146
went back 618
went down 273
went in 196
went into -363
went longer 692
went off 810
went out -287
went quiet -203
went through 238
went to -411
went under 674
went up -655
went viral -480
went well -696
went with -867
were asked 699
were asleep 324
were cut 329
were flooded -540
were found 460
were given 409
were held 589
were hurt 569
were in 523
were just -326
were killed 365
were no 383
were not 631
were offered 563
were slightly -335
were the -202
were told 248
were up -607
west 190
west wing -420
wet -324
what 629
what came 527
what happened 963
what he 499
what kind -385
what left 593
what the 536
what they -450
what time 38
what we 433
what you -335
whatever 374
wheel 120
wheelchair 809
wheelchair users 248
wheelchairs 560
when 176
when he 893
when i 255
when it -374
when she 659
when the 617
when we 276
when you -1176
when you're -695
when your -258
whenever 82
whenever you 102
where -37
where i -64
where she 729
where the -801
where you 589
where your 345
whether 228
whether he'll 732
whether the 23
which ads -409
which child -261
which has -612
which is 101
which means -787
which the 612
while 74
while he 614
while her 499
while i 463
while new 357
while she -186
while the -724
while they -215
while we -667
white -51
white van 23
whiteboard -711
who -214
who can -537
who can't 815
who cannot 598
who could -272
who did 581
who have 486
who helped -519
who hit 569
who is -575
who joins -465
who left 667
who lost 583
who needs -294
who passed 400
who read -301
who wants -33
who was 829
who worked 157
who works -220
who would -234
whoever -738
whoever can -432
whole 348
whole team -199
whole third -358
whose 505
why 823
why the 275
widow 229
widow and -93
wife 567
wife and 610
wife is 246
wife took -447
wiht -244
wiki -331
wildfire 430
will appear -561
will arrive -471
will be 49
will begin -443
will bring 495
will call 62
will change -402
will close 521
will come -50
will contact -634
will cost -710
will cover -693
will execute -358
will expire -483
will find -618
will follow 542
will get -116
will go 472
will have 726
will hold 694
will idle 132
will increase -527
will inspect -388
will join -76
will keep -678
will lead 32
will lose 373
will make 528
will match -660
will meet -120
will miss 21
will move -251
will need 574
will not 454
will now -688
will only -374
will open 417
will pick 485
will play -485
will present 105
will read 512
will receive -957
will remain 553
will reopen -511
will replace -433
will reply -544
will respond -655
will resume 498
will review -595
will ring 344
will run 303
will send -894
will ship -548
will sing -164
will sit 538
will speak 576
will start -37
will stay 594
will stop 504
will take -181
will tell 298
will test 467
will visit 277
will vote -472
will walk 413
will wear 580
will work 759
wind 576
window -174
window and 218
window cleaners -741
window is -531
window seat -602
window when 551
window will 523
windows are -484
windows shut 304
windshield -81
wine 176
wing -277
wing on -420
wings -694
winners -300
winning -695
winter 260
winter coats 127
wipe -611
wipe down -611
wire 438
wired 71
wish 75
wish to 64
with a 341
with all -365
with an -418
with another -476
with anyone -117
with at -186
with big -222
with care 149
with clients -401
with cots 550
with everyone 82
with extra 497
with heavy 422
with her -125
with him 684
with his 823
with it 282
with limited -748
with local -385
with low 611
with me -184
with ms 198
with my 602
with nine 243
with no -354
with nothing 314
with one -749
with our 124
with people 601
with ptsd 617
with several 561
with sickle 504
with the 256
with their 401
with this -620
with those -142
with three 494
with two -698
with us 369
with you 362
with your -109
within -339
within a 190
within one -377
within two -588
without 308
without a 168
without any -104
without him -253
without me 80
without power 654
without warning 406
woman 252
woman on 69
woman was 499
women 627
women and 342
women shelter 511
won -1108
won the -625
won't be 162
won't let -87
won't open -485
wont -78
wont be -78
wood -671
word 124
wording 477
words -625
work 134
work and 261
work at 45
work from -123
work in -275
work on -161
work the 687
work this -152
work week -536
work weekends -610
workbook -448
worked 183
worked in 524
worker 678
worker was 615
workers 270
working -80
working at 468
working from 68
working with 68
workout -649
workout plan -649
works -344
works best -414
works for -692
works with -420
workshop -369
workshop for -529
workshop is -362
workshop on -411
workspace -577
world 675
worldwide -496
worn -510
worried 802
worried about 802
worse 987
worse and 435
worship 822
worthy -581
would appreciate -88
would be 518
would have 819
would like -160
would rather 466
wouldn't 488
wound -87
wrap -978
wrappers -672
wrapping -660
wrapping in -310
wreaths -626
wreaths on -626
wreck 196
wreck on 538
wrench -172
wrist 506
write -305
write to -403
writing -45
writing to -642
written 361
wrong -375
wrote 363
wrote a -433
wrote in 230
x 402
x rays 402
yard 429
yard at 528
yards 503
yarn -380
year 666
year ago 257
year and 431
year end 229
year gala -786
year has -391
year holiday -269
year old 625
year since -546
year warranty -729
yearbook -183
yearly -530
years -25
years and 550
years at 427
years in 157
years of -512
years on 269
years since 721
years the -20
yellow 610
yesterday 343
yesterday presentation -469
yet -206
yet so -413
yoga -278
yoga classes -556
yoga studio 117
yogurt -659
you -177
you a -589
you about -469
you again -462
you already -365
you are 197
you asked -670
you at -916
you back -472
you before 410
you bring -467
you by -763
you call -884
you can 543
you can't 50
you cancel -559
you check -599
you close 96
you could -403
you do 454
you don't -337
you dry -418
you enjoyed -412
you feel 281
you for -341
you fresh -284
you get -695
you had -69
you have -241
you hold -448
you in 215
you know -25
you leave -955
you let -443
you like -39
you live 508
you log 238
you may -572
you move -265
you need -470
you open -634
you pay 196
you please -500
you received 275
you resend -506
you restart -295
you saw 525
you send -795
you sent -727
you shortly -640
you signed -270
you still 152
you that 526
you the -520
you think -460
you through 237
you want -244
you warm -207
you were 735
you when -115
you will 511
you within -322
you'd 305
you're 257
you've 451
young -255
your -517
your access 347
your application -606
your appointment -805
your assigned -325
your attendance -283
your availability -728
your badge 327
your bank -553
your belongings 239
your bill -584
your booking -457
your business -623
your call -753
your camera -663
your car -1118
your cars -609
your cart -554
your changes -840
your child -203
your claim -310
your comments -607
your computer -256
your data -629
your date -566
your delivery -465
your desk 92
your dog -862
your donation -480
your email -226
your emergency -624
your expense -475
your experience -666
your feedback -645
your files -546
your finance -454
your first -218
your flight -677
your food -872
your free -782
your freezer 416
your gift 281
your gym -666
your home 596
your inbox -657
your interest -587
your invoice -486
your keys -393
your landlord -564
your laptop 525
your last -137
your lease -175
your license -484
your loan -829
your login -526
your lunch -480
your manager -58
your membership -886
your microphone -387
your monthly -480
your mortgage -407
your name -34
your new -732
your next -606
your number -898
your order -1245
your own 39
your package -1184
your parcel -293
your password -668
your patience -361
your payment -589
your permit -345
your phone 46
your phones -292
your plan -722
your points -253
your position 639
your prayers 359
your privacy -518
your questions -101
your receipt -712
your receipts -439
your records -646
your refund -678
your rental -648
your report -493
your request -124
your reservation -769
your resume -694
your review -760
your role 630
your sales -267
your satisfaction -465
your seat -594
your self -248
your shift -341
your shipment -460
your shoes -798
your spam -407
your statement -692
your student 74
your subscription -736
your supervisor -99
your table -494
your team -448
your thoughts -66
your ticket 103
your time -1208
your trial -519
your vacation -349
your visit -611
your warranty -493
your windows 304
your workspace -577
yourself 269
youth -47
zero 221
zip -557
zombie -768
zombie process -527
zombie processes -289
zone -197
zoned -404
zoned for -404
zones -31`
