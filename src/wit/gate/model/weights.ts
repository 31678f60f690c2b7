/** Made by scripts/gate-model.ts from its sentences; weights in thousandths. */
export const bias = -1089

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack = {
  score: 0.861,
  bias: -0.569,
  anyKind: 2.117,
  kinds: {
    abuse: 2.306,
    addiction: 2.326,
    children: 2.289,
    death: 1.853,
    disability: 2.498,
    disaster: 1.87,
    illness: 2.089,
    layoffs: 2.414,
    misfortune: 1.868,
    profanity: 2.124,
    'protected-groups': 2.617,
    religion: 1.804,
    safety: 2.144,
    'self-harm': 2.115,
    violence: 1.445,
  } as Readonly<Record<string, number>>,
  grave: 0.332,
  careful: -1.337,
}

/** Of the mean, the maximum and the minimum of the word vectors. */
export const numbers =
  '398 -47 -257 65 -453 318 -255 35 143 -41 -201 285 48 295 140 -401 -66 -66 -279 138 -13 -197 -138 338 -111 94 -110 -308 32 222 345 -114 -18 259 -88 -373 53 260 -30 193 -333 317 107 -104 159 67 125 413 -178 -137 173 -155 -93 206 -103 -93 -147 -444 103 188 247 226 393 -277 101 276 195 13 -70 -15 109 -210 -164 51 326 84 80 163 -65 -200 108 185 119 48 -391 -231 -133 24 -195 -20 54 -436 311 213 -29 312 229 133 28 -390 126 2 -65 108 -144 256 -162 -96 -33 -230 -104 -108 -41 73 6 -202 49 -48 -206 25 -48 -148 -107 124 -107 118 177 -87 -4 117 26 -120 112 94 31 -236 -60 197 4 23 -321 395 36 2 -2 -99 84 179 -100 132 32 -23 -58 -92 30 196 20 -33 -190 -2 62 28 333 -92 -130 163 -114 37 57 97 138 -234 62 251 83 127 -9 62 18 8 28 35 240 82 -63 -56 -65 -52 24 53 44 -162 56 34 -62 152 66 16 -69 -80 216 -43 -202 34 -82 65 -42 51 150 -47 -337 182 36 49 81 72 -118 -76 6 69 2 -5 -54 -16 28 9 -72 -38 13 136 -16 -395 -150 -2 -105 -417 139 -63 133 83 -18 164 73 182 194 -9 95 164 -41 65 10 -65 -108 32 -136 278 21 -169 -295 205 63 89 132 -283 49 74 136 -239 -82 -50 35 -15 -30 -95 80 -200 229 -123 144 -194 -68 36 143 63 -4 7 -34 49 -22 -142 197 -152 63 111 191 105 148 16 -236 -20'

/** Of words and pairs of words. */
export const grams = `a background -462
a backpack -357
a bad -173
a badge -377
a bag -483
a bathroom 150
a bed 583
a bench 405
a benefits -760
a better -435
a bigger -63
a bit -492
a blind -964
a blog -425
a blue -632
a bomb 353
a box 815
a boy 634
a brainstorm -402
a break 653
a bug -294
a bullet -198
a burrito -579
a cable -304
a calendar 466
a call -235
a caller 691
a camper 428
a candidate -267
a candle 687
a car 840
a case -215
a certificate -552
a chance -385
a child 539
a client -71
a coat -164
a coffee 332
a cold -725
a cool -409
a copy -483
a corrected -287
a counselor 535
a coworker 638
a crash -33
a credit -503
a crime -778
a customer 660
a day 291
a dead -540
a delivery -595
a deposit -370
a desk 260
a different 187
a disaster -629
a disc -459
a discount -476
a dollar -637
a drink 317
a family -248
a fatal -69
a father 534
a few 68
a fire -312
a flood -615
a fork -650
a former 524
a four 401
a fourth -523
a free -1083
a freelance -331
a fresh -346
a friend -530
a friendly -396
a full -20
a garage -509
a gas 481
a godsend -285
a good 417
a gray -377
a guard 652
a guest 200
a gun 652
a haircut -657
a half -176
a hand 639
a handgun 494
a head -288
a headcount 204
a hit -465
a home 463
a jam -374
a jar 362
a job -121
a kidney 713
a killer -790
a large -360
a larger 209
a late -810
a leash -629
a leg -793
a letter 486
a light -722
a lineman 557
a link -786
a little -27
a local -542
a locker 58
a long -268
a loss 388
a lost 443
a lot -491
a loyal -428
a lump 600
a man 125
a manager -627
a marketing -436
a match 635
a meal 563
a member -521
a memory -777
a mile 492
a minimum -601
a minute -252
a mirror -441
a miscarriage 516
a missing -686
a moment 162
a month -645
a motivated -270
a name -283
a neighbor -136
a new 393
a newborn 467
a night -49
a noose 545
a note 796
a number -46
a package -857
a paper 96
a parent 607
a parking 203
a part -715
a password -411
a patient 480
a payment -578
a pdf 331
a pedestrian 252
a period -415
a photo 386
a piece 799
a place 542
a point -310
a post 196
a power 264
a private 150
a problem 376
a pull -358
a qr 262
a question -474
a quick -1009
a quiet -235
a rain -340
a real -511
a reason 352
a receipt -595
a reception -361
a receptionist -557
a refund -651
a reminder -339
a replacement -438
a report 644
a representative -515
a resident 499
a response -474
a restraining 587
a restroom 441
a review -114
a room 82
a row -815
a sale -719
a scarf 519
a school -307
a screen 651
a second 60
a security -289
a seizure 194
a senior -566
a separate 64
a service 305
a set -633
a shared -604
a shooting 747
a short -401
a shot -507
a sign 20
a signature -827
a signing -317
a single -822
a six 260
a slur 549
a small -555
a snack -454
a social -499
a soft -251
a software -694
a specialist -818
a spreadsheet -496
a staff -631
a steal -330
a stool -170
a storm -569
a story -172
a stroke -171
a student 628
a summary -328
a supervisor 290
a t -422
a table -502
a teacher 666
a team -685
a technician -303
a teller 312
a temp 605
a tenant 711
a terminal -480
a third 652
a ticket -1014
a time 555
a toddler 549
a trailer 281
a train -795
a tree 285
a turn 616
a two -974
a typo -594
a valid -691
a ventilator 699
a very -363
a view -336
a visit -418
a visitor 579
a volunteer -334
a waitlist -382
a warming 429
a washer -381
a water -565
a week -114
a wheelchair 362
a while 852
a white -211
a woman 697
a worker 558
a year 130
aa 768
abandoned -662
able 169
able to 169
aborted -829
aborted after -714
about -88
about a 303
about ending 511
about four -487
about her 683
about it 718
about my 960
about new -269
about our -701
about ten -644
about the -303
about three -312
about two -754
about what -110
about your -501
above 88
above the 504
abuse -71
abuse the -550
abused -280
accent 506
accept -1017
accept returns -486
accepted -868
accepted within -288
accepting -947
access 252
access to -505
accessible 672
accident 211
accident and -257
accompanied -538
accompanied by -538
according 549
according to 549
account -202
account balance -549
account has 215
account is -565
account to -495
accountant -689
accountants -476
accounted 75
accounted for 75
accounting -442
accounting are -248
accounting for 225
accounting simple -443
accounts -628
accounts to 491
across -515
across from -275
across the -528
active 94
active shooter 500
actually -743
ad 210
ad says 436
add 274
add a 98
added -129
added a -692
added sugar -492
added three -342
added to -666
addicted -519
addicted to -519
addictive -458
addictive crunch -410
adding -563
adding a -291
address 107
address for 172
address in -515
address to -255
addresses 297
adhd 650
adjust -514
adjusted 272
adjuster 354
admission -757
adopted -465
adoption 312
adoption fell 725
ads -602
ads bring -387
adult -434
adult entree -360
adults -695
adults and -906
adults with 656
advance -207
advance to -410
advice -277
advised -270
advised that -270
advocate 470
advocate will 470
advocates 571
affected 791
affected by -596
affected employees 652
affects 419
afford 601
afford the 473
afraid -61
after 34
after a 646
after dark -454
after every -398
after five -488
after four 640
after friday 453
after her -317
after last 921
after lunch -63
after reports 580
after school 234
after several 231
after sunset 347
after the 87
after three 185
after use -719
after we -120
after what 686
after your -489
afternoon -661
afternoon and 136
afternoon so -143
again -53
again and 462
again right -272
again so -190
against 320
agency -178
agenda 146
agenda for -496
agent 470
agents -530
agents are -408
ages -90
ago 324
agreed -45
agreed to -45
agreement -738
ahead for -782
ahead of -862
aid -39
aid kit -504
aide 708
air -802
air conditioning -450
airport -456
airport leaves -473
aisle -665
alarm -494
alcohol 585
all 50
all about -479
all accounts -313
all afternoon 41
all areas 401
all attendees -540
all be 421
all branches 167
all credit -571
all day -489
all deliveries -644
all desks -139
all employees -226
all expense -244
all feedback -494
all hands -90
all invoices -556
all items -576
all job -462
all just 353
all laptops -714
all levels -490
all library -286
all major -605
all managers 147
all morning -503
all my 759
all new -554
all next 97
all night 477
all of 405
all orders -459
all our -764
all overtime -404
all packaging -353
all proposals -353
all sales -431
all scheduled 205
all she 881
all sizes -744
all staff -69
all the -352
all three 329
all times -743
all travel -864
all vendors -366
all visitors -679
all volunteers -87
all windows -492
all your -499
allergy 638
alley -368
allow -737
allow up -359
allowed -414
allowed in -789
allowed on -204
allows -756
alone 687
alone anymore 202
alone in 136
alone tonight 381
along -338
along the -306
alphabetical -540
alphabetical order -540
already -596
already use -351
altar 577
am -885
am and -606
am at 246
am currently -597
am in -931
am on -81
am to -658
am writing -525
ambulance 586
among -142
amounts -926
amputation 545
an addictive -410
an adult -592
an advance 508
an aide 274
an ambulance 517
an asl 520
an attack -158
an avalanche -98
an average -531
an eight 79
an eighth -590
an email 80
an emergency 160
an employee 771
an empty 442
an envelope -627
an error -418
an extra -337
an hour -247
an interpreter 666
an investigation 260
an officer 351
an oil -644
an opening -256
an order 356
an overdose 537
an update -443
analysis -557
and a -34
and all 800
and any 571
and anyone 347
and apple -294
and are 307
and asked 860
and asking 356
and assaulted 584
and bring 715
and broke 512
and cafes -299
and call 796
and came -476
and can't 585
and cannot 563
and cardboard -186
and cars -366
and catch 305
and charger -625
and closes -726
and color -144
and comes -830
and could 481
and couldn't 542
and cover -410
and did 396
and does 141
and don't 523
and dry -202
and dryer -381
and easy -703
and eleven -73
and ends -972
and enjoy -475
and everyone 39
and families 482
and for -120
and forth -339
and found -1015
and four -377
and free 353
and fruit -593
and get -772
and good -475
and half 234
and has 281
and hasn't 652
and have 801
and he 934
and her 886
and his 999
and hit 382
and hold 258
and hot 321
and i 730
and i'd 523
and i'm 625
and includes -537
and insured -629
and intended -409
and is 904
and it 447
and keep 92
and kids 337
and late 397
and left -454
and let -595
and look -434
and managers 302
and may 748
and most 388
and my 901
and need 902
and needs 817
and no 36
and nobody 500
and none 509
and noon -679
and not 437
and now 304
and on -173
and one -216
and onions -669
and online -483
and open 277
and order -395
and orphan -478
and our 539
and parents 171
and people 384
and please 117
and proof -87
and remove -353
and requires -421
and return -836
and run 79
and said 866
and save -872
and say -195
and says 546
and send -550
and several 289
and she 912
and should 167
and sign -554
and sleeps 663
and some -221
and someone 660
and struck 618
and takes -647
and that -252
and the 1341
and them 604
and then -527
and there 384
and they 614
and they're 477
and third -493
and three 250
and thursday 328
and today 377
and took -205
and two 697
and unlimited -561
and wait -456
and want 145
and wants 253
and was 1191
and we 806
and we'll -30
and we're 647
and we've 307
and wear -377
and weekends -587
and will 397
and won't 570
and would 773
and you 142
and your 854
angel -959
angel food -387
angel investors -453
animal -663
animals 116
annex -135
anniversary 74
announce -481
announce our -435
announce that -413
announced 715
annual -1151
annual conference -754
anonymous 25
another -457
another call -576
answer -176
answer is -555
answer them -637
answered -451
answering -130
answering emails -381
answers -728
answers questions -500
ants -673
ants on -673
anxiety 539
any food -448
any hour 476
any inconvenience -608
any issues -458
any more 639
any questions -468
any time 175
any weather -202
anybody -536
anymore 1005
anymore and 367
anymore he 485
anymore so 268
anyone 118
anyone have -427
anyone in -115
anyone on 592
anyone who 904
anyone with 536
anything 70
anytime -675
anyway -700
anywhere -773
apart 219
apartment -273
apartment available -417
apartment comes -381
apartment was 347
apartment will -375
apartments 205
api -570
apologize -315
apologize for -527
app -257
app crashed -115
app crashes -605
app has -436
app is -919
app now -493
app to -511
appear -489
appendix -634
appetizers -685
apple -294
appliances -552
applicant 691
applicants 789
application -938
application and -465
application is -377
applications -538
applications came -365
applies -562
applies to -562
apply 326
apply to -217
appointment -672
appointment is -815
appointment only -534
appointments -587
appreciate -260
appreciate it -603
appreciate your -413
approve -746
approve all -404
approve my -619
approved -368
approved by -552
approved the -556
approves -696
approximately 577
april -168
aquarium -757
archive -500
are a -352
are accepted -428
are added 467
are all 46
are allowed -563
are asked -466
are at 1057
are available 74
are back -377
are being 375
are changed 549
are cleaned -501
are closed -819
are closing 106
are collecting 399
are committed -538
are covered 579
are currently -522
are delivered -663
are designed -521
are down 37
are due -831
are excited -232
are extending -356
are failing 638
are final -498
are finished -427
are flying -522
are for -844
are free 255
are from -711
are getting -194
are going -38
are gone 315
are good 320
are half -790
are having 400
are heartbroken 78
are hiring -869
are holding 259
are in 313
are included -133
are invited 443
are keeping -430
are limited 378
are listed -807
are looking 306
are made -984
are marked -455
are missing -76
are moving 245
are needed -58
are no -363
are not -712
are now 198
are on -1419
are operating 281
are out 257
are pleased -550
are posted 165
are proud -254
are ready 748
are receiving -313
are recommended -487
are reminded -588
are required -255
are responsible -499
are right 552
are safe 790
are sold -497
are sorry -469
are still 149
are subject -206
are taking 162
are taped -560
are ten -581
are the -527
are thinking 316
are to 398
are too 497
are trying -379
are tuesday 804
are two -571
are unaccounted 393
are up 409
are upgrading -383
are watered -346
are welcome -40
are with 392
are working 638
area -150
areas 401
aren't 313
arena -48
arm 24
arm length -394
armed 629
arms -278
army 641
around 216
around her 525
around six -374
around the 196
arrested 169
arrested on 693
arrivals -954
arrivals every -494
arrivals will -389
arrive -695
arrive between -476
arrive by -465
arrive in -191
arrive on 145
arrived -420
arrived damaged -439
arrived in 246
arrives -613
arrives at -169
arriving 602
art -756
art show -361
art will -485
arthritis 806
artichokes -491
artist -581
as a -58
as always -537
as it 594
as last -551
as long -155
as of 607
as our -455
as part 641
as project -514
as she 756
as soon -459
as the -565
as you 164
ashes 549
ashes will 477
aside 121
aside the -517
ask 104
ask a -349
ask about 336
ask for 117
ask that 365
ask the 435
asked 190
asked about 42
asked for 382
asked him 371
asked if 724
asked in 389
asked not 226
asked that 388
asked the 866
asked to 212
asked us 639
asked what -248
asked whether 683
asked why 459
asking 39
asking everyone -43
asking whether 109
asks -168
asks for 540
asks that -186
asks to 139
asl 520
asl interpreter 520
asleep 473
assault -189
assaulted 704
assaulted in 630
assembled -715
assembled in -609
assembling -435
assembling the -435
assessment -707
assigned space -315
assigned to 79
assignment -76
assignments -827
assistance 370
assistant -177
associate -444
associate to -444
associates 443
associates asked 41
at a 208
at all -96
at an 535
at any 160
at arm -394
at both 446
at checkout -723
at closing -170
at dusk -441
at eight 502
at eleven -652
at first 492
at five 228
at four -263
at gate 356
at gunpoint 890
at half 505
at halftime -173
at her -96
at his 191
at home -301
at intermission -744
at it 154
at least -674
at lunch -392
at me 549
at midnight -782
at my 625
at night 47
at nine 426
at no 490
at noon 344
at once -380
at one -428
at reception 280
at seat -298
at seven 134
at six -697
at staff 355
at sunset 529
at table -739
at teh 230
at ten 259
at the 609
at this 293
at twice 176
at work 663
ate -276
ate the 216
atm -848
attach -454
attached -49
attached agreement -570
attached form -727
attached the -481
attached to 281
attack 572
attack on 297
attacked 716
attacks 536
attempt -134
attempts -661
attend -200
attend the 463
attendance -277
attendance by -277
attendees 138
attending -491
attending our -368
attention 381
attic -689
auction 227
auction is 392
auction on 508
auction raised -585
audience -783
audio -473
audit -229
audit will -345
auditor -529
auditorium -679
august -207
aunt -295
authentication -473
authentication is -473
author -317
authorized -583
autistic 827
autistic and 466
automatically 349
automatically on -208
availability -712
availability for -712
available 319
available at -154
available by -777
available for 310
available from 336
available in 548
available on -764
available this -615
available to -393
available until -363
available weather -550
avalanche -319
avalanche of -664
average -490
average customer -487
average of -531
average response -369
avoid 295
avoid a -337
avoid scheduling 516
awake -200
award -408
aware 491
away 329
away a -305
away by -36
away from 779
away her -485
away his 483
away on 416
b 319
b and -632
b has -625
b is 186
baby 68
baby carrots -480
baby grand -546
baby in 856
baby is 457
baby shower -422
baby was 681
back -570
back and 37
back at -839
back by -594
back door -282
back entrance -649
back from -596
back in 245
back of 829
back on -31
back room 347
back stairs -390
back the 575
back to -413
back up -527
back wall -682
back when -524
back within -740
backbone -533
backbone of -430
background -742
background check -462
backlog -189
backordered -579
backpack -871
backpack fits -441
backpacks -509
backup -1154
backup failed -513
bacteria 670
bad 150
bad and 531
badge 268
badge at -546
badge is 484
badge photo -353
badge readers -471
badge will 474
badges -578
badges at -382
badly -220
bag -365
bag in 237
bag is -634
bag of -526
bagels -863
bags -109
bags are -231
bake 143
bake off -533
bake sale 242
baked -393
baked fresh -393
bakery 138
bakery has -204
bakery to -158
balance -147
balance is -987
balloons -527
ballots 536
ballots are 536
ballpark -803
band -1095
band aid -342
band plays -426
band practice -371
bands 418
bank 236
bank details -556
bank needs -403
bank will -524
bankruptcy 104
bankruptcy in 715
banned -640
banner -810
banquet 219
baptism 562
bar -444
bar is -779
barista -519
barn 755
barn and 642
barn is 150
bars -714
bartender -438
base -603
based -425
based in -425
basement 130
basement is -438
basics -228
basics of -228
basket -761
batch -610
batches 31
bath -744
bath bomb -369
bath mats -455
bathroom 597
batteries -502
batteries in -576
battery 224
battery died -347
battery is -681
battle -783
battle of -600
bay -179
be a -223
be able -296
be accompanied -538
be advised -270
be alone 379
be announced 289
be approved -552
be around 212
be asked 79
be assembled -715
be at 633
be attached 382
be available -90
be away 522
be back 82
be better 418
be booked -427
be cake -506
be called 418
be canceled -588
be changed -189
be charged -716
be checked 307
be cleaned -444
be cleared -108
be closed -791
be closing -439
be comfortable -249
be covering -790
be delayed -551
be delivered -412
be donated -402
be down -734
be dropped 35
be eliminated 663
be emptied -754
be exchanged -573
be explained 592
be finished -746
be five 255
be fixed -635
be found -318
be gentle 584
be given -297
be grateful -136
be handled 442
be having 660
be held 81
be here -67
be home -376
be in 638
be inspected -544
be installed -346
be joining -365
be kept -59
be kind 686
be late 368
be left 662
be let 457
be locked -605
be made -36
be mailed 357
be moved -129
be no -704
be off 192
be offline -56
be on -280
be one -188
be open 427
be ordered -795
be out 545
be paid -191
be painted -735
be patient -820
be performing -764
be picked 201
be posted -403
be presented -534
be provided -454
be pulled -583
be put 504
be reached -284
be read 342
be ready -628
be recorded -437
be repaired 358
be repaved -626
be replaced -226
be restriped -307
be retaken -608
be returned -228
be running -469
be scattered 477
be seated -287
be sent -44
be served -648
be serviced -337
be serving -246
be set -469
be shown -500
be shut -832
be signed 324
be slow 164
be sorry 421
be speaking -464
be stored 241
be submitted -632
be switching -506
be taken -695
be taking -173
be teaching 509
be tested -814
be the 576
be their 46
be there 776
be thrown 266
be turned -75
be up 333
be used -667
be wearing 519
be with 74
be working 117
beach -636
beans -485
bear 423
beat -846
beat the -535
beaten -59
beats 326
beautiful -695
because -410
because he -242
because his -477
because i -271
because it -202
because she -64
because the -172
because there 885
because you -313
become -246
bed 177
bed for 516
bed on -204
bedroom -111
bedroom apartment -777
beds 441
beds are -159
bedside -345
beef 97
been a -228
been able 421
been accounted 179
been added -595
been approved -621
been assigned 79
been at 172
been called 387
been canceled -441
been changed -565
been charged 695
been closed -796
been cutting 651
been eliminated 555
been extended -604
been filed -101
been fixed -621
been himself -548
been his 185
been identified 413
been in 273
been installed -470
been issued 424
been locked -459
been moved -552
been named -257
been notified 513
been on -186
been ordered -508
been out 413
been paid -310
been painted -640
been placed 693
been promoted -444
been pushed -330
been received -865
been removed 393
been replaced 147
been rescheduled -499
been seen 335
been shown 426
been sleeping 538
been suspended 357
been tested 476
been the -412
been told -57
been updated -470
been voted -420
been waiting -485
beer 150
before -300
before assembling -435
before boarding -551
before class -58
before each -379
before eight -554
before entering 22
before going 123
before lunch 299
before nine -629
before noon 65
before opening -521
before our -536
before putting -352
before ten -518
before the -102
before they -826
before we 604
before you -634
before your -801
began -29
begin 363
begin at 97
begin boarding -447
begin on 506
beginners -475
beginners start -475
beginning -380
begins 34
begins at 236
behind 509
behind on 578
behind our 393
behind since 285
behind the 334
beige -517
being 142
being a -606
being bullied 582
being garnished 438
being held 598
being moved -98
being pulled 463
being repaired -464
being replaced -849
being sued 424
believe -588
believe in -588
bell 492
bell will 329
belongings 106
belongs -716
belongs to -693
below -1005
below target -376
below to -374
belt -526
bench 266
bench by 484
bench in -265
benefit 742
benefits -678
bereavement 817
bereavement leave 513
beside 381
best -230
best for -414
best places -257
best selling -613
best tacos -352
beta -788
beta testers -523
better -264
better off 418
better than 326
between -587
between march 571
between the -596
between two -623
between us 731
beyond -334
beyond this -334
bible -684
bible says -485
bicycles -849
bicycles in -410
bicycles may -719
bid -654
big -913
big conference -281
big ideas -272
bigger -155
bigger screen -588
bike -665
bikes -408
bill -1078
bill for -659
billing 203
billing and 560
billing questions -402
bills -157
bin -1203
binder -670
bins -968
bins are -634
bins for -186
biopsy 901
biopsy results 684
bird -872
bird price -521
bird tickets -568
birds 91
birds with -430
birthday -132
birthdays -497
bishop 113
bit 48
black -72
black ink -660
blade -131
blades -723
blank 152
blankets 739
blast -723
blast email -507
bleach -539
bleed -515
bleeding -887
bleeding edge -495
blender -936
blender is -250
bless 526
blind 50
blind and 668
blind in -910
blind spot -585
blinds -661
block 401
blocked -30
blocking -607
blocking the -607
blog -630
blog post -608
blood 228
blood drive 609
blood orange -473
blood pressure 694
bloody -657
bloody mary -657
blower -535
blowout -731
blue -282
blue bins -681
blue chairs -427
blue on 204
blue umbrella -561
blueberry -352
blueberry muffins -336
board -574
board approved -459
board meeting 200
board will -694
boarding -975
boarding in -447
boat 421
boats 585
body -245
bolt -347
bomb 101
bomb threat 668
bombarded -479
bombed -465
bombing 595
bone -617
bones -550
bonus -229
book 342
book club 256
book two 444
booked -1232
booked for -295
booked through -735
booked until -422
booking -407
booking system -425
bookkeeper -133
bookkeeping -362
bookkeeping in -201
bookkeeping package -168
books -605
books and 314
books before -286
bookstore 109
bookstore is -317
booster 273
booth -201
booth at -515
booth is 193
boots -150
border 772
born 741
boss 454
both 256
both parents 596
both parties -608
both sides -684
bottle 42
bottles -552
bottom -189
bottom drawer -626
bottom of -641
bottom shelf -410
bought -780
bowl -632
bowl is -596
bowling -1108
bowling alley -368
bowling night -560
bowling team -586
bowls -306
box 574
box by 331
box is -608
box lunches -263
box of 137
box the 92
box was -657
boxes 79
boxes for -751
boxes in -534
boy 1056
boy in 485
boy was 575
boyfriend 182
boys 279
brace 605
bracket -764
bracket is -426
braille 701
brain 624
brainstorm -466
brake 476
brakes 200
brakes on 200
branch -239
branch has -695
branch is -203
branch on 512
branches 368
brand -347
brand of -492
bread -751
bread daily -158
bread is -543
break -538
break room -739
break the -244
breakdown 704
breakfast -626
breakfast for -459
breaks 590
breakup -234
breath 540
breathing 734
brew -366
brewery 74
bride -746
bridge 800
bridge is 185
bridge now 460
bridge on 369
bridge this 417
bring -279
bring a -223
bring forks -632
bring him 98
bring in -324
bring it -80
bring the 206
bring them -283
bring to -334
bring up 50
bring you -158
bring your 451
bringing -624
bringing the -260
brings -606
brings email -224
brisket -561
brochure -194
brochure has -942
brochure is -329
broke 581
broke at 562
broke her 512
broke into 282
broke my -340
broke the -212
broken equipment -580
broken into 518
broken so 400
broker 35
broth -75
brother 545
brother in -93
brother is 788
brothers 658
brought 153
brought a 776
brownies -955
browsers -536
bruises 601
brunch -319
brunch is -591
bucket -673
bucks -475
budget -870
budget for -373
budget meeting -398
buffet -276
bug -434
bug and -566
bug that -294
bugs -508
build -696
build is -484
build machine -170
build websites -299
building -57
building c -113
building is -707
building now 658
building on 255
building so 184
building was 619
building will -773
built 151
bulbs -763
bullet -368
bullet and -642
bullet hole 570
bullet points -537
bullet train -373
bullied 582
bullied so 582
bullying 529
bump -293
burger -648
burial 929
burial plans 659
buried -25
buried the 840
burn -343
burn for -603
burn rate -349
burn unit 520
burned 842
burned and 243
burned to 527
burns 876
burns on 499
burrito -614
burst 873
bury -552
bury the -204
bus -58
bus carrying 404
bus driver 821
bus for -338
bus leaves -761
bus stop -537
bus to -517
bus will 431
business -786
business cards -409
business casual -225
business day -480
business days -630
business for -535
business owners -457
businesses -920
busy -221
but growing -307
but he 797
but i -292
but it -294
but no 135
but not -57
but only -622
but please 301
but the 79
but they -624
but we -527
but you -560
butcher -656
butter -850
button -1029
button for -527
button is -622
button should -518
buy -857
buyer -265
buying -389
by a 588
by ambulance 452
by an -538
by appointment -776
by april -794
by august 212
by both -597
by certified 469
by check -707
by chocolate -235
by color -269
by december -456
by default -824
by email 707
by end -269
by fall 188
by family 238
by four -549
by friday -487
by hand -885
by her 980
by his 480
by january 264
by june -26
by march -568
by may -574
by mistake -489
by monday -819
by noon 84
by october -534
by one -1067
by our 566
by over -837
by popular -120
by september -290
by six -33
by ten -704
by the 240
by thursday -465
by to -41
by tuesday -782
by two -582
by video -370
by wednesday -803
by with -660
by year 222
bypass 57
c -36
cabin -791
cabin sleeps -340
cabinet -606
cabinet under -430
cabinets -665
cable -679
cafe -700
cafe now -557
cafes -299
cafeteria -547
cafeteria is -577
cafeteria will -276
cake -1280
cake for -285
cake in -457
cake it -467
calendar 44
calendar invite 351
calendar is -584
calendars -519
call 178
call ahead 414
call around 201
call because -138
call can -689
call five -193
call for -210
call from 107
call is -1117
call may -437
call me 22
call or 476
call that 302
call the 230
call this 47
call to -814
call us 406
call was -449
call when 586
call will 592
call with -159
call you -158
call your 579
called 353
called about -31
called again 757
called and 299
called in -311
called off 450
called please 559
called the 996
caller 691
calling 844
calling the 176
calls 516
calls for -227
calls from 598
calls me -363
came 639
came at 684
came back 242
came down 1067
came for 336
came forward 419
came from 564
came home 712
came in -772
came out 613
came over 522
came to 108
camera 244
camera off 488
camera on 76
camp -377
camp for 368
camp is -83
campaign -192
campaign is -595
camper 428
campers 277
campus -566
can ask 611
can be 492
can bring -750
can cancel -416
can catch 97
can change -709
can come 285
can do 218
can fix -386
can go -141
can hear -528
can hold -567
can i 140
can now -1058
can only 507
can order -455
can overheat 305
can pick -252
can reach -602
can say 869
can see 177
can start -1013
can still 375
can use 166
can we 825
can work -369
can you -93
can't 1085
can't afford 498
can't be -43
can't claim 292
can't do 255
can't get 660
can't go 597
can't make -672
can't reach 668
can't read -336
can't say 346
can't stand 667
can't work -378
cancel -682
cancel the 170
cancel your -416
canceled -138
canceled the 32
canceled tonight 587
canceled with -588
cancelled -694
cancer 375
cancer and 254
candidate -154
candidates -429
candle 865
candles -1015
candles burn -435
candy -663
cane 589
cannon -642
cannot 963
cannot be -771
cannot manage 464
cannot offer -484
cannot take 498
cant 567
canteen 426
captions 560
car 319
car and 737
car died -711
car garage -478
car is -202
car on 57
car seats 552
car was -370
car wash -525
car washes -473
caramel -319
caramel popcorn -318
carbon 278
card 443
card expires -688
card for 342
card on -838
card payments -686
card was 179
card will -508
cardboard -438
cardinal -500
cards 372
cards are 73
cards cannot -629
care 312
care is -533
care it 138
care wing 552
careers -497
careers page -497
caring 746
caring for 746
carpet -1214
carpet installation -139
carpet on -421
carpet over -362
carpets -577
carpool -811
carried -132
carries 680
carries an 638
carrots -872
carry -133
carrying 485
carrying the 404
cars -23
cars by -239
cart -290
cart is -655
cartoon -730
carts -920
case -292
case from 138
case has 299
cases of -279
caseworker 564
cash -672
cash for -160
cashier -165
cashier was 657
casseroles 708
cast -574
casual -707
cat -264
catalog -1237
catalog has -571
catalogs -592
catch 504
catch fire 512
catcher -167
catches 177
category -640
caterer -1073
catering -915
catering order -620
catering the -368
catfish -438
cats -91
caught 579
cause -461
caused 161
caused the -294
ceiling 276
ceiling of 276
celebrate 566
celebrating -59
celebration -45
celebration of 471
celery -495
cell -955
cell after -436
cell in -472
cello -581
cemetery 655
cent -731
center 218
center has -521
center is -612
center will 354
centerpieces -642
cents -999
cents off -280
ceo -671
cereal -623
cerebral 614
cerebral palsy 614
certificate 760
certified 268
certified mail 503
certified operators -577
cfo -490
chair 33
chair and 437
chair at 449
chair in 120
chair squeaks -590
chair will 512
chairs -148
chairs and 293
chairs arrive -438
chairs in -459
chairs will -304
challenge -456
chance -758
chance to -472
change -200
change is -663
change my 526
change on -398
change the -98
change your -887
changed -658
changed the 149
changes on 444
changes to -553
changing -1023
changing our -687
channel -213
channel when -297
chapel 519
chaplain 585
chaplain is 297
chapter 260
characters -712
charge -20
charge for -320
charge of -719
charged -21
charged with 638
charger -625
charger to -625
charges 316
charity -637
charity golf -348
chart has -743
charts -679
chat -470
chat and -645
chatbot -500
chatbot answers -500
check -315
check endpoint -664
check in 156
check on -152
check the -836
check whether -490
check your 220
checked 383
checked in 876
checking 571
checking in -56
checklist -780
checkout -617
checkout is -319
checkout page -442
checkout with -308
checks 461
checks and 439
checks are 506
cheddar -656
cheese -1086
cheeses -551
chef 114
chemo 1012
chemo is 365
chess club 38
chicken 247
child -106
child in 722
child is -232
child lunch -556
child process -533
child was 610
children 138
children hospital 793
children under 443
chili -870
chili cook -444
chili is -372
chip 82
chips 181
chocolate -720
chocolate cake -458
choice -801
choir -240
choir will 609
choose -311
christmas 348
christmas market -110
christmas party -107
christmas sale -429
church 289
church basement -612
circle 244
circle back -664
city -624
city council -481
city is -585
city will -531
claim -242
claim the 292
claims 678
class -143
class for 459
class is -297
class needs -703
class not -355
class of -249
classes -104
classes are -608
classes for -828
clean -189
cleaned -1038
cleaned every -342
cleaned out -449
cleaner 442
cleaners -53
cleaners will -380
cleaning -1245
cleaning crew -592
cleaning is -613
cleanup -832
clear -117
clear at -858
clear now -171
clear the -72
clearance -558
cleared by -450
cleared out 713
cleared thursday 297
clears 305
clerk 357
clerk called -474
click -559
click on -328
client -344
client approved -566
client loved -669
client wants -518
client would -557
clients 270
clients come 122
climbing -159
climbing wall -159
clinic -470
clinic is 75
clinic on -217
clinic opens 466
clinic will -70
clips -532
clock 142
clock for 82
clock in -769
clock out -644
clocks -748
close 437
close and 354
close at -340
close early 90
close on -596
close the 128
close to 210
closed -151
closed after -402
closed and 592
closed at -846
closed because 666
closed for -354
closed from -732
closed monday -823
closed on -903
closed our 433
closed the 933
closed this -75
closed thursday -422
closed to -563
closed toe -398
closed until -404
closed when -329
closed while 345
closer -286
closer to -286
closes 401
closes at 377
closes early -605
closes friday -609
closes on -658
closes the -26
closet -571
closet by -457
closet is 234
closing 244
closing and 433
closing early -453
closing in 87
closure 479
clothes 706
clothing 339
cloud -706
cloud migration -470
club 193
club is -856
club needs -623
club will 82
cluster -518
co 444
coach 107
coach has 406
coach will 210
coat -134
coat check -480
coat of -226
coat on -456
coating -96
coating room -96
coats 382
code -255
code for -352
code is -616
codes -277
coffee -388
coffee is -572
coffee machine -193
coffee station -568
coin 346
coins -923
colas -341
cold -729
cold snap -450
cold tumble -312
coli 619
collapsed 987
collapsed at 414
collapsed during 643
collapsed with 643
colleague 369
colleague who 618
colleagues 283
collect 316
collect your 250
collected -649
collected every -626
collecting 265
collecting for 399
collection -208
collection is -483
collection pauses -522
collector 279
college 849
color -1184
color palette -183
colors -908
colors on -589
colors to -254
column -778
com -604
combined -413
combined experience -413
combs -393
come 265
come back 128
come by 442
come down -480
come first -642
come forward 760
come home 475
come in 127
come out -589
come through -269
come to 826
come up 251
come with -633
comes -445
comes at -148
comes from -703
comes in -937
comes out -495
comes to 320
comes with -1302
comfort 741
comfortable 220
coming -81
coming at -248
coming home -221
coming in -153
coming on -592
coming out 461
coming to 399
comma -823
comma in -532
command -520
comment -150
comment will 54
comments 222
commercial 245
commit -203
committed -538
committed to -538
committee -553
committee is 193
committee meets -686
communion 771
community -422
community center -316
community garden -550
commute -426
commuters -653
companies -779
company 171
company has -318
company in -509
company party -325
company picnic -668
company reported -531
company will 84
competitive -521
competitive pay -521
complained -370
complaint 1032
complaints 830
complete -437
complete a -544
complete the -120
completed -755
compliance 158
compliance training -807
compost -795
computer -603
concert -375
concert is -458
concert will -263
concussion 420
condition -305
condition in -567
conditioning -450
condolence 634
condolence card 634
conduct 366
conference -818
conference in -339
conference room -491
conference will -680
conferences -244
conferences are -503
conferences will -585
confess -435
confession 314
confetti -550
confidential 137
confidential and 137
confirm -483
confirm the -77
confirm which -260
confirm your -563
confirmed -868
confirmed for -663
confusion -364
confusion in -364
connect 190
connector -272
consultants -535
consultants have -520
consultation -669
consultation today -669
contact -484
contact form -641
contact in -402
contact information -583
contact you -636
contacted -148
contacts -680
contain 23
container 199
contains -833
contains no -492
content 426
contest -824
contest at -459
continue 619
contract 54
contract can -588
contract first -516
contract for -510
contract has 87
contract in 363
contract needs -693
contract with -470
contractor -407
control -902
convert -532
cook -505
cook off -444
cook who -294
cookie -794
cookies -946
cooks 267
cool -599
cool dry -409
cooler 74
cooler on 683
copier -970
copier is -592
copier needs -337
copier on -445
copier was -371
copies -680
copies of -687
copper -113
copy -147
copy for -239
copy is -671
copy me -31
copy of -483
copy room -772
copywriter -628
cord -516
corner -497
corner booth 333
corner cubicle -358
corner has -659
corners -750
coroner 576
coroner has 576
corral 257
correct -516
correct address -288
corrected -287
corrected copy -287
cost -43
cost of -490
costs -1233
costs we -324
costume -810
costume box -571
costumes -697
cots 730
cots and 411
cotton -281
couch -339
could -360
could be 521
could help -410
could not -480
could use 348
couldn't 365
couldn't get 449
council 110
council meets -530
council will 121
counsel 401
counselor 565
counselors -96
counselors will 623
count -801
count dropped 233
count for -346
count is 219
counter -316
counter will 47
counting -605
country 313
counts 156
counts are 316
county 283
county since -468
couple 110
couples 488
coupon -789
course -1210
course in -556
course teaches -201
court -289
court at -644
courthouse 728
courthouse steps 650
courtroom 615
courtyard 259
cover letter -410
cover my -150
cover the -71
cover water -519
cover your -499
coverage 643
covered -254
covering -590
covering the -379
covers 366
covers all 164
covers the -161
covid 739
cow -655
coworker 638
coworkers 221
coworking -372
coworking space -372
craft -579
craft fair -548
crane 564
crash 570
crash course -592
crashed -349
crashed during -353
crashes -605
crates -105
crazy -543
cream -820
cream is -504
cream social -504
credit -483
credit card -65
credit is -511
creek 380
crew 453
crew comes -592
crew on -407
crew was 431
crew will 427
crews 698
crews are 437
crib 851
crime -778
crisis 598
crisis line 532
critical 166
critical condition 166
crm -841
crm works -351
cron -514
cron job -514
crooked -686
cross -383
crossed 677
crossed the 621
crosswalk 347
crosswalk at 236
crossword -555
crown -533
crown molding -533
cruise -96
crunch -410
cubicle -358
culture -294
cup -909
cup and -323
cupcake -223
cupcakes -683
cups 522
curator -359
curb 418
curbside -505
curbside pickup -505
cure 106
cure for -657
cures 743
current 306
currently -140
custody 414
custody of -345
customer -47
customer asked -535
customer like -492
customer portal -289
customer said 494
customer service -641
customer since -522
customer success -578
customer support -678
customer told 388
customers -88
customers and -358
customers on -262
customers only -952
customers save -531
customs -866
cut 352
cut and 479
cut by -352
cut her 612
cut our -423
cut the -581
cuts 322
cutter 379
cutter on 440
cutting 711
cutting board -685
cutting herself 365
cutting the -494
dad 1014
dad is 506
dads 628
daily 72
dam 99
damage 299
damaged -90
damaged the 616
dance -589
dark -450
dark in 348
dark mode -606
dashboard -633
dashboard shows -504
data -941
data into -369
database -965
database is -823
date 365
date for -498
dates 499
daughter 464
daughter has 375
daughters 135
dawn 581
day -328
day and 421
day at 221
day before 230
day care -223
day early -722
day for 261
day is -1131
day late -618
day of -256
day off 229
day one -555
day program 625
day so -690
day the 112
day three 461
day until 546
day was 547
day will -466
day work -609
daycare -519
daycare has -523
days -675
days a -552
days and -125
days by -504
days do -560
days for -208
days in -353
days notice -698
days of -676
days on -172
days since 502
days starting 71
days to 275
days with -288
dead -1505
dead again -538
dead bolt -347
dead date -320
dead gorgeous -233
dead horse -418
dead links -266
dead simple -554
dead so -345
deadline -632
deadline for -941
deadline is -251
deadline to -482
deadlines 619
deaf -73
deaf ears -722
deal -702
deal on -713
deals -116
deals start -702
death -994
death by -235
death overtime -651
debit -428
debit card -428
debt 425
decaf -660
deceased 459
december -654
decide -429
decided -190
decided to -88
decision 607
decision to 607
deck -72
deck is 219
declared 483
declined 508
decorations -591
dedicated -144
default -392
degrees -516
delay -763
delay in -496
delayed 614
delayed by -787
delete -236
deli -461
deliver -207
deliver within -409
delivered -957
delivered on -304
delivered to -368
deliveries -397
deliveries will 399
delivers -866
delivery -445
delivery and 134
delivery at -699
delivery on -714
delivery time -423
delivery window -776
demand 321
dementia 449
demo -451
demos -663
denied 289
denied because 411
dental -1058
dental office -335
dental plan -437
dentist -904
department -520
department is -409
dependency -716
deploy -575
deployed -186
deported 664
deposit -916
deposit of -355
depot 333
depression -172
dept 237
dept is 237
describe -700
describes 519
design 302
design logos -497
designed -626
designed by -626
designer -614
designer for -170
desk 186
desk and -274
desk before 140
desk by -209
desk for -128
desk is 97
desk needs -733
desk the 48
desk this -379
desk will 644
desks -673
desks must -139
dessert -215
destroyed 713
details 397
details are 333
details of -421
details so -556
detained 309
detector 23
detector batteries -387
detectors 502
detectors will 311
detergent -348
detox 772
developer -610
developers 355
devil -846
devil food -623
devil is -581
deviled -519
deviled eggs -519
diabetes 600
diagnosed 595
diagnosed with 595
dial 195
dialysis 1078
diapers -63
did 520
did everything 507
did it 622
did not 289
didn't 1233
didn't come 439
didn't make 366
didn't take 357
didn't work 586
die -850
die for -390
die on -642
died -636
died again -272
died at -804
died in -275
died last 441
died over -628
died peacefully 460
dietary -456
dietary preferences -456
different 187
difficult 468
difficult decision 468
digital -549
digital downloads -484
digital receipts -295
diner -655
dinner -59
diocese 400
dip -824
directly -120
directly to -120
director 457
dirty -275
dirty dishes -275
disability 572
disabled 267
disabled until -654
disaster -899
disaster recovery -534
disc -459
disc for -459
discontinued -594
discount -857
discovered -387
discuss -393
discussion -558
dish -841
dishes -915
dishes in -301
dishwasher -735
dishwashers 182
disk -572
dismissal 621
disorder 570
dispenser -596
display -925
display case -391
display in -485
distribution -317
distribution center -317
district -182
divorce 691
divorce and 253
dj -181
do 149
do a 183
do i -343
do not 39
do stairs 572
do the -392
do this 269
doc 141
dock 362
dock must -591
dock will -314
doctor -150
doctor of -389
doctor office -415
doctor says 569
doctors 524
doctors said 524
document -192
document with -730
documentation -341
documents -700
dodgeball -765
dodged -490
dodged a -490
does -616
does not -453
doesn't 270
doesn't fit -559
doesn't rent 588
dog -28
dog and -21
dog down 606
dog for 277
dog on -191
dogs 237
doing -60
doing a 438
dollar -623
dollars -598
don't 726
don't ask 873
don't bring 417
don't feed -600
don't follow -402
don't have 510
don't know 705
don't leave -164
don't offer 543
don't rush -150
don't schedule 259
don't see 213
don't send 530
don't share 113
don't think 212
don't want 370
don't work -502
donate -106
donated -660
donated at -402
donating -187
donation -475
donation of -475
donations of 328
donations to 485
done 976
done in -444
donors -599
donut -628
donuts -387
door 136
door after 446
door and 428
door at -365
door closed -540
door code -758
door for 517
door has -525
door in 21
door is 740
door on -526
door so 611
door when -202
door while -525
doors 424
dorm 532
dose 702
dots -674
double 162
double booked -559
double check -396
doubles -650
doughnuts -628
doves -117
down 504
down and 336
down because -408
down by -668
down for -897
down from -238
down his 470
down in -202
down on 521
down the -353
down this 461
down to -246
down until 314
down with 783
download -1210
downloads -485
downsized 519
downstairs -219
downtown -519
downtown this -280
draft 143
draft by -627
draft of -443
drains -155
draw -614
drawer 330
drawn -240
drawn on 63
dress -692
dress code -377
dress is -302
dressing -469
dries -586
drill 127
drill for 224
drill is -983
drill on 239
drill will -512
drink 800
drink and -454
drink the 519
drinking 1013
drinking water 605
drinks 399
drip -679
drive 458
drive for 21
drive the 238
drive through -482
drive to -226
driver -78
driver and 222
driver license -459
driver on -480
driver who 405
drivers 129
drivers are 328
driveway -379
driving -38
drop -567
drop dead -381
drop off -147
dropped -186
dropped by 45
dropped off -829
dropping 816
dropping my 34
drops -120
drops tomorrow -505
drought 343
drowned 749
drowning -411
drug 668
drug test 514
dry -932
dry cleaner -584
dry in -498
dry low -390
dry place -409
dryer -833
dryer in -561
duck -552
ducks -504
due -504
due at -738
due back -506
due by -761
due date 617
due friday 107
due monday 228
due on -777
due to 235
due within -562
dumpster 651
dunk -367
dunk tank -367
duplicate 193
duplicate contacts -476
during 60
during the -203
dusk -493
dust 494
dusting -575
duty -461
dying -477
dying to -477
e 533
each appointment -301
each box -934
each day 249
each month -285
each of 400
each one 421
each participant -552
each store -511
each ticket -454
eap 324
ear 571
early -141
early bird -608
early for 262
early on -706
early retirement 597
early shift 81
early this -722
early to -522
earn 402
earned -219
ears -934
earthquake 680
easier -673
easier to -508
east 293
east wing -297
easter 660
easter egg -840
easy -323
easy to -695
eat 37
eat free -859
eating 648
eating and 407
eating disorder 570
eats 432
edge -711
edit -473
editor -563
education 587
eeoc 475
effect 655
effect on 255
effective 821
effects -174
egg -498
egg hunt -468
eggs -747
eight -405
eight and -382
eight hours -348
eight to -382
eighth 54
elderly 522
elementary 614
elementary school 614
elevator -210
elevator for -512
elevator is 317
elevator music -914
elevator will -965
elevators -292
eleven -69
eleven minutes -804
eleven years 566
eliminated 926
else 123
email -513
email address -707
email because -313
email came 560
email chat -224
email from -463
email is -409
email marketing -167
email to -492
email was -651
email went -615
email when -459
email your -457
emailed -228
emailed to -455
emails -755
emails in -381
embassy 388
emergency 469
emergency contact 143
employee 350
employee handbook -618
employee of -706
employee survey -439
employee will -620
employees 395
employees may 625
employees must -907
employer 355
emptied -186
emptied every -382
empty 751
empty chair 338
ems 372
encampment 613
end -185
end five -487
end my -443
end of -62
end the -795
end with -636
ended 32
ended at -204
ended in -330
ended on 454
ending 511
endpoint -664
ends -163
ends at 61
ends on 187
ends saturday -563
ends sunday -717
ends the -791
engagement 180
engineers 917
enjoy -431
enjoy flexible -475
enjoyed -392
enjoyed your -392
enough -1030
enough chairs -383
enough for -477
enrollment -1015
enter -1069
enter through -497
enter your -145
entered 469
entering -52
entering the 22
entire 533
entrance -638
entrance is -267
entrance until -709
entrance was 479
entrance will -610
entrances 96
entree -360
envelope 358
envelope at -627
envelopes -855
environment -615
environment is -615
epilepsy 412
episode -251
equipment -1134
equipment to -580
er 824
error -888
error in -696
errors -543
escalated -241
escalator -592
escalator is -385
especially -78
especially from -78
espresso -719
espresso machine -652
essay 365
estate 55
estate exam -445
estimates -757
et -581
evacuated 421
evacuation 534
evacuation zone 329
evaluation -526
evangelist -610
even 516
even if 274
evening 114
evenings -587
evenings and -587
event -971
event on -658
events -397
events team -304
ever 213
every 37
every box -723
every call -69
every customer -492
every day 85
every employee -69
every friday -325
every hour -557
every ladder 310
every message -511
every monday 157
every month -757
every morning -114
every night -499
every other 199
every purchase -565
every saturday -918
every shift -67
every thursday -423
every time -684
every tuesday -716
every two -595
every use 378
every week -821
every weekday -675
every woman 504
everybody -26
everyone -245
everyone affected 274
everyone at 548
everyone in 353
everyone including -480
everyone on 123
everyone to -43
everyone who 348
everything 190
everything and -36
everything in 74
everything on -59
everything she 507
everything we -588
evicted 746
eviction -323
ex 775
ex is 543
exactly 330
exactly as 357
exam -447
exam today -445
example -527
except 250
except for -51
except small -494
exceptions 585
exchange 654
exchanged -573
excited -667
excited to -667
excuse 150
execute -630
execute the -469
executed -313
executed twice -313
exhibit 424
exhibit opens 180
exhibit runs -549
exhibition -524
exhibition runs -526
exit -1137
expanded -410
expanded our -410
expect the -389
expected -281
expected in -389
expense -657
expense policy -318
expense reports -348
expenses -790
experience -1339
experience from -567
experience required -607
experience with -479
experienced -479
experiencing -456
experiencing higher -456
expire -785
expire in -585
expire on -259
expires -1006
expires in -691
expires on -623
explained 436
exploded -352
explosion 315
expo -447
export -309
exposed -181
extend -589
extended -63
extended our -571
extended to -694
extending -327
extending our -288
extension -544
exterminator -584
extinguisher 444
extra 728
extra parking -429
extra time 597
eye -258
fabric 303
face 415
face of -531
faces 587
faces will 105
facility 447
facing -881
facing the -770
factor -473
factor authentication -473
factory 569
fail 409
fail without 409
failed 706
failed login -459
failing -400
failing and 372
failing because -420
fails 554
fainted 320
fair -1106
fair is -889
fairgrounds -219
faith -107
fall -629
fall i -405
fall menu -456
fall semester -215
fallen 302
fallen will 490
falls 468
falls on 324
familiar 105
familiar faces 105
families 680
families have 250
families in 515
families who 539
families will 643
families won't -275
family 699
family and 599
family asks 353
family at 422
family before 852
family farm -452
family has 211
family in 405
family is 588
family of 497
family plan -710
family will 627
family would 636
fan -601
fan in -466
far -56
fares 21
fares to 21
farm 273
farmers -532
farmers market -775
fast 237
faster -648
fatal -352
fatal error -651
father 552
fax -397
fax machine -369
feature -921
feature is -669
feature on -251
features -495
features locally -100
february -675
fee -467
fee applies -571
fee for -750
fee is -837
fee of -543
feed 80
feed the -783
feedback -905
feedback form -424
feedback helps -396
feedback is -541
feeding 158
feeds -761
feeds a -497
feel 114
feel safe 367
feeling 712
feels -496
feet 101
feet of 399
fell 90
fell from 721
fell on -666
fell through -30
female -601
fence -164
fern -533
festival 512
few 68
fewer 326
field 126
field is 195
field on -731
field trip -116
fifteen 288
fifteen minutes 288
fifth -103
fifth floor 182
fifty -68
fifty dollars -484
fight 181
fighting 550
file -65
file a 380
file as -646
file at 599
file is -687
file their -218
file you -476
filed 718
filed for 654
files -515
files once -310
files to -602
filing -141
filing cabinet -499
filing system -540
fill -713
fill out -630
filled -567
fills -204
filters -1031
final -549
final design -566
final draft -445
final files -310
final on 353
final sale -579
finale -748
finally -925
finals -684
finance -504
finance team -442
find -438
find a 248
find attached -226
find her -233
find our -635
find the -280
finding -33
fine -815
fine for -428
fingers 836
fingers in 464
finish 97
finish the 150
finished -1175
finished by -457
finished the -663
finishes 117
fire at 488
fire door -807
fire drill -327
fire exit -788
fire extinguisher 444
fire in 472
fire station -361
fire this -340
fire up -475
fired off -616
fires 113
firewall -402
fireworks 426
firm -281
firmware 296
first 184
first aid 68
first come -699
first day -374
first draft -372
first light 492
first monday 213
first month -612
first of 157
first order -811
first pick -235
first served -642
first shift 419
first sunday -229
first ten -575
first three 329
first time -835
first to -269
first week 460
fish -748
fit -632
fit the -305
fit through -148
fit under -603
fitness -704
fitness room -382
fits -536
fitting 178
fitting room 178
five -656
five and 544
five days -423
five failed -459
five lines -534
five minutes -860
five ride -480
five years 277
fix -1198
fix is -369
fix the -653
fixed -1145
fixed a -294
fixed in -715
fixed the -487
fixes -464
fixes a -464
flag 60
flag at -364
flag football -506
flagged 445
flags 501
flags at 501
flash -189
flat -767
flavor -606
flexible 611
flexible hours -475
flight -230
flinches 442
flinches when 442
float -556
flood -160
flood of -646
flooded -533
flooded with -533
floor 123
floor and 647
floor by 510
floor for 619
floor has -832
floor in -721
floor is -348
floor machine -484
floor mats -484
floor restroom -583
floor which 147
floor will -580
floors 33
florist -190
florist sent -338
flour -246
flour by -246
flowers 395
flowers for 274
flowers the 424
flu -201
flu has 391
fly 277
flyer -445
flyer per -419
flyers -746
flying 52
flying out 544
flying with -463
fmla 675
fmla for 675
foam -607
focus 21
focus group -88
fold -422
fold the -394
folder -1117
folder if -324
folder is -646
folders -593
folding -710
follow 377
follow the -206
follow up -509
followed 194
followers -634
followers this -544
following 368
following the 730
following up -752
follows 680
follows the -27
font -99
font on 466
food 216
food bank 656
food cake -487
food court -644
food in -463
food only -321
food or -557
food pantry 134
food truck -1059
foot -28
foot of 520
footage 670
footage from 704
football -506
footer -78
for a -112
for about -113
for adults -848
for all -522
for an -140
for another -572
for any -194
for anyone 970
for assistance -100
for at -489
for attending -368
for autistic 644
for bankruptcy 654
for beginners -475
for being -606
for beta -523
for billing -629
for breakfast -522
for calls 332
for cash -629
for children -883
for cleaning -783
for customers 57
for deaf 328
for december 315
for deliveries -746
for delivery -615
for donations 297
for each 693
for eleven 392
for every -257
for everyone -721
for everything -30
for extra 257
for fall -638
for families 552
for five -248
for free -801
for friday -589
for gifts 286
for good 648
for groups -347
for guests -618
for help 1002
for her -146
for him 465
for his 170
for immediate 574
for inventory -689
for its -754
for kids 428
for large -782
for lead 476
for leukemia 560
for lost -451
for lunch -957
for maintenance -250
for me 611
for members 611
for my -159
for new -915
for next -907
for nine 301
for ninety 370
for now 711
for one -522
for our 437
for painting -895
for paper -538
for parties -262
for people 459
for photos -127
for pickup 350
for privacy 259
for private -669
for promotion 433
for quality -437
for reheating -321
for renovation -462
for rent -615
for repairs -157
for reporting 380
for restaurants -541
for returns -600
for saturday -180
for seven -516
for shopping -467
for six 70
for small -286
for someone -459
for something 507
for staff -659
for students 283
for subscribing -305
for summer -824
for ten 118
for that -96
for the 113
for this -80
for those 429
for three -293
for thursday -512
for time 369
for toddlers -464
for tomorrow -386
for tuesday -659
for twenty -105
for two -91
for up -577
for updates -629
for urgent -673
for vacation -169
for visitors 366
for volunteers -810
for wednesday -625
for women 336
for you -988
for your -1214
force 478
forecast -479
foreclosure 854
foreign 182
forget -442
forgot -737
fork -650
forklift -161
forklift is -405
forks -825
form and -334
form has -635
form in -594
form is -730
form per -408
format -226
former 1090
former employee 524
forms -245
forms go -591
formula 637
forth -339
forty -791
forty families 346
forty minutes 197
forward 582
forward about 469
forward to -759
forward with -606
foster 683
foster placement 554
found 143
found a -316
found an -418
found by 291
found has -378
found him -101
found in 186
found needles 685
found on 88
found out 302
found the 302
founder 273
founder passed 229
fountain -41
fountain near -465
four 173
four day -609
four dollars -810
four failed 640
four feet 676
four hours 318
four of -94
four people 33
four screws -575
four to 460
four year 525
four years -47
fourteen 370
fourth -639
fourth and -368
fourth floor -389
frame -585
free -461
free breakfast -561
free consultation -669
free estimates -445
free for 293
free gift -353
free in -418
free of 433
free on -1086
free packaging -404
free parking -488
free plan -742
free samples -722
free tote -697
free trial -787
free webinar -167
free with -606
freelance -331
freelance designer -170
freelancers -509
freeze 543
freeze is 487
freezer -26
freezer for 223
freight -540
fresh -901
fresh bread -158
fresh coat -204
fresh daily -453
fresh every -429
freshman 608
friday -97
friday afternoon -613
friday and 549
friday at -1136
friday because -615
friday for -342
friday from -614
friday in 623
friday lunch -506
friday prayers 519
friday since -89
friday so -349
friday the 453
friday to -24
friday with 479
fridge 242
fridge will -625
friend -528
friend and -395
friend to 305
friendly 207
fries -786
from a 337
from accounting -514
from december -864
from five -360
from four 327
from gate -254
from her 527
from his 936
from home -589
from july -749
from june -492
from last -1169
from lifting 456
from march -626
from may -801
from me 487
from monday -693
from my -413
from noon -953
from november -438
from now -142
from our 274
from procurement -632
from returns 196
from ten -312
from the 601
from this -593
from three -722
from tuesday -636
from unknown -328
from yesterday -465
from your 164
front -38
front counter 190
front desk 90
front door -944
front gate 261
front of 40
front office -294
front page 218
front row 269
front steps -607
frozen -82
fruit -565
fuel -644
fuel surcharge -644
full -194
full but -571
full time -545
full until 645
fully -87
fully booked -872
fun 312
function -539
fund 460
fund has 737
fundraiser -600
funeral 979
furniture -998
further -104
further notice -104
fusion 201
future -622
gain -562
gala -412
gala is -492
gala supports 420
galleries -532
gallon -437
game -521
game is -475
games 92
garage -336
garage in -509
garage will -920
garden -590
garden center -521
garden has 24
garden hoses -575
garden tour -432
garnished 736
gas 243
gas leak 749
gate -422
gather -275
gather in -275
gave 21
gave away -87
gave him -468
gave out 748
gave way 614
gay 600
gb -704
gb of -553
gender 854
gentle 376
gentle enough -428
gentle on -62
gentle with 481
gently -491
gently used -491
get 332
get a -763
get an 629
get back -735
get in 619
get more -444
get new -664
get one -744
get out 655
get paid -545
get the -648
get their -79
get to 197
get up 566
get your -690
gets -946
gets a -789
gets cleaned -458
gets first -235
gets free -337
gets home -219
gets the -175
gets two -593
getting -348
getting a -532
getting the -448
getting worse 389
ghost -843
ghost kitchen -618
ghost pepper -489
gift -103
gift card -726
gift shop -1146
gift wrap -569
gift wrapping -570
gifts -312
gifts to 286
gigs -479
girl 754
girls 323
give 496
give the 336
give them 349
given 311
given by 441
given what 440
giving -441
giving away -400
glass is -681
glasses -738
glaze -372
gloves -411
glue -703
glue gun -626
gluten -312
gluten free -312
go 603
go after 341
go back 267
go home 642
go of -901
go off 518
go on 174
go out 37
go the 35
go through 508
go to -291
go up -148
go with -474
goal -749
goal of -766
goalie 331
goat 70
godsend -285
goes -283
goes by -619
goes in -665
goes live 301
goes on -1469
goes out -543
goes to 435
going 425
going home 331
going on 285
going through 535
going to -287
golf -882
golf outing -428
golf scramble -348
gone 685
gone and 371
good -296
good on 134
good pens -602
good scissors -645
goodbye 148
gorgeous -233
gospel -706
got 334
got a -23
got cut 497
got in -191
got murdered -564
got out -56
got sick 287
got the 588
got to 570
grabbed 780
grade 55
grade is -79
grade will -249
grader 686
graders -505
grades -619
graduation 690
grail -575
grail of -436
grand -645
grand opening -328
grandmother 837
grandmother went 484
grandson 154
grant -490
grant covers -378
graphic -364
graphic designer -364
grateful -27
grateful if -136
gravel -619
graveyard -557
graveyard shift -497
gray -168
grease 54
great -803
great meeting -327
green -406
greenhouse -722
greeting -37
grew -549
grew from -549
grief 673
grill -629
grill at -393
grilled -756
grilled cheese -615
grilled salmon -466
grills -504
groceries 300
groom -45
grooming -229
ground 565
ground floor -176
group 55
group for 353
group has -396
group meets 354
group of -285
group preferred -437
groups -35
groups of -502
growing -818
growing team -302
grown -100
grown vegetables -100
grows -642
growth 83
growth in -662
guarantee -787
guarantee the -390
guard -442
guard for -504
guard was 623
guard will -160
guardian 497
guards 236
guest -495
guest for -418
guest speaker -504
guests 515
guests for 122
guests may 504
guests to -269
guides 296
guides are -453
guilty 760
guitar 349
guitar and 902
gum -589
gun -692
gun and -180
gun to -571
gunpoint 890
gut -182
gutter -512
guy 56
guys 824
gym -513
gym and -262
gym bag 236
gym floor -365
gym is -534
gym will -447
had a 932
had been 506
had no 193
had the -303
had to 828
hair -545
hair is 25
haircut -775
half 826
half inch -447
half of 760
half off -1091
half price -837
half staff 438
halftime -173
halfway -654
hall 87
hall is 574
hall on -520
hall will -243
hallway -773
hallway has 156
ham -605
hand 263
hand in -709
hand poured -477
hand with 484
handbook -763
handbook and -515
handed 211
handed out 306
handgun 494
handicap -365
handled 442
handled by 237
handler 713
handmade -415
hands -126
hands on -694
hands out 686
hang -210
hanging 74
hanging in 312
hangs 554
happened 664
happened at 562
happened in 703
happened on 500
happened to 540
happens 113
happens on 399
happy -70
happy to -669
harassment 685
hard 351
hard time 400
hard to 28
harder -134
harder than -134
hardware -569
hardware store -569
harm 642
has a 246
has agreed -456
has an -376
has approved -329
has arrived -122
has asked 110
has buried 840
has changed -164
has closed 903
has come 695
has decided 387
has gone -415
has helped 292
has her 539
has his 286
has hit 180
has its -580
has lost -422
has made 209
has moved 43
has new -786
has nine -364
has no 163
has not 741
has only 324
has opened 246
has passed 663
has phones 460
has put 524
has raised -192
has reached -226
has reviewed -435
has shipped -276
has spread 561
has taken 658
has the -324
has three 187
has to -128
has two -323
hasn't -302
hasn't been -176
hasn't picked -263
hat 135
hated -379
hats 128
haul -684
haunted -716
have a 245
have an -424
have any 441
have arrived -476
have asked 371
have been 601
have come 458
have decided -700
have expanded -410
have extended -571
have extra 512
have fixed -221
have gone 520
have had -135
have helped -695
have it 515
have lost 372
have lupus 458
have made 607
have more -444
have moved -887
have my -237
have no 224
have not 660
have nothing 382
have one 144
have reached -659
have received -23
have reduced -555
have sent -287
have started 418
have switched -351
have ten -146
have the -344
have three 163
have tissues 406
have to 480
have too -370
have updated -298
have upgraded -364
have worked -530
have your -103
haven't -339
haven't been -423
having 394
having a 569
hazard -196
hazing 716
he 579
he asked 25
he been -508
he calls 567
he came 521
he can -122
he can't -215
he collapsed 269
he did 483
he didn't 533
he does 237
he doesn't 406
he ended 503
he fell 458
he filed 449
he gets 886
he gone -507
he had 338
he hasn't -181
he is 271
he isn't 533
he keeps 801
he kept 491
he knows 35
he left -246
he lost 950
he loved 532
he moved 85
he never -117
he on 398
he paying -160
he put 443
he said 569
he says 496
he stopped -381
he told 327
he took -363
he was 218
he went 482
he will -81
he won't 407
he wouldn't 531
he wrote 453
he'd 540
he'll 236
he'll bring -165
head 57
head count -425
head of -362
head on 103
headcount 192
heading -46
heading to -92
headline -529
headphones -497
headphones in -479
heads -270
headset -703
headshots -486
headshots in -370
heals 709
health -302
health check -1018
health department 596
healthy -720
hear -189
hear it 255
hear your -264
heard back -583
heard from 164
hearing 797
hearing is 343
hearing on -278
hearings 401
heart -303
heart attack 547
heart gave 748
heart of -690
heart to 507
heartbeat -241
heartbroken 577
heartbroken to 330
hearts 36
hearts of -290
hearts that 430
heat -148
heat in -613
heat included -615
heater 169
heater immediately 305
heaters 697
heating -402
heating will -402
heats -622
heavy 141
heavy hearts 430
held 363
held at 656
held for 210
held on -305
held up 152
helicopter 616
hello -604
helmets 159
help -370
help desk -708
help is 623
help of -305
help small -296
help with -179
help your -410
helped -826
helped over -346
helps 165
helps teams -444
helps us -396
helps you -450
her 542
her a -253
her arm 393
her brother -296
her car 225
her chair 50
her comfortable 682
her dad 481
her daughter 294
her daughters 122
her desk -571
her ex 720
her family 304
her father 741
her from 523
her heart 602
her hijab 470
her husband 1187
her in 435
her kidneys 563
her last -378
her line 130
her locker 526
her matters -31
her mother -370
her name 28
her new -191
her on -261
her out 816
her own 727
her parents 141
her savings 612
her sister -304
her sisters 605
her the -390
her to 48
her wages 527
her way 618
her we 498
here 119
here and -407
here anymore 224
here are 41
here by -59
here on 46
here to -816
herself 685
herself and 365
high -339
higher -103
higher than -456
highway 492
hijab 800
hill -784
him 752
him a -335
him anymore 367
him for 436
him guilty 633
him monday -391
him on 444
him so 589
him to 710
himself -20
himself in 605
himself since -359
himself to 882
hinge 370
hip 589
hire orientation -446
hire people 294
hired -715
hired a -506
hires -126
hires will -245
hiring -873
hiring a -469
hiring manager -694
hiring two -446
his 735
his accent 644
his arm 878
his car 715
his family 275
his handler 713
his hands 341
his head 643
his kids 753
his last 874
his leg 591
his legs 818
his locker 273
his mail 633
his mom 812
his mother 131
his name -474
his own 887
his parents 444
his room 602
his sister 601
his son 714
his station 191
his things 127
his tools 551
his truck 102
his turban 536
his usual -308
his voicemail 555
his wife 1169
hit 629
hit a 410
hit and 747
hit by 469
hit his 643
hit in -342
hit list -677
hit on 81
hit the 666
hits -181
hits her 715
hitting 593
hockey -475
hockey game -475
hold -299
hold his 464
hold music -663
hold the 41
hold your -464
holding -517
holding the -379
holds -841
hole 147
hole punch -315
holes 440
holiday -272
holiday party -152
holiday season -571
holidays -389
holidays and -631
holy -575
holy grail -575
home 419
home and 59
home from 726
home has 495
home is 838
home on -110
home show -437
home to 448
home today -703
home tomorrow -606
home tonight 505
home with 69
homes -123
homework 77
honey -235
honey comes -452
honeymoon 560
hoodie -433
hook -175
hope -520
hoped 533
horse -797
horses 667
hose -690
hose by -555
hoses -575
hospice 792
hospital 272
hospital chapel 425
hospital corners -659
hospital with 353
hospitalized 543
host 557
host stand 408
hostage -389
hosting -496
hosting a -448
hosts -50
hot 314
hot sauce -592
hot water 356
hotel -533
hotline 886
hotline for 380
hour 179
hour and -394
hour before 95
hour is 269
hour plus -617
hour shifts 388
hour starts -646
hourly -57
hourly rate -601
hourly staff -277
hours -520
hours a -846
hours and -331
hours are 454
hours because -374
hours before -498
hours begin -1044
hours for -435
hours in -595
hours of -276
hours to -215
hours were 375
house 169
house and 593
house has -216
house is 419
house so 565
house this -270
house yet -716
housing 551
how 194
how long 84
how to -550
hr 791
hr has 395
hr portal -543
hr system -543
hr will 651
huddle -424
hung -516
hungry 29
hunt -484
hurricane 694
hurricane took 394
hurt 1000
hurt herself 274
hurt on 422
hurt when 449
hurting -70
husband 307
husband called 475
husband left 794
husband plan -443
i 189
i am 312
i are 301
i asked -33
i broke -555
i can 216
i can't 30
i cannot 462
i could -607
i don't 380
i finished -315
i forgot -566
i found -42
i get 205
i got 313
i had 641
i have 24
i haven't 148
i just 226
i keep 261
i know 403
i lost -404
i may 689
i missed -597
i need -189
i passed -445
i reported 666
i should 447
i still 857
i stutter 471
i think -316
i told 467
i use 691
i want 662
i wanted -219
i was 316
i went -178
i will -227
i won't -225
i would -658
i wrote -127
i'd 348
i'd be -136
i'd like -116
i'd rather 743
i'll 391
i'll be 83
i'll get -571
i'll make -122
i'll need 605
i'll update -297
i'm -104
i'm a -357
i'm asking -292
i'm at -610
i'm back -28
i'm calling 563
i'm currently -539
i'm dropping 34
i'm excited -496
i'm following -405
i'm going -413
i'm happy -370
i'm having -48
i'm in -258
i'm leaving -46
i'm looking -789
i'm not 683
i'm off 626
i'm on -620
i'm out -233
i'm pleased -205
i'm reaching -410
i'm sick -587
i'm so 58
i'm sorry 292
i'm staying 338
i'm taking 361
i'm told 605
i'm writing -468
i've -25
i've attached -696
i've been 394
i've started 157
i've told 377
ice 288
ice and 624
ice cream -695
ice machine -607
icebreaker -416
iced -331
iced tea -331
icu 505
id -818
id and -651
id to -697
ideal 131
ideas -928
identified 31
identity 161
idle 126
if a 439
if anyone 425
if anything -479
if he 456
if i 75
if it -519
if my 558
if she 686
if the -106
if you 450
if your 451
ill 477
imam 844
imam will 442
immediate 574
immediate family 574
immediately 488
immune 601
immune system 601
impacted 695
important -547
important to -547
improve -722
improve their -537
improved -541
in a 527
in about -418
in accounting -66
in advance -1135
in after -480
in aisle -322
in all 586
in alphabetical -540
in an -48
in and -130
in any -810
in april -339
in at -924
in august -635
in bay -179
in bed 686
in before -557
in boxes 249
in business -686
in by -549
in case 385
in charge -642
in critical 166
in december -407
in drawer -841
in effect 539
in every 394
in february -626
in for 142
in force 366
in from -430
in front 241
in getting -345
in good -650
in grades -333
in half -345
in her 604
in his 179
in hospice 455
in house -573
in intensive 407
in it 549
in jail 512
in january 55
in july 80
in june -139
in last -287
in law -101
in less -706
in lieu 617
in light -463
in line 338
in march -109
in may -146
in meetings 257
in memory 603
in my -286
in nine 254
in october 330
in on -214
in one -449
in our 466
in paper -523
in peace 382
in person 487
in pivot -488
in place 805
in recovery 662
in room 551
in sales -496
in september 143
in sheet -418
in since 175
in six -240
in sizes -233
in small -744
in spam -585
in stock -814
in stores -483
in ten 106
in that 626
in the 477
in there -413
in thirty 465
in this -47
in three -185
in till 393
in to 292
in today -123
in tonight -123
in touch -33
in town -137
in two -242
in under -613
in unit 496
in wheelchairs 646
in which 664
in with -105
in writing 529
in your 481
inbox -854
inbox is -467
inch -769
inches -71
incident 677
incident at 431
include -665
include the -672
included -187
included in 519
includes -45
includes a -677
includes breakfast -561
includes five -710
includes monthly -168
includes one -454
including -57
including the -139
inconvenience -608
inconvenience this -466
increase -618
increase by -661
increase from -275
index -700
individual -96
individually 447
indoors -526
infant 849
infants 912
infected 196
infection 870
inform 54
inform you 193
information -927
information in -543
infusion 909
ingredients -309
injection -816
injection molding -534
injuries 979
injury 142
ink -809
ins -287
ins are -601
ins on 119
ins welcome -635
inside -329
inside today -686
inspect -459
inspect all -459
inspected -677
inspection -826
inspections -376
install -615
installation -139
installed 241
instead -29
instead of 37
instructions -798
instructions before -798
insurance 103
insured -493
intake 387
intended -409
intended only -409
intensive 407
intensive care 407
intercom -501
interest -611
intermission -744
intern -424
intern found -476
intern will -343
internet -603
interns -337
interns will -475
internship -379
interpreter 975
interpreter will 725
interview -492
interviews -256
into 611
into a 252
into that -164
into the 225
intranet -700
intranet will -434
introduce -559
introduce me -442
inventory -201
inventory is 355
investigation 500
investigation into 484
investors -834
invite 129
invited 702
invited to 530
invoice -717
invoice and -287
invoice date -178
invoice for -623
invoice has -310
invoice is 186
invoice number -322
invoice with -288
invoice you -452
invoices -796
invoicing -262
invoicing tool -262
involved 811
iron -699
is a -282
is about 213
is actually -335
is affected 395
is an 432
is asking 37
is at 634
is attached -674
is autistic 466
is available 70
is back -454
is baked -393
is behind 295
is being -296
is below -635
is better 36
is between -470
is blocking -607
is booked -447
is broken -370
is business -167
is buy -449
is cake -484
is called -936
is canceled 42
is catering -368
is closed -61
is closing 548
is collected -605
is collecting -489
is coming -196
is complete -571
is confidential 137
is confirmed -416
is dead -821
is deaf 709
is delayed 43
is disabled -732
is done 30
is down -202
is drop -233
is due -554
is empty -85
is every 254
is expected -553
is failing -480
is faster -480
is final 248
is fine -552
is finished -329
is fixed -386
is for 432
is free -106
is friday -808
is friendly -439
is from 109
is full -277
is fully -557
is gentle -663
is getting 702
is going -219
is gone 419
is grilled -466
is half -886
is handmade -415
is hard 488
is here -762
is hosting -439
is hot -687
is how -691
is important -547
is in -454
is inside -686
is jammed -491
is killing -566
is late 339
is leaking -489
is left 348
is limited -865
is live -358
is locked 303
is looking 234
is low -793
is made -353
is making -309
is mandatory 222
is may -617
is missing -430
is monday 376
is moving 124
is my 328
is named -385
is needed -392
is next 95
is no -28
is not 139
is november -590
is now -622
is off 658
is on 388
is one -713
is only 161
is open 30
is opening -644
is optional 172
is our -860
is out -958
is over 205
is overdue -502
is overflowing -500
is posted -963
is printed 137
is quiet 447
is raising -356
is reading -856
is ready -969
is really 44
is required -635
is reserved 60
is roasted -642
is running -85
is saturday 342
is scheduled -180
is served 432
is set 574
is shaken 477
is short -735
is six -600
is slow -472
is small -258
is so 76
is sold -617
is split -109
is still -232
is struggling 274
is stuck -706
is sunday 385
is suspended -48
is switching -876
is taking -341
is temporarily -659
is ten -883
is the -188
is this -1173
is three -25
is thursday 101
is to -477
is tomato -673
is tomorrow -618
is too 152
is tuesday -526
is two 299
is under -46
is up -600
is upside -993
is valid -657
is version -445
is very -439
is waiting -120
is wednesday -604
is welcome -494
is wet -759
is what -865
is with 378
is working -333
is worse 630
is your -572
is zoned -415
isn't 35
isn't safe 579
isnt -433
issue -701
issue and 176
issued 424
issues -356
it a -670
it across 981
it all 179
it and 614
it as -741
it at -486
it back -533
it be -631
it been 202
it by 441
it can 494
it coming 181
it down -140
it easier -210
it easy -271
it for -448
it from 665
it go -317
it happened -285
it hard -358
it has 368
it her 639
it his 684
it if -502
it in -325
it into -582
it is -702
it isn't 524
it my 83
it off 68
it quick 184
it quiet -578
it rains -618
it simple 258
it so 380
it that 384
it through 670
it to -949
it took -339
it until 687
it up -451
it was -639
it will 357
it with -700
it would 507
it yet 533
item -637
item is -153
items -1284
items are -498
items can -695
itinerary 462
its 601
its doors 356
its last 132
its own -40
its target -420
itself -686
ivf 476
ivf didn't 486
jack -312
jacket 186
jacket keeps -498
jackets -555
jail 512
jail and 512
jam -580
jammed -544
janitor 582
january -241
january and 550
jar 461
jar by 362
jaw 225
jeans -591
jersey 482
jet -159
job 219
job and 535
job fair -282
job offers -462
jobs 637
join -188
join our -527
join the -107
join us -20
joining -515
joining the -545
joining us -454
joins -460
joins us -460
joint 237
joint checking 237
joints -555
journal -474
judge 283
juice 166
juice bar -477
july -228
jump -663
jumped -77
june -233
june and 618
junior 512
junkie -754
jury -230
jury found 633
just -191
just a 138
just so -319
just two -230
just wanted -461
karaoke -713
keep 458
keep all -464
keep asking -697
keep getting 563
keep going 280
keep her 265
keep it -226
keep my 520
keep noise -424
keep the 193
keep this -667
keep your -357
keeping 561
keeping his 555
keeps 978
keeps calling 500
keeps you -498
kept 499
kept clear -591
kept on -330
key -739
key on -550
key to -534
keyboards -517
keynote speaker 100
keys -662
keys are -539
keys in -476
keys when -261
kickball -553
kickoff 367
kicks -787
kid -454
kiddie -464
kiddie pool -464
kidnapped 601
kidneys 656
kidneys are 638
kids 1023
kids and 421
kids are -251
kids can 545
kids have -235
kids haven't -409
kids menu -691
kids on 658
kids to 328
kids who 372
kill -661
kill for -551
kill switch -364
kill the -227
killed -704
killed in 494
killed on -322
killed the -623
killer -954
killer deal -567
killer feature -498
killing -762
killing the -218
kills -722
kiln -599
kin 426
kin have 659
kind 300
kind of -372
kindergarten 373
kindly 208
kiosk -637
kit 264
kit is 507
kitchen 305
kitchen and 501
kitchen at -506
kitchen closes -758
kitchen is 37
kitchen on -399
kitchen sink -410
kitchen staff 280
kitchen will 226
kitchens -425
kits 748
kits are 748
knee 21
kneel 618
knew 806
knife -161
knives 254
knock 766
knock on 504
knocked 145
know -144
know about -473
know by -404
know how 253
know if -219
know more -297
know she -319
know that 297
know what 462
know when 34
know who -391
know your -378
knows -175
knows where 35
lab -214
label -137
label printer -912
label your -509
labeled 288
ladder 551
ladies 250
laid 679
laid off 757
laid to -358
lake -376
lake and -236
lame -646
laminator -611
lamp -801
lamp is -518
lamps -304
lampshade -473
land 26
landing 134
landing page -681
landlord -105
landlord has 29
landlord will -673
landslide 309
lane -470
lanes -765
language 456
language interpreter 328
lanyard -71
lanyards -703
laptop 275
laptop and 365
laptop is -612
laptops 184
laptops on -245
large print 586
large to -543
larger 181
larger font 396
larger size -893
lasagna -778
lasagna feeds -529
laser -592
last -38
last breath 540
last bus -525
last day 271
last email -644
last month 163
last night 803
last one 245
last page -472
last round 274
last seen 420
last spring 261
last time -441
last up -514
last week -45
last weekend -734
last year -225
lasts -716
late because 224
late checkout 49
late fee -543
late reply -165
later -234
latest -750
latest version -110
laughed 21
launch -339
launch is -581
launch of -251
launched -611
launched our -588
launching -1027
laundry -855
laundry room -582
law 130
lawn -927
lawn care -562
lawyer 159
lawyers -516
lawyers will -516
layer -551
layout -563
layout is -431
lead -83
lead tours -550
leads -577
leaf -467
leaf blower -439
league -868
leak -155
leak in -377
leaking -489
leaking again -489
learned -444
learns -562
learns your -562
lease -429
lease is -589
lease on -637
leash -864
leash are -359
leasing -423
leasing office -423
least -938
least three -34
least two -462
leave -526
leave a -417
leave after 539
leave and 782
leave at -426
leave dirty -275
leave for -191
leave is 336
leave on 419
leave pending 335
leave the 67
leave until -150
leave us -372
leave your -864
leaves -501
leaves at -1232
leaves every -307
leaves for -234
leaves from -80
leaves the 191
leaving 104
leaving a 79
leaving now 95
leaving us -33
led 632
led to 632
left -262
left a 449
left alone 361
left at 420
left for -760
left her -463
left in -55
left it 208
left of 456
left on -232
left the -376
left their -527
left to 310
leg -299
leg at -494
legal -307
legs -360
lemon -733
lemon bars -482
lemon tart -376
length -394
less 615
less than 417
less time -444
lessons -658
lessons for -475
let -56
let go 906
let in -422
let me -766
let people -395
let the 37
let us -610
lets 528
lets us 521
letter 455
letterhead -592
letters -975
letters go -331
letting 593
lettuce 146
leukemia 642
levee 456
level 326
leveled 394
levels 88
library -694
library all 709
library books -621
library has -285
library is -743
library will -429
license -147
license and -500
lies 617
lieu 617
lieu of 617
life -54
life for 471
life in 426
life support -616
lifeguard -86
lifeguard pulled 478
lift 1030
lifting 344
light 40
light a 529
light and 252
light on -575
light rain -463
lighting 442
lighting in -320
lightly 285
lightning -638
lights 88
lights in 216
lights on -360
lights when -529
like -455
like a -844
like family -756
like her -617
like one -569
like the 298
like this 363
like to 190
liked -596
likes -820
limit 173
limited 82
limited access -742
limited to -1073
limits -66
line 852
line at -67
line cook -294
line cooks 267
line for -278
line from -783
line is 398
line of -491
line on 160
line to 471
lineman 557
linen -417
lines -504
lines and 346
lines at -290
link -519
link below -374
link for -580
link in -264
link to 74
links -388
links from -219
list 298
list for -127
list is -714
list of 412
listed -815
listed on -632
listing 253
lists 361
little 335
little one 574
live 620
live on 543
liver 364
lives -216
living 697
living in 255
load -374
loading 235
loading dock 295
loading time -663
loads -177
loads in -481
loads into -93
loan officer -594
lobby -125
lobby at 273
lobby is -868
lobby on -370
lobby will -700
local -858
local author -317
local bakery -185
local businesses -322
local volunteers -305
locally -380
locally grown -100
location -252
location opens -280
locations -778
lock 419
lock and 144
lock the -163
lockdown 456
locked 114
locked after -661
locked at -53
locker -282
locker in 594
locker should -611
lockout 472
locks 576
locks are 549
log 126
log in 131
login -49
login attempts -459
login bug -465
login page 244
login with -518
logo 38
logo as -448
logo bigger -684
logo on -753
logo project -170
logos -497
logos for -497
long -232
long as -155
long fight -297
long sleeves 415
longer -78
longer charge -677
longer than 65
longer with -199
longtime -87
longtime bookkeeper -274
look -388
look at -35
look for 337
looking -33
looking for 114
looking into -133
looks -298
loop -42
loose -299
lose 665
lose the 418
losing 586
loss 668
loss of 803
lost 696
lost a 1126
lost and -897
lost both 596
lost everything 657
lost her 827
lost his 850
lost in -81
lost keys -476
lost my -321
lost or -290
lost our 592
lost power -335
lost someone 242
lost the -191
lost their 580
lost time 496
lost to 605
lost two 576
lot -311
lot behind -154
lot by -441
lot is -690
lot number 547
lot will -576
lotion -494
lots -648
lounge -811
love -877
love our -655
love to -540
loved 26
low 299
low vision 610
lower 572
lower blood 420
lower hall -244
lowers 464
lowers blood 464
lowest -509
lowest price -390
loyal -428
loyal customer -428
loyalty -568
loyalty program -491
luck -545
lump 693
lump and 535
lunch -354
lunch account -556
lunch is -714
lunch menu -507
lunch on 155
lunch order -416
lunch so -480
lunch special -393
lunch truck -453
lunches 161
lung 542
lungs 550
lupus 583
lynching 613
machine -1423
machine has -405
machine is -761
machine on -578
machines 120
machines are -564
macro -268
made 256
made a -249
made about 454
made fresh -401
made from -555
made it -71
made the 260
made up -558
made with -582
mail 432
mail for 344
mail i'm 208
mail in 136
mail room -392
mail what 111
mailbox -617
mailbox key -226
mailed 322
mailed to 160
mailing address 156
main -336
main conference -391
main entrance -354
main hall 425
main lobby -583
maintenance -324
maintenance on -501
major -605
make 400
make accounting -620
make it 350
make sure -695
make the -327
make two 338
maker -71
makes -243
makes it -594
makes the -77
makeup -564
making 733
mall 230
man 314
man came -454
man in -219
man was 586
man who 468
manage 80
manage stairs 464
manage your -476
management 406
manager -191
manager and 184
manager has -134
manager is -495
manager on -555
manager will -245
managers 177
managers will 302
mandatory 186
mandatory for 105
manifest 578
manual -668
manufacturers -493
many of 398
map -850
marathon -494
march -415
march and 285
mare 624
mark -103
marked -603
marked with -582
markers 187
market on -559
marketers -309
marketers who -309
marketing -782
marketing calendar -182
marketing team -433
marks 200
marks on 429
marriage 167
marriage of -301
marshal 634
mary -657
mary mix -497
mascot -695
masks 538
mass -514
mat -244
mat is -244
match -303
matches 96
matches their 523
maternity 570
maternity floor 570
mats -954
matters -538
mattress -569
mattress comes -320
mattresses -297
mattresses ship -482
may 147
may and 129
may be 321
may bring 181
may cause -551
may contain 577
may fail 409
may have 133
may leave 817
may lose 316
may need 863
may not -788
may now -501
may pick 270
may take 65
may use 480
may work -494
mayor will -492
me -117
me a -689
me an -459
me and 425
me at 526
me before 536
me if -234
me in -466
me know -1078
me now 576
me off 655
me on -504
me only -490
me that 560
me the -1157
me to 118
me won't -476
me your -717
meal 983
meal train 563
meals 448
mean 242
mean the 242
means 431
means a -582
measles 677
media -695
media manager -499
medication 747
medicine 362
medium -481
meet at -387
meet in 542
meet is -73
meet on -783
meet with -222
meeting -30
meeting has -60
meeting is -33
meeting moved -663
meeting on -188
meeting room -348
meeting rooms -835
meeting starts -703
meeting was 534
meeting will -817
meeting you -327
meetings -270
meetings with 480
meets 576
meets in 269
meets on 513
member 74
member of -150
members 540
members get -399
members of 462
membership -558
membership renews -387
memorial 613
memory 972
memory care 571
memory leak -777
memory of 603
men 644
men room -579
mention -42
menu -310
menu drops -505
menu features -100
menu is -1061
menus 250
merged 104
merger -48
merger means 560
merger of -632
message -690
messages -542
messages from -494
messages in -476
meters -398
methadone 765
methadone clinic 663
method 108
mezzanine -598
mic -525
microphone 145
microphone when -383
microwave -1160
microwave has -369
microwave is -321
microwave safe -484
microwaving -496
microwaving fish -496
middle -552
middle of 95
middle school -345
midnight -135
migraine 525
migrating -599
migration -904
migration is -544
mild -305
mile 492
miles -669
miles of -409
milk -777
milk is -492
milk until -411
mill 790
mill will 382
million -1148
million in -639
million last -531
min -583
mind -468
mind the -415
minimum -1046
minimum after -254
minimum during -362
minimum purchase -473
minivan -346
minor -783
minors 778
minute -439
minute call 295
minute safety -514
minute survey -414
minutes -833
minutes and -819
minutes before -610
minutes each -446
minutes early -1076
minutes for 158
minutes from -738
minutes last -332
minutes late -762
minutes long -566
minutes per -499
minutes to -437
mirror -848
miscarriage 536
miscarriage and 366
misconduct 500
misconduct is 537
miss 545
miss the 207
miss you -507
missed -401
missed the -301
missed you -644
missed your -590
missing -349
missing a -572
missing again -84
missing dependency -420
missing from -229
missing girl 661
missing projector -617
missing since 659
mission -530
mission is -474
mistake -489
mitten -508
mitzvah 696
mix -726
mixed -470
mixer -177
mobile 59
mobile app -581
mobile team -616
mockups -493
mockups and -453
mode -966
model -348
model home -521
module -204
module on 393
molding -1055
molding line -759
mom 1161
mom who 479
moment 258
moment of 483
moms 614
moms please 115
monday 135
monday and 334
monday at -889
monday because -467
monday following 521
monday for 519
monday may -578
monday morning 103
monday of -589
monday september -666
monday so 286
monday the -635
monday through -844
monday to -605
money 885
money and 590
money for 528
money to 569
monitor -318
monoxide 759
monoxide sent 384
month -185
month and -432
month book -901
month free -555
month in 664
month invoice -287
month is -542
month rent -497
month until -555
month we -718
monthly -905
monthly fee -252
monthly statements -168
monthly team -248
months -423
months behind 679
mop -719
more cereal -623
more done -444
more people -754
more round 169
more than -922
more to 224
morgue -519
morning 96
morning and 1088
morning crew -69
morning in 707
morning shift -689
mornings -118
mortem -723
mortem for -609
mortgage -85
mosque 812
most 100
most customers -387
most days 353
most of 663
mostly -183
motel 638
mother -326
mother board -624
mother called -497
mother would -172
motivated -270
mountain 587
move -120
move forward -606
move my 143
move out -217
move the 25
move your -842
moved -158
moved from -520
moved his -417
moved my 713
moved our -436
moved out -292
moved the 364
moved to -243
moved up 705
movers 356
moves -166
moves from -690
moves the 497
moves to -424
movie -620
moving 67
moving company -492
moving our -613
moving the 340
moving to -407
mowed -477
ms 615
ms and 421
much -186
muffins -469
mug 28
mug is 324
mugs -618
mugs are -279
murder on -694
murder trial 569
murdered -628
museum 386
museum cafe -671
museum has 219
museum is -513
music 51
must -396
must approve -404
must be -466
must check 253
must complete 190
must contain -657
must never 191
must sign -567
must stay 43
must stop -62
must wear -470
mute -383
mute your -383
muted -520
muted until -520
my 232
my accounts 515
my apartment 161
my back 299
my boss 519
my brother 516
my calendar -603
my camera -201
my car -402
my cell -602
my chair -646
my contract 352
my dad 859
my daughter 593
my dead 119
my desk 273
my email -627
my ex 577
my father 893
my feet -161
my first -581
my grandmother 662
my hands -187
my head -240
my hearing 454
my heart 513
my hip 547
my hours 446
my husband -90
my job 629
my kid -284
my kids 439
my laptop -750
my last 162
my manager 430
my membership 156
my mother 175
my phone -142
my previous -364
my proposal -494
my quote -476
my real -445
my saturday -632
my shifts 447
my sister 96
my son -166
my sponsor 420
my team 230
my time -384
my whole -248
my wife -240
my wrist 509
myself 657
mystery -710
mystery dinner -573
nail -645
nail gun -453
name 430
name and 235
name in 452
name my 427
name of -734
name off -754
name only 437
name sorry -386
name to -191
name was -135
named -275
named one -257
names 1036
names are 676
names of 620
names will 283
naming -833
napkins -492
national 568
national origin 568
native -584
naturally 513
navy -639
near 450
near the 502
nearest -576
nearly 247
neck -359
neck of -359
need 571
need a 95
need an -267
need fresh -715
need help -457
need more 100
need not 643
need one -40
need someone -386
need the 414
need to -192
need two -656
need your -551
needed -138
needed to -415
needle 149
needles 839
needs 184
needs a -742
needs an -672
needs blankets 633
needs cleaning -522
needs dusting -575
needs her 569
needs it 442
needs more -1071
needs new -501
needs someone 301
needs the 936
needs to -383
needs two 328
neglect 683
neighbor 154
neighbors 494
network 334
never 337
never be 500
never made -117
new -783
new address 168
new app -370
new arrivals -480
new badge -605
new carpet -581
new chairs -735
new checkout -409
new clients -691
new coffee -487
new copier -400
new crm -482
new debit -428
new door 629
new email -402
new employees -566
new espresso -234
new expense -472
new feature -251
new head -362
new hire 188
new hires -126
new imam 549
new laptop -601
new line -631
new location -442
new logo -628
new look -372
new lunch -222
new mailbox -427
new management -455
new mats -433
new members -685
new menu -1018
new mobile -347
new oat -299
new office -196
new one -817
new packaging -503
new parental -407
new parking -512
new phone -829
new podcast -251
new policy 572
new position -767
new projects -695
new rabbi 709
new schedule -588
new sign -860
new slogan -521
new staff -629
new supplier -657
new tenants -289
new ticketing -104
new time -294
new timesheet 472
new vending -608
new version -563
new warehouse -540
new website -753
newborn 156
news 422
news about 623
news for 135
news the -407
newsletter -1251
newsletter every -309
newsletter goes -464
newsletter has -533
newsletter is -365
newsletter now -363
newspaper -539
newsroom 752
newsroom will 593
next 381
next board -785
next cleaning -573
next door -309
next friday -384
next monday 108
next month -49
next of 411
next quarter -455
next shipment -389
next steps -74
next thursday -734
next to 393
next two 239
next wednesday -604
next week -731
next year 319
nice -766
nicu 811
night 61
night and 570
night because -332
night crew 588
night guard -769
night in 563
night is -616
night shift 175
night so 828
night trial -570
night without -458
nightly -329
nightly backup -329
nights 425
nine 300
nine and -382
nine o'clock -400
nine of 422
nine on -517
nine people 471
nine thousand -412
nineteen 702
ninety 677
ninety days 632
ninth 235
no 372
no added -492
no band -371
no cost 661
no driving 493
no experience -766
no heartbeat -123
no heat 710
no loads -93
no longer -185
no more 234
no one 576
no outside -772
no questions 154
no refunds -567
no survivors 382
no word -375
nobody 289
nobody can -152
nobody has 395
nobody in 546
nobody is 157
nobody was -436
nobody will 690
node -699
noise -497
noise again -309
noise to -424
none -22
none of 762
nonverbal 615
noodles -268
noon 378
noon and 785
noon for -850
noon in 484
noon on 61
noon so 354
noon to 169
noose 545
normal -718
normal call -456
north 98
north entrance 145
north parking -326
northeast 187
not a -527
not after -287
not allowed 44
not attend -245
not available -775
not be 376
not been 397
not called 693
not click -328
not come 132
not cover -519
not do 471
not drink 693
not enough -370
not even 461
not feed -442
not fit -618
not get 554
not go -25
not heard 758
not in -79
not leave -604
not make 588
not microwave -594
not move -592
not open -376
not permitted -325
not prop -687
not ready 369
not reply -344
not responsible -290
not roll -560
not run -526
not share 81
not speaking -383
not stop -241
not take -439
not taking -339
not talk 542
not tell 171
not the 218
not to -218
not touch -571
not up 524
not use -233
not wake 509
not want 405
not weeks 316
not work -89
not working -640
note 279
note and 461
note on 429
note that 227
notes -144
notes are -705
notes from -478
nothing 339
nothing else 122
nothing is 348
nothing left 343
nothing more -528
nothing to 176
notice 270
noticed -389
notices 576
notices went 576
notified 563
november -791
now -28
now a 251
now accept -650
now and 835
now available 171
now be -642
now deliver -409
now go -622
now i'm 637
now in -392
now include -694
now includes 325
now offer -531
now on 20
now open -1147
now required -117
now serves -557
now so 681
now stored 465
now the -657
now they 561
now under -455
now with -655
nuclear -564
number 525
number and -870
number is -149
number of -101
number ready -581
number should -278
numbers -53
numbers are 419
nurse 509
nurse and 323
nurse shark -704
nursery 341
nursery has -669
nurses 320
nursing 433
nursing home 428
o'clock -438
o'clock call -586
oat -393
oat milk -393
oatmeal -469
obituary 775
october -267
october is 293
of a 207
of address -610
of all -518
of an 796
of any -170
of applications -365
of april -480
of august 666
of bed 515
of blood 120
of bookkeeping -201
of business -302
of changes -680
of charge 433
of coffee -459
of combined -413
of day -269
of diapers -63
of each -915
of eight -313
of every -290
of experience -603
of flavor -607
of flour -246
of flowers 617
of forty -770
of four -419
of her 998
of him 789
of his 503
of inventory -622
of it 513
of ivf 414
of june -432
of keys -633
of kin 426
of life 449
of local -305
of may 48
of measles 677
of my -239
of names 569
of november -182
of office -433
of one -404
of order -760
of orders -571
of our 791
of page -618
of paid -422
of paint -202
of palm -646
of paper -613
of philosophy -389
of rain 374
of reach 805
of receipt -453
of respect 316
of schedule -557
of service -171
of seven -287
of silence 851
of six -300
of social -344
of staff -202
of stock -469
of strollers -389
of ten 204
of the -284
of their 150
of them 79
of this -636
of three -46
of tickets -351
of toner -152
of trafficking 588
of two 214
of us 1037
of water 676
of what 227
of work 486
of you 78
of your 196
off 435
off all 24
off an 68
off and 162
off at -155
off by -672
off for 217
off from -784
off in -464
off monday -90
off on -511
off request -384
off the -145
off their 346
off through -751
off today -1146
off until 340
off with 174
off without 418
off your -685
offer -63
offer curbside -505
offer free -752
offer refunds -484
offer same -559
offer you -777
offered 199
offering -626
offering a -505
offers 550
offers are -462
offers free 293
office -325
office and 436
office by 616
office chairs -983
office door 684
office has -733
office in 354
office is 414
office on -846
office opens -420
office plants -311
office until -689
office wants 286
office will -271
office with 154
officer -178
offices -770
offices will -513
offline -56
offline for -114
offsite -232
oil 175
oil change -644
ok 659
okay 652
old -119
old building -141
old for 816
old in 194
old man 446
old name 568
old one -299
old ones -490
old to 733
older 298
olive -757
olive oil -757
on a 262
on all -509
on and 556
on april -862
on at -573
on august -543
on both -519
on call -670
on campus -207
on christmas 609
on customer -730
on day -245
on deaf -722
on december -485
on digital -484
on display -565
on during -505
on duty 26
on email 167
on february -542
on file 554
on fire -440
on floors 477
on for 356
on friday 154
on goal -229
on hand 666
on her -65
on his 907
on in -710
on inventory -515
on it 822
on its -681
on january -690
on july -645
on june -267
on leave 43
on life -616
on line 135
on links -328
on lockdown 234
on march -671
on may -124
on monday 253
on my -102
on nights -118
on november -327
on october -1045
on order -767
on orders -372
on our -277
on oxygen 546
on page -166
on rent 367
on request -763
on sale -906
on saturday 99
on september -814
on site 563
on stretchers 650
on sunday 211
on tap -684
on that -316
on the 55
on their -446
on this -238
on three -805
on thursday -70
on time -943
on tomorrow -609
on track -417
on tuesday -106
on two -320
on vacation -585
on wednesday -701
on weekdays -609
on weekends -804
on your 389
onboarding -462
onboarding video -412
once -117
once for 608
once the -665
oncology 609
one bag -294
one box -644
one business -372
one by -518
one chair 120
one day -90
one drink -454
one ear 571
one flyer -419
one for 466
one form -408
one free -658
one hour -651
one in 484
one month -289
one more -185
one of 488
one on 99
one out 463
one parking -671
one place -513
one should 492
one size -602
one stone -430
one through -564
one very -487
one was 221
one way -502
one week -456
one who 760
one will 684
one with -279
one year 597
one years -276
ones -383
onions -669
online -199
online booking -531
online course -431
online or -451
online portal -353
online shop -553
online store -605
only -133
only authorized -583
only be -307
only for 65
only had -303
only if -511
only in 152
only one 886
only please 602
only take 196
only takes -709
only the 739
only two -624
onto 58
open a 548
open again 202
open all 477
open at -305
open every -630
open for 157
open from -747
open house -433
open monday -162
open office -687
open on -1165
open rate -548
open source -285
open the -760
open to 389
open until -1026
open wednesday -610
opened -88
opened a -358
opened an 69
opened the -498
opening -1184
opening a -247
opening on -437
openings -213
openings for -78
opens -310
opens downtown -280
opens on 93
opens saturday -536
operate -605
operating 82
operating out 281
operation 284
operator -46
operators -741
opioids 406
ops 222
ops will 222
option -267
optional 630
optional for 573
options -707
options to -673
or by -451
or drinks -557
or more -1327
or shine -679
or stolen -290
or text 476
or the -511
orange -982
oranges -540
order -477
order arrived -439
order before -395
order by -575
order enough -255
order for -830
order has -276
order in -155
order is -325
order number -773
order until -342
order was -509
ordered -1247
ordered and -275
ordered his -308
ordering -643
ordering one -346
orders -970
orders for -571
orders last -557
orders over -456
orders placed -348
ordinance -732
organic -575
organization 387
orientation -477
orientation is -446
origin 568
original -671
original packaging -449
orphan -796
orphan lines -394
orphaned -1071
orphaned records -585
osha 814
osha will 358
other 41
other door -757
other tuesday 38
other wednesday 220
others 393
otherwise 527
ounce -101
our -506
our account -674
our accountants -311
our agency -526
our agents -478
our annual -560
our app -450
our average -892
our baby -682
our bakery 138
our best 63
our bookkeeper 592
our bookkeeping -168
our bookstore 116
our booth -473
our brand -482
our bread -543
our bullet -408
our candles -461
our careers -597
our cashier 657
our catering -536
our cfo -52
our chairs -577
our chef -700
our cleaning -674
our client -418
our clients -585
our coffee -463
our colleague 742
our conference -521
our consultants -535
our coworking -372
our crm -351
our customer -750
our customers -342
our dashboard -265
our day 271
our daycare -523
our delivery 546
our dog -178
our donors -599
our driver -26
our drivers -153
our email -343
our employee -549
our espresso -280
our families -265
our first -173
our flyers -746
our followers -544
our founder 607
our free -871
our garden -520
our gay 596
our goal -754
our goalie 331
our growing -335
our guide 57
our guides -299
our hiring -240
our honey -463
our hotel -893
our hotline 459
our hours -613
our house 616
our interns -781
our interpreter 471
our invoicing -262
our keynote 132
our kitchen -758
our lasagna -529
our latest -573
our laundry -624
our lawyers -516
our logo -772
our longtime -87
our lot 282
our mattress -320
our mattresses -616
our meeting -438
our mission -474
our monthly -344
our moving -709
our name -654
our neighbor 733
our new -910
our newsletter -907
our next -607
our office 367
our offices -773
our old -178
our online -917
our open -831
our outdoor -410
our own -641
our packaging -629
our phone -336
our plan 326
our platform -1006
our price -585
our prices -974
our pricing -461
our privacy -344
our property -713
our quarterly -510
our real -663
our receptionist 160
our restaurant 272
our retired 592
our salon -520
our scheduling -580
our seed -534
our service -497
our sister 407
our soap -408
our software -589
our son 772
our spring -789
our staff 201
our store 92
our students 421
our stylists -404
our summer -459
our supplier 202
our support -650
our tasting -300
our tea 371
our team -953
our terms -668
our thoughts 549
our thursday 29
our tool -465
our top -652
our transgender 678
our trivia -527
our trucks -563
our tuesday 57
our two 423
our van -124
our volunteers -451
our warehouse 240
our webinar -475
our website -354
our weekly -796
our workshop -643
our yoga -547
ourselves -664
out 501
out a 454
out after 445
out and -41
out around -132
out at -51
out because -410
out before -941
out but 478
out by -490
out every -500
out for -352
out friday 57
out from 616
out front -167
out last 397
out most -504
out now -266
out of -378
out on 290
out one -408
out our -484
out since 244
out six 446
out so 554
out this -449
out to 773
out today -331
out tonight 142
out until -455
out with -217
outbreak 676
outdoor -502
outdoor seating -410
outing -712
outing is -548
outlet -321
output -530
outreach 520
outside food -772
outside the 248
oven -577
oven to -353
over 56
over and 528
over because 792
over fifty 73
over for 573
over my -577
over the -129
overdose 891
overdose in 751
overdosed 386
overdosed in 386
overdue -906
overdue by -477
overflowing -500
overheat 305
overheat and 305
overnight 257
overnight and 308
overnight to -549
overpass 546
overpass will 546
overtime -725
overtime in -318
owe -195
owes -233
own -529
own cup -323
own life 1016
own mug -424
owned -701
owner 677
owners 466
owns -555
oxygen 649
oysters 418
oz -484
pack -588
package 131
package for -492
package includes 276
package was -783
package with -731
packages 196
packaging -977
packaging by -629
packed -607
packed by 421
packet 619
packets 657
page -510
page has -234
page is -635
page nine -472
page of -471
page should -580
page the 218
page two -583
pages -1205
paid -356
paid faster -499
paid for 194
paid leave -146
paid on -262
paid online -525
paid vacation -422
pain -670
paint -999
paint counter -610
painted -263
painted swastikas 544
painters -250
painters come 213
painters will -605
painting -1001
pair -454
pair of -454
pairs 489
pairs of 164
pajamas -397
palette -183
pallet -387
pallet jack -312
pallets -967
pallets at 143
palm -646
palm salad -457
palsy 614
pancake -713
panel 675
panels -30
panels and 142
panic -58
panic attacks 608
pansies -626
pantry 330
pantry ran 496
paper 275
paper and -186
paper towels -467
paper will 244
paperless -666
papers 518
paperwork -530
parade -265
parade float -529
paragraph -419
parcel -288
parent -637
parent process -600
parental -577
parental leave -577
parents 763
parents are 606
parents of 572
parish 692
parish hall -437
park -691
park in -925
park on -710
park only -315
parked -193
parked in -467
parking -844
parking fee -428
parking garage -75
parking is -113
parking lot -144
parking plan -396
parking space -769
parking spot 252
parking spots -512
parking will -458
parks -524
parrot -47
part -207
part has -430
part of 689
part time -741
part ways 358
participant -552
participant will -552
participants -516
parties -711
parties before -608
parties of -332
partition -670
partner 28
partner died 321
partnered -158
partnered with -158
partners -558
partnership -378
partnership with -378
parts -647
party -568
party is -405
party of -394
pass -225
pass the -187
passed 26
passed around 538
passed away 771
passed my -445
passed out 598
passed over 973
passed the -706
passengers 48
passes 332
passing 446
passionate -564
passionate about -564
passport 54
password -848
password has -246
password is -670
password will -393
past 407
past due -398
past the 562
pasta -454
paste -754
pastor 331
patch -694
path -217
patience -647
patience while -266
patient 61
patient with -629
patients 124
patients on 597
patio 98
pauses -522
pay 146
pay for -159
pay with -659
payable -525
paycheck 625
paying -160
paying cash -160
payment -427
payment is -413
payment method -578
payment of -452
payment this 534
payments 195
payroll 141
pays -375
pdf 124
peace 281
peacefully 605
peacefully at 405
peacefully on 453
peach 100
peach iced -331
peanut 472
pedestrian 252
pediatric 583
pending 335
pens -843
pens are -604
people 271
people are 762
people from 191
people go 93
people in 600
people live 425
people on 178
people so -408
people still 529
people this -427
people to -51
people who 635
people will -52
people with 458
pepper -489
per -349
per child -566
per customer -715
per day -697
per employee 44
per family -419
per minute -450
per month -547
per night -938
per the 236
per year 116
percent after -494
percent less 469
percent off -645
percent since 214
perfect -574
perfect storm -388
performance -355
performing -764
period -84
period ends -758
period is -465
permission -717
permission slip -385
permit -384
permit application -326
permits -508
permitted -325
permitted on 186
permitting -690
person -441
person who -681
personal -743
personnel -665
pet -551
petunias -357
pharmacy 331
philosophy -389
phone -76
phone at -51
phone calls -287
phone is 92
phone number -107
phone on 458
phone rang -95
phone system -846
phone tree -100
phone will 92
phones -406
phones during -301
photo 26
photo booth -576
photo id -758
photo is -26
photo shows 187
photograph -40
photograph the -40
photographer -434
photography -574
photos -274
photos of 669
photos will -607
piano -566
pick 317
pick a -536
pick of -235
pick up 413
picked -79
picked the -524
picked up 420
picker 231
pickleball -833
picks -662
picks up -409
pickup -28
pickup at 476
pickup is -477
picnic -1117
picnic is -583
picnic will -303
picture -342
picture day -658
picture of 528
pictures 461
pie -609
piece 567
pier 135
pierogi -744
pies -607
pies last -583
pigeons -479
pileup 509
pill -33
pillows -784
pills 853
ping -640
ping me -461
ping pong -374
pings -321
pink 501
pipe -596
pitch -633
pitch for 120
pitcher -715
pitching -605
pivot -488
pivot tables -488
pizza -901
pizza oven -474
place 424
place at -63
place on -636
place to -382
place until 560
placed -29
placed before -550
placed on 693
placement 639
places -217
places to -257
plaintiff 422
plan -288
plan at -564
plan by -574
plan for -505
plan includes -656
plan on -204
plan starts -380
plane -289
planned -277
planned to 464
planning -624
planning to -243
plans 132
plant 309
plant closed 441
plant in 365
plant will 518
planted 36
plants -1323
plants are -346
plants on -587
plaque 491
plastic free -404
plate -199
plates 204
platform brings -224
platform has -605
play -935
play is 52
players -37
playground 350
playground is 514
playing -355
playlist -1088
plays -889
please add 251
please allow -736
please approve -619
please arrive -264
please ask -784
please avoid 516
please be 379
please book 28
please bring 238
please bury -219
please call 506
please cancel 174
please change -118
please check -134
please choose -311
please clean -364
please clear -314
please collect -306
please come 548
please complete -891
please confirm -200
please copy -31
please cover 685
please delete -236
please do -434
please don't 191
please double -396
please email -457
please end -443
please enter -500
please excuse 535
please fill -578
please find -335
please fix -312
please hand -533
please have 106
please hold 107
please join 163
please keep -242
please kill -227
please label -952
please leave -611
please let -967
please lock -346
please look 263
please make -586
please move 144
please mute -383
please no -237
please note 107
please order 346
please park -787
please pick 31
please point -412
please print 283
please pull -468
please put -86
please quietly -163
please rate -572
please read 209
please refrain -381
please refund 694
please remember -521
please remove -456
please reply -289
please report 37
please resend -288
please respond -462
please return -554
please review -804
please rinse -300
please route 299
please rsvp -948
please sanitize -636
please see 91
please send -62
please show -499
please sign 410
please silence -807
please sit 454
please speak -636
please stand -36
please stay 194
please stop -938
please submit -414
please take -610
please turn -729
please update 142
please vote -294
please wait -697
please walk 280
please wear 64
please welcome -563
please wipe -611
please write -411
pleased -565
pleased to -565
pleasure -391
plot -42
plots -363
pls -209
pls cover -209
plug -517
plug on -286
plus -828
plus tax -617
plus tips -494
pm -1396
pm and 271
pm at -447
pm call -378
pm during -364
pm et -640
pm for -601
pm in 117
pm on -780
pm ship -246
pm to -745
pm today -496
pm with -558
podcast -804
podcast episode -251
point -520
point in 244
point of -479
points -1345
points are -410
points per -630
points should -644
points will -259
poison 333
police 231
police have 357
policy -39
policy can -318
policy is 448
policy on -770
pond 404
pong -374
pool -464
pool is 335
pool opens -782
pool will -752
pop -540
popcorn -706
popcorn machine -389
popular -348
popular demand -181
porch 405
pork 350
port -480
portal -843
porter 663
portfolio -572
posing 154
posing as 154
position 296
position as -514
position has 694
position is -325
position pays -375
positions 713
positions are -587
positions in 277
positions will 666
positive 501
possible -519
post -288
post about -357
post mortem -671
posted 218
posted by -81
posted in 26
poster -596
poster is -482
posters -49
postponed -455
postponed until -455
posts 727
pot -389
potatoes -565
potluck -209
pottery -521
pottery class -312
pounds 653
poured -659
poured in -477
power 500
power and 499
practice -421
practice on -269
pray 407
prayer 752
prayers 710
pre 250
precision -605
precision is -364
precision of -456
prefer 727
preferences -662
preferences for -374
preferred -437
preferred the -437
pregnancy 676
pregnant 375
premises 673
prepaid 343
prescription 461
present 234
present their -475
presentation -1105
presented -534
president -153
press 79
press and 175
press on 220
pressure 290
prevent 706
prevention 551
previous -364
previous email -364
price -639
price in -390
price list -481
price of 205
price war -517
prices -1272
prices are -303
prices on -572
prices will -421
pricing -817
pricing to -230
priests 556
principal -680
print 377
print and 545
print the 429
printed 632
printed on 571
printer -210
printer is 487
printer on -727
printing -171
priority -538
prison 740
privacy 37
privacy policy -344
private 58
private event -658
private events -669
private party -494
prizes -662
problem -185
problem with 107
process -879
process before -403
process for -613
process is -536
processed -458
processes -666
processes on -288
procurement -632
produce -58
product -493
product is -546
product launch 55
production 250
products -359
professional -370
professional headshots -370
profile 159
program 377
program for 218
project -365
project channel -850
project is -479
project manager -639
project two -512
projector -1071
projector in -441
projects -732
projects in -665
projects on -475
prom 612
promo 174
promoted -540
promoted to -540
promotion -695
pronouns 534
proof 509
proof of -610
proofread -707
prop -687
prop open -341
properties -476
property -290
property is -233
property tax 120
proposal -841
proposal is -458
proposal this -315
proposals -353
proposals must -353
prospect 45
prospect office 45
prosthetic 761
protected 614
protection 62
protective 671
proud -725
proud to -670
provide -30
provide a 264
provided -315
provided for -104
psych 603
ptsd 593
public 263
published 476
pull 131
pull request -358
pull the -468
pulled 668
pulled a 677
pulled back -583
pulled her 642
pulled the 443
pump 373
punch -533
punch is -281
punched 601
punched a 498
pupils 656
purchase -1039
purchase of -311
purchases -667
purposes -437
push 377
push our -485
pushed -474
pushed to -299
put 592
put a 178
put his 443
put in 780
put our 606
put the -381
puts -636
putting 266
putting it -352
qa 281
qr 262
qr code 262
quake 563
quality -727
quarantine 82
quarter -112
quarterly -654
quarterly numbers -395
quarterly report -652
quarters 281
question -690
question about -672
questions -441
questions about -315
questions and -42
questions asked -758
questions before -470
queue -64
queue is -764
quick -382
quick call -596
quick reminder -344
quickly -60
quiet -450
quiet i -210
quiet room 418
quiet table -370
quietly remove -163
quilt 58
quilt has 142
quit 78
quiz -632
quiz has -449
quote -857
quotes -843
rabbi 974
rabbit 213
race -243
race condition -449
race for -498
rack -1203
rack behind -495
radiation 1089
raffle -873
raffle is -683
railing -97
rain -277
rain check -340
rainbow 621
rainbow bridge 621
rains -618
raise -304
raised -368
raised the -462
raises money 160
raising 34
rally -599
ramp 836
ramp is 663
ran 318
ran a -484
ran out 74
rang 381
rang at -95
rate -1028
rate is -794
rate went -277
rate your -572
rated -766
rates -995
rates are -743
rates will -579
rather 836
rather not 712
rather skip 413
rather than 33
rays 402
reach 506
reach me -602
reach our -471
reach out -486
reach the 551
reached our -358
reached the 766
reached until -284
reaches -523
reaching -410
reaching out -410
read 123
read our -309
read the 71
readers -471
readers will -471
reading 148
ready 713
ready for 413
ready i'm 95
ready in -628
ready please 475
ready to -294
ready when -843
real -799
real estate -572
real time -596
really -65
really a -430
rear -244
rear ended 365
reason 916
reason to 423
rec -557
recall 677
recalled 801
receipt -1284
receipt for -319
receipt is -235
receipt paper -517
receipts -844
receipts for -524
receive -760
receive a -144
receive free -561
receive their -245
received 91
received a 643
received your -180
receiving 580
receiving this -313
recent -600
recently -661
reception -240
reception and -588
reception at -361
reception will -244
receptionist -699
receptionist for -373
receptionist who -557
receptionist will -566
reciept -464
recipe 63
recital -687
recognized 34
recommend -785
recommended -487
recommended for -487
record -116
recorded -366
recorded for -437
recording -158
recording of -67
recording will -540
records -551
recovered 532
recovering 510
recovery 425
recovery partition -670
recovery test -656
recycled -710
recycling -55
red rack -492
redesign -373
redesigned -523
redesigned our -371
reduce 166
reduced -683
reduction 783
reduction in 366
redundant 73
refer -92
refill -275
refill the -275
refrain -381
refrain from -381
refrigerator -315
refrigerator will -287
refugee 709
refund -58
refund of -593
refund the 694
refundable -651
refunds -747
refunds on -580
refuse -383
refuse service -383
region 203
regional -170
regional manager -737
register -487
register for 324
registration -809
registration fee -530
regret -45
regret to 193
regular -161
rehab 525
rehab on 608
reheating -321
reheating food -321
relapsed 740
relapsed and 585
relay -587
relay team -472
release -133
release goes -669
release is -392
released 749
relief 881
relief fund 418
remain 222
remains 761
remains in 546
remember 195
remember the 623
remember to -623
reminded -588
reminder -595
reminder that -560
reminder to -332
remote -400
remote with -536
removal -583
remove -183
remove all -195
remove his 476
remove the -298
removed 223
removed after -460
removed from 493
renew -415
renewal -490
renewals 352
renewed 563
renews -509
renews automatically -208
renews on -528
renovated -575
renovation -524
rent 251
rent and 367
rent can -451
rent is -347
rent on -536
rent this 467
rent to 673
rent will -466
rental -158
rental car -723
rental is -283
rental place -448
rental properties -476
rented -720
reopen 283
reopen monday -117
reopen on -421
reorganized -753
reorganized the -473
rep 313
rep for 143
repainted -632
repair -617
repaired 162
repaired on 420
repaired this -416
repairs -97
repaved -626
repaving -912
replace -704
replace the -433
replaced -494
replaced in -583
replaced this -500
replacement -453
replacement part -430
replacing -668
reply -812
reply all -568
reply by -489
reply to -411
reply we've 65
replying -494
repo -744
report 340
report any 175
report is 312
report shows -597
report that -492
report the 74
reported 351
reported revenue -531
reporting 380
reports -860
reports are -473
reports of 885
representative -674
representative will -515
request 206
request a 110
request and -676
request for 284
requested 298
requested a 462
requests -305
requests can 372
requests for -650
requests per -450
require -644
require a -513
required -713
required for -816
required to -89
requires -421
reruns -331
reruns are -331
rescheduled -499
rescue 632
research 348
resend -517
resend the -517
reservation -153
reservations -553
reserve -769
reserve the -458
reserve your -539
reserved -189
reserved for -466
reserved tonight 333
reset -529
reset your -203
resident 491
residents -413
respect 351
respect for 316
respond -871
respond to -338
response -638
response time -369
responsible -905
responsible for -905
rest in -472
rest of 702
restart -437
restart the -435
restarted -589
restarts -698
restaurant -129
restaurants -541
restaurants and -299
restocked -475
restraining 634
restraining order 634
restriped -307
restroom 498
restroom with 468
restrooms -157
restructuring 536
results 359
results are 601
results came 188
results in -565
results of -816
resume 305
resume and -563
resume at 492
resume on -439
resumes -691
retaken -608
retention 252
retire 732
retired 371
retirement 469
retiring 22
retreat -211
retreat is -644
return -532
return all -312
return by -211
return it -435
return the -152
return your -366
returned -480
returned to 66
returning -167
returns -815
returns is 33
returns process -558
revenue -728
revenue of -531
reverses 361
reverses diabetes 361
review -348
review and -656
review has -743
review my -476
review of 284
review on -420
review the -788
reviewed -333
reviewed the -453
reviews 57
reviews are -337
revise 33
revise his 33
reward -219
reward points -219
ribbon 191
ribbon at -981
ribbons -157
ride -470
ride the -480
riders -311
rides -358
ridge 565
riding 704
right -226
right after -488
right now -327
right sizing 552
right to -139
rights 314
ring 76
rink 300
rinse -340
rinse your -300
rising -349
rising costs -349
risk 802
risk of 626
ritual -575
river 391
river came 390
road -87
road near 510
roast -586
roasted -636
roasted in -573
robbed -487
robbed at -219
robbery 631
robes -603
rock 180
role 249
role is 509
roles 513
roles will 418
roll 481
roll over -560
rolls -534
romaine 88
roof 330
roof came 41
roof of 535
roof off 437
roofer 182
room -95
room at -556
room b 54
room before 282
room for -294
room fridge -472
room has -37
room he -200
room is -1018
room microwave -408
room now -588
room on 622
room seats -545
room until 31
room will -499
room with -119
roommate -133
rooms 308
rooms are 349
root -619
root beer -379
rope 326
rose 666
round 257
round didn't 344
round of -187
rounds 315
rounds of 315
route 416
router -522
routine -485
row -491
rows 257
rsvp -948
rsvp by -480
rug -504
rule -144
rule is -639
rules -667
run 44
run a 314
run for 104
run its 382
run on 502
run small -493
run the -874
runners -574
running -418
running a -725
running about -700
runs -468
runs at -337
runs from -586
runs out 338
runs through -746
rush -555
rush and -395
rush her -150
sad 222
sad to 334
safe 97
safe and -445
safe deposit -238
safe for 616
safety -490
safety meeting -349
safety video -621
said 710
said goodbye -67
said he 794
said i 410
said no 457
said that 567
said we'd 498
sailing -468
salad 294
salad is -525
salads -619
sale -348
sale ends -1160
sale is 542
sale items -383
sale on -835
sale signs -584
sale starts -390
sales -1053
sales are -431
sales floor -218
sales in -265
sales retreat -376
sales team -270
sales were -534
salmon -782
salon -268
salon is 203
salsa -608
salt -547
same 236
same as -583
same day -937
same since -412
sample -931
sample sale -383
samples -1031
sandwich -614
sandwiches 73
sanitize -636
satisfaction -538
satisfaction is -538
saturday -469
saturday and 395
saturday at -257
saturday from 238
saturday get -262
saturday may -378
saturday morning -169
saturday night -356
saturday shift -191
saturday so -396
sauce -958
sauce is -776
sauna -594
sauna is -508
save -1049
save an -531
saved -306
savings 38
saw -155
saw it 75
say 775
say goodbye 933
say hello -501
say that 150
say the 100
saying -51
saying goodbye -162
says 460
says he -363
says i 460
says no 430
says our 58
says the 397
says we 372
scaffolding 549
scale -637
scale at -448
scam 499
scan 760
scanner -1060
scared 378
scarf 268
scarf on 586
scattered 528
scene -310
schedule 404
schedule a -810
schedule for -548
schedule is 269
scheduled 26
scheduled for -193
scheduled posts 205
scheduling 367
scheduling app -523
scheduling tool -475
scholarship 650
school -67
school gym 470
school has 797
school in 434
school on -135
school play -571
school will -223
science -377
science fair -333
scissors -819
score -372
scramble -348
screams 685
screams at 685
screen 323
screen and 132
screen is -680
screen reader 651
screens 550
screws -611
script -451
script from -356
scrub -684
sea -404
search -26
search function -539
season 568
season on -662
seat -372
seat on -244
seated -287
seated at -389
seated in 602
seating -415
seating chart -495
seating is 134
seats and 84
seats are 778
second -187
second coat -249
second drawer -977
second floor -99
second grade 462
second half -635
second interview -620
second location -340
second monitor -421
second service 541
second shift -140
second signature -448
second slogan -437
second tuesday -603
second week -603
seconds -878
section -759
security -601
security deposit -289
security desk -660
security training -611
see -114
see a -233
see it 571
see our -324
see the -63
see what -469
see you 293
seed -410
seed round -534
seeing 308
seen 695
seen in 520
seizure 441
seizures 618
selected 328
self -100
self evaluation -526
sell -1062
sell out -662
seller -597
seller has -495
selling -207
sells -529
semester -387
send 22
send a -626
send it -603
send me -837
send the 342
send their -573
send you -843
send your -642
senders -328
sending -200
sends 170
senior -1125
senior partner -614
seniors 360
seniors on 520
sent -66
sent a 200
sent four 433
sent home -426
sent me -476
sent on -772
sent over -531
sent to 201
sentence -477
sentence to -312
separate 136
separate checks -842
separated 540
september 466
serial 225
serial number 225
serious 75
seriously 39
serve -358
served -94
served at 717
served from -902
server -620
server died -452
server is -448
server migration -606
servers -576
serves -55
service and 298
service charge -308
service for 628
service from -709
service is -439
service on -560
service to -383
service until -813
serviced -330
serviced before -337
services 972
services are 640
serving 214
session -391
session is 95
session on -760
session with 122
sessions -652
set 291
set for 268
set is -703
set of -633
set to -534
sets -661
setting 95
settings -462
settled -590
settlement 617
settlement covers 494
setup -744
seven 274
seven and 146
seven please 236
several 905
several of 425
several people 171
sex 576
sexual 574
sexual misconduct 295
shade -720
shaken 477
shampoo -478
shampoo is -478
shaped -611
share 116
share a -537
share it 677
share that -159
share the 549
share your -975
shared -484
shared calendar -391
shared folder -322
shared the 162
shark -704
sharp -992
sharp from -251
she 170
she asked 795
she back 767
she been 635
she came 684
she can't 548
she could 507
she didn't 497
she doesn't 654
she eight -284
she fired -616
she found 690
she gave -485
she gets 438
she had 821
she has 553
she in -385
she is 366
she left -286
she needs 865
she on -273
she ordered -308
she planned 389
she signed -151
she sleeps 636
she told 489
she took 936
she traveling -233
she wants 298
she was 1265
she will 531
she won't 683
she would 560
she wrote -506
she'd 466
she'll -252
she'll be -252
shed -716
sheet -1120
sheet cake -603
sheet is -459
sheets -131
shelf -46
shelf of -603
shelling 506
shelter 484
shelter at 485
shelter has -269
shelter is 506
shelter needs 451
shelters 713
sheriff 735
shift 80
shift gets -307
shift is 129
shift starts -515
shifted 247
shifts 692
shifts through 614
shine -679
ship in -669
ship the -688
ship to -684
shipment -825
shipment of -389
shipments -748
shipped 186
shipped and -210
shipping 207
shipping on -623
ships -713
ships in -290
ships the -497
shirt -1056
shirt and -504
shirts -814
shirts on -359
shirts run -455
shiva 703
shoe -453
shoes -287
shoes and 417
shoes are -501
shoes in -580
shoes is -316
shoot -920
shoot the -469
shooter 1008
shooter drill 506
shooter training 722
shooting 318
shooting on 828
shop -79
shop has -704
shop is -506
shop one -553
shop will 194
shop window 239
shopping -735
shopping with -467
short -1002
short by -441
short on 337
short survey -229
short two -545
shortage -515
shortage the -422
shorter -640
shortly -753
shot -1042
shot a -367
shot at -545
shot in -349
shot the -722
shotgun -537
shots -450
should -147
should arrive -441
should ask 583
should be -399
should call 880
should end -487
should feel -268
should get 685
should go 346
should have -311
should know 246
should not 741
should park 415
should sit -594
should speak -611
should tell 292
should wear -443
shoulder -355
show -669
show in -412
show is -615
show opens -361
show this -559
show up -730
showed 624
shower -446
showers 580
showing -653
showing up 63
shown -392
shown on -389
shown to 426
shows a 196
shows all -265
shows up 205
shows which -387
shredder -529
shrink 527
shrink tumors 527
shut 240
shut down 207
shut off -545
shut the 81
shuttle -751
shuttle leaves -466
shuttle to -351
sick 187
sick beats -543
sick of -783
sickle 488
sickle cell 488
side 275
side door 332
side effects 123
side entrance -284
side of -82
sides -857
sidewalk clear 512
sidewalks -469
sight 640
sign -540
sign and -473
sign in -784
sign is -704
sign language 456
sign the 476
sign up -98
signal -780
signature -869
signature is -362
signature on -340
signed 343
signed by 518
signed for -139
signed the 563
signed up -417
signing -317
signing with -317
signs 176
signs are 173
signs for -321
silence 50
silence will 530
silence your -807
silent -96
silent auction -540
silver 20
simple for -443
simple to -474
simplified -429
simplified our -429
since 368
since friday 245
since he -138
since january 305
since march 617
since monday -720
since saturday 550
since spring -135
since sunday 435
since the 690
since they 471
since tuesday -539
since we -47
sing -152
sing at 609
single -307
sink -1033
sink in -566
sister -230
sister store -747
sisters 1041
sit 340
sit on -505
sit with -130
site and 516
site has -641
site visit -374
sits -208
six -204
six and -498
six guests 742
six months -700
six of 403
six or -541
six people -124
six weeks 30
six year 420
six years 264
sixty -620
size -106
size to -527
size up -346
sizes 105
sizes are -494
sizing 552
sizing the 552
skeleton -545
skeleton crew -539
skip 93
skip the 413
skipped -602
slashed -653
slats 584
slayed -672
sleep 1087
sleepers 467
sleeping 299
sleeping in 1060
sleeps -230
sleeps in 663
sleeps six -340
sleeve 169
sleeves 643
slice -439
slice of -439
sliced -744
slicer 216
slide -784
slide deck -770
slides -562
slides from -465
slideshow 228
slideshow tested -186
slightly -670
slightly below -376
slip -473
slip by -385
slipped 661
slipped on 413
slippers -560
slogan -916
slot -144
slots -767
slow -296
slow on 67
slow this -353
slur 804
small -289
small batches -649
small business -457
small businesses -681
small but -307
small conference 100
small family -452
small for -687
small kids 601
small kitchens -460
small logo -170
small team -272
smaller -67
smell 775
smile -84
smiling -102
smoke 138
smoke detector -603
smoke detectors -528
smoke has 417
smothered -633
snack -1179
snack bar -782
snacks -651
snap -450
snow -788
snow day -466
snow removal -421
so 228
so ask -144
so badly 582
so bring -481
so come -554
so cover -598
so each -718
so expect -394
so far 361
so give 387
so i 107
so i'd 255
so i'll 853
so i'm -37
so i've 599
so if 311
so it -436
so keep -636
so much -527
so my 363
so no 711
so our -46
so please 1192
so she 717
so sorry 164
so that -622
so the -308
so watch 141
so we -451
so we're -176
so you -71
soap -942
soap is -408
sober 802
sober today 365
soccer -254
soccer team 128
social -900
social media -695
sock -629
socks -245
soda -581
sofa -686
soft 245
soft launch -251
softball -479
softball team 22
software -976
software could -176
software helps -593
software update -748
sold -508
sold between 571
sold out -718
soldiers 380
soldiers from 380
solid -494
solo -168
some 175
some days 514
some familiar 105
some of -327
somebody -827
somebody bring -138
somebody left -681
someone 470
someone broke 282
someone cover 466
someone has 329
someone left -507
someone please 120
someone pulled 741
someone put 333
someone take -288
someone to -634
someone was 466
someone will -193
something 871
somewhere 153
son 436
son has 351
son is -195
son was 603
song -599
soon -830
soon as -459
sooner 33
sooner rather 33
sorry -579
sorry for -554
sorry i -719
sorry to 346
sorry your -439
sorted -394
sounds 217
soup -933
soup is -547
source -285
source library -285
sourdough -983
south 187
south door -232
space -271
space available -584
space has -372
space heater 136
spaces -772
spam -882
spam folder -527
spare -393
speak -292
speak after 603
speak at 525
speak to -215
speak with -369
speaker -262
speaker will -498
speakers 69
speaking -578
speaking at -464
speaks -150
special -167
special is -795
specialist -783
specials -614
speech -235
speed 472
spelling -614
spelling of -396
spend -767
spin -681
spin class -576
spine -404
spine of -404
spirit -581
spleen 648
split -779
splitting 459
splitting up 459
sponsor 416
sponsor says 436
sports 295
spot 142
spots -34
spots left -89
spray 871
spread 830
spreadsheet -800
spreadsheet is -600
spreadsheets -461
spring -288
spring break -562
spring catalog -335
spring collection -483
spring concert -458
spring play -310
squad -167
square -705
squeak -585
squeaks -590
squeaky -508
stabbed outside 584
staff 294
staff are -564
staff can 75
staff may -677
staff meeting -771
staff must 584
staff shortage -422
staff through 438
staff to 54
staff will 455
staffed -344
stage 75
stage left 528
stages -609
staging -546
stairs are -390
stairwell -611
stakeholder -727
stalking 184
stall 634
stamps -90
stand 412
stand for 224
stand on 158
stand opens -835
stand up -177
standing -150
stands 63
standup -287
standup is -440
stapler -1341
stapler in -357
staples -388
star -757
stars -646
stars on -285
start 315
start at -205
start monday 442
start on -623
start the 448
started -294
started a -447
started this -663
started without -594
starter -541
starting 285
starting at -325
starting in 161
starting january -663
starting monday 215
starting next -589
starting with 394
starts -147
starts at -250
starts in -731
starts monday 188
starts next 266
starts on -443
starts with -193
startup 280
starving 587
state 603
statement -58
statement is -770
statements -511
states 101
station 131
station is -562
stations -571
statue 112
status 88
status of -31
stay 524
stay as 687
stay at -519
stay closed 494
stay in 351
stay late -281
stay on 470
stay with -152
staying 551
staying at 473
staying in 448
staying with -331
stays -32
stays empty 543
stays open 322
steal -371
step 739
step out 460
steps 78
stick 320
sticks -709
sticky -457
still can't 441
still do 21
still full 258
still going 437
still have 218
still in 516
still inside 641
still looking 400
still need -371
still needs -629
still on 424
still open -600
still without 639
stillborn 934
stitches -39
stock -1075
stock except -494
stock in -378
stock until -598
stockroom -316
stole -633
stolen 406
stolen items -290
stone 34
stone and -304
stool -443
stop -406
stop at -510
stop by -336
stop sending 748
stop the 43
stop to -392
stop using -218
stop working 474
stopped -348
stopped answering -381
stopped eating 538
stopped for -374
stopped trying 490
stops -771
stops away -604
storage for -649
storage room 193
store 136
store because 789
store in -530
store is -260
store manager -524
store on -832
store will -793
store with -76
stored 610
stored in 527
stores 144
stores and -483
storm -259
storm left 554
storm of -924
story -85
straight -206
strain 265
streamlined -558
street -346
streetlights -286
streetlights on -286
strength 656
stress 243
stretchers 650
strike -789
strikes -183
strips 627
strips are 627
strobe 685
strobe lights 608
stroke -136
stroke of -736
stroke on 602
stroke took 656
strollers -389
strollers is -389
struck 841
struck a 716
struck in 293
struggling 274
stuck -66
stuck halfway -401
stuck in 267
student 460
student was 80
students 580
students have 665
students in -333
students were 705
students who 563
studio 695
study 876
study is 755
stutter 779
style -631
style bible -506
stylist -485
stylists -404
subject -777
subject to -206
submissions -446
submit -423
submit a -579
submit your -557
submitted -632
submitted through -628
subscribers -695
subscribing -305
subscribing to -305
subscription -865
subscription has -578
subscription renews -471
success -578
sudden -279
sudden and 490
sudden death -412
sued 424
sugar 542
suicide 747
suicide prevention 551
suit -33
suitable 284
suitable for 284
suitcase -164
suite 72
suite takes -417
summarized -532
summarized the -532
summary -328
summer -811
summer camp -566
summer hours -678
summer internship -379
sun -520
sunday 529
sunday at 441
sunday evening 740
sunday from -949
sunday night 146
sunday of -958
sunday paper 628
sunday service -505
sundown 631
sunroom 178
sunset 1055
supervised 574
supervised visits 574
supervisor 668
supervisor before -420
supplement 293
supplier 74
supplier for -657
supplier has -328
supplies -159
supply -818
supply closet -646
support -294
support team -427
supports 24
surcharge -700
sure -797
sure all -492
sure your -552
surgeons 371
surgery 1002
surgery is 501
surgical -456
surgical precision -456
surrounded 486
surrounded by 486
survey -963
survey about -229
survey by -423
survey closes -507
survivors 656
suspect 423
suspect is 470
suspected 611
suspended 230
suspense -465
swallowed 522
swallowed a 522
swap -603
swap it -428
swapped -578
swastikas 544
swastikas on 544
swatches -711
sweeping -530
swim -261
swim is -688
swim meet -73
swing 102
swing set 204
switch -804
switched -527
switched to -373
switching 365
switching to 418
swung 653
symptom -666
synagogue 541
sync 253
syndrome 619
system -352
system goes -730
system is -638
system makes -104
system will -921
t 198
t shirt -705
tab -890
table -589
table at -388
table by -606
table is -497
table to -535
tablecloths -509
tables -663
tables are -550
tablets -545
tabs -442
taco -790
taco truck -580
tacos -728
tacos in -352
tag 277
tagline -616
tags 237
tags are -431
take -394
take a -314
take about -256
take calls 612
take down 457
take her -115
take his 708
take it 641
take my 479
take one -419
take phone -585
take place -545
take so 194
take the -170
take two -381
take up -565
taken 341
taken by 452
taken off 95
taken on -695
taken over 729
taken to 300
takes -193
takes a -550
takes about -383
takes place 366
takes two -420
taking -65
taking a -22
taking bereavement 513
taking it 587
taking part 570
taking the -459
talk 157
talk about -104
talk is -138
talk to -58
talking 566
talking about 566
talks 26
tall -575
taller -450
tank -191
tap 91
tap on -605
tap water 419
tape 355
taped -385
taped to -503
target -752
target audience -565
target by -524
tart -376
tasks -320
taste -526
taste test -444
tasting -818
tasting room -300
tax -550
taxes -369
taxes on -218
tea 128
tea cures 571
tea is -197
teacher 244
teacher conferences -626
teachers 421
teachers to 498
teaches -201
teaches you -201
teaching 874
teal 120
team -383
team about -438
team and 551
team as -522
team can 67
team completed -485
team got -646
team grew -549
team has -37
team in 590
team is -539
team lunch -602
team meeting -580
team needs 696
team of -373
team shipped -557
team the -605
team was 594
team will -57
team with -272
teams 199
teams get -444
teams will 585
tech -199
technician -654
technician will -436
teens 307
teeth -363
teh -236
tell 143
tell him 438
tell me -624
tell the 45
tell them 40
tell us -273
tell you 476
teller 346
tellers -123
telling 412
temp 785
template -761
temple 587
temporarily -718
temporarily out -548
ten 180
ten days 338
ten dollars -803
ten minute -474
ten minutes 328
ten on -43
ten the -558
ten to -521
ten years 464
tenant 340
tenant in 665
tenants -850
tenants must -671
tennis -499
tent -363
tents -366
tents must -366
term 662
terminal -1048
terminal and -480
terminated -493
terms 227
terms of -668
terrorist 476
test 113
test and 514
test environment -615
test of -473
test passed -977
test results 475
test strips 627
test suite -417
test the -699
tested 149
tested for 476
tested on -638
tested positive 791
tested the -308
testers -758
testers for -523
testing -834
testing the -459
tests -450
text 263
texts -93
than -198
than a -744
than later 33
than normal -456
than the 512
than they -97
than two -423
thank -60
thank everyone -32
thank you -285
thanks -297
thanks for -166
thanks to -422
that a 728
that all -515
that caused -294
that everyone 194
that he 381
that i 289
that learns -562
that our -148
that said 336
that she 982
that the 256
that there 287
that this 353
that was 521
that way 384
that we 58
that we've -296
that works 418
that you 685
that your -566
the aa 692
the abandoned -662
the accident 754
the account -165
the active 500
the ad 367
the adjuster 24
the adoption 222
the adult -143
the affected 339
the afternoon -877
the agenda 220
the air -625
the airport -456
the aisle -264
the alarm -610
the all -62
the ambulance 456
the amputation 545
the angel -728
the animal -663
the annex 136
the anniversary 394
the annual -580
the apartment -615
the api -570
the app -723
the appendix -634
the approved 410
the aquarium -677
the archive -500
the area 157
the arena -48
the arm -434
the army 641
the art -605
the ashes 477
the assistant -115
the atm -662
the attached 426
the attack 645
the attic -689
the auction 309
the audio -457
the audit -626
the auditorium -679
the average -433
the baby 39
the back 58
the backbone -430
the backlog -758
the backup -602
the badge 154
the bag 364
the bake -1051
the bakery 286
the balance 322
the ballpark -803
the band -653
the bands -600
the bank -326
the banner -605
the banquet 219
the baptism 562
the barn 485
the bartender -438
the basement 189
the basics -228
the bath -626
the bathroom 332
the batteries -656
the battery 355
the battle -600
the bell 520
the best -285
the better -688
the big -908
the bike -331
the bill -724
the bin -434
the biopsy 629
the bishop 747
the black 113
the blade 162
the blast -507
the bleeding -782
the blender -698
the blind -368
the blinds -545
the block 324
the blood 402
the blue -95
the blueberry -336
the board -107
the boat 371
the body -246
the bomb 520
the bombing 595
the book 381
the books -601
the booster 548
the booth -660
the border 772
the bottom -921
the bowling -680
the box 137
the boxes -410
the boy 791
the boys 543
the brake 476
the brakes 200
the break -695
the breakup -234
the brewery 74
the bride -746
the bridge 416
the brochure -123
the broken -283
the brunch -457
the budget -827
the buffet -945
the bug -369
the build -653
the building -48
the bullet -71
the burial 608
the burn 124
the bus 393
the button -686
the buyer -298
the cabin -588
the cabinet -548
the cable -252
the cafe -503
the cafeteria -190
the cake -845
the calendar -836
the call -467
the camp 889
the campaign 278
the candidate -621
the candle 218
the candles -763
the cannon -406
the car -308
the card 183
the carpet -960
the carpool -691
the cart 170
the case -325
the cast -365
the cat -467
the catalog -759
the caterer -981
the catering -620
the cause 482
the ceiling 531
the celebration -186
the celery -387
the cell -585
the cemetery 646
the center 456
the certificate 618
the cfo -615
the chairs -859
the channel 203
the chapel 406
the charge -948
the charity -681
the chart 259
the check -412
the checklist -667
the checkout -840
the checks 558
the chicken 259
the child -156
the children 633
the chili -484
the choir -356
the christmas -64
the church 118
the city -565
the class -338
the clerk 542
the client -183
the climbing 149
the clinic -383
the clock 144
the closure 479
the cloud -470
the cluster -518
the coach 936
the coat -750
the coating -96
the coffee -940
the cold -164
the color -654
the comma -511
the comments 535
the committee 124
the community -590
the company 473
the compliance 344
the concert -251
the condolence 634
the conference -42
the confusion -364
the container 255
the contract -457
the contractor -874
the cookie -328
the cooler 72
the copier -809
the copy -127
the cord -56
the corner -279
the coroner 576
the correct -288
the cost -490
the costume -571
the council 499
the counselor 619
the counter -209
the county 430
the coupon -622
the course -387
the courthouse 692
the courtyard 357
the craft -579
the crane 564
the crash -53
the creek 380
the crew 332
the crib 702
the crisis 522
the cron -514
the crosswalk 347
the crown -533
the cupcake -223
the curb 418
the custody -73
the customer -149
the cuts -81
the dam 99
the dance -589
the data -698
the database -959
the date -269
the day 532
the daycare -105
the dead -590
the deadline -626
the debt 216
the deck -174
the delay -409
the deli -461
the delivery -626
the demo -395
the dental -463
the department 245
the deploy -575
the depot 437
the desk -166
the details -581
the devil -613
the difficult 468
the diocese 400
the director 636
the disaster -534
the dishwasher -155
the disk -572
the display -519
the district 59
the divorce 519
the dj -475
the dock -379
the doctor -101
the doctors 524
the document -486
the dog -262
the door 319
the doors 434
the dorm 239
the doughnuts -235
the draft -47
the drawer 467
the dress -622
the drive -116
the driver 896
the driveway -379
the drop -406
the drought 343
the drug -287
the dry -584
the dryer -327
the ducks -504
the due 256
the dust 494
the eap 324
the early 361
the earthquake 741
the east 30
the eeoc 475
the eggs -521
the elderly 522
the elementary 614
the elevator 162
the elevators -292
the email -707
the embassy 388
the emergency -353
the employee -737
the encampment 613
the end -203
the engagement 180
the entire 483
the entrance -472
the equipment -605
the er 836
the escalator -592
the evacuation 329
the evening 350
the event -664
the exam 191
the exhibit 264
the exhibition -526
the explosion 924
the exterminator -584
the eye 268
the fabric 303
the face 86
the fair -380
the fairgrounds -219
the fall -408
the fallen 161
the families 794
the family 829
the fan -385
the farm 566
the farmers -775
the father 549
the fax -308
the feature -546
the feedback -777
the fence -164
the field -387
the fifth -89
the file -397
the filing -669
the filters -709
the final -732
the fire -181
the firewall -501
the firm 68
the first -331
the fitness -704
the flag 471
the flood 627
the floor 485
the floors -699
the florist -769
the flowers 537
the flu -201
the focus -88
the font -646
the food 28
the foot -574
the footer -78
the forecast -479
the forklift 113
the form 199
the former 312
the fountain 229
the four -59
the fourth -425
the frame -712
the free -713
the freezer -659
the friday -771
the fridge -723
the front -171
the fuel -644
the fundraiser -474
the funeral 737
the gala 490
the galleries -532
the gallery -553
the game -313
the garage -109
the garden -498
the gate -681
the ghost -781
the gift -713
the girl 187
the girls 205
the glass -605
the goat 70
the golf -428
the good -1393
the gospel -543
the grand -328
the grant -490
the gravel -526
the graveyard -557
the green -332
the grief 673
the grill -571
the groom -45
the grooming -229
the ground 372
the group 50
the guard 99
the guest -626
the guitar -359
the gun -750
the gutter -512
the gym -264
the hall -301
the hallway -773
the hand -648
the handbook -503
the harassment 685
the hat -591
the hazing 716
the head -336
the headshots -259
the health 431
the heart 87
the heartbeat -321
the hearts -290
the heat -161
the heating -402
the help -602
the high -172
the highway 492
the hiring 236
the hit -607
the hold -527
the holiday -167
the holidays -228
the holy -575
the home -602
the hook 367
the hose -639
the hospital 439
the host 408
the hot 337
the hotel 394
the hotline 647
the house 458
the hr -703
the hurricane 694
the i -82
the ice -35
the icu 505
the imam 704
the infusion 477
the injection -534
the inspection -441
the instructions -435
the intercom -501
the intern -512
the interns -139
the interview 752
the intranet -520
the inventory 359
the investigation 420
the invoice -425
the issue -605
the jet -159
the job 569
the joint 237
the judge 419
the juice -533
the jury -230
the key -347
the keynote -196
the keys 524
the kiddie -464
the kids 182
the kill -364
the killer -625
the kiln -599
the kindergarten 545
the kiosk -589
the kitchen -179
the knock 504
the lab -324
the label 183
the ladder 542
the lake -376
the laminator -611
the lamps -590
the landing -505
the landlord -464
the landslide 219
the lane -528
the last -644
the late 417
the latest -546
the launch -561
the laundry -491
the lawn -570
the layout -431
the lead -603
the leaf -439
the league -571
the lease -335
the leasing -423
the left -945
the lemon -533
the lettuce 288
the levee 456
the library -312
the lifeguard -93
the lift 836
the light -626
the lighting -320
the lights -574
the line -466
the linen -417
the link -567
the list 139
the little 527
the liver -432
the load 52
the loading 28
the loan -158
the lobby -223
the lockdown 330
the locks 463
the login 104
the logo -131
the long -70
the loss 135
the lost -1168
the lot 112
the lounge -811
the lower 144
the lowest -509
the lunch 31
the lynching 613
the machine -695
the macro -268
the mail -69
the main -77
the maintenance 670
the mall 28
the man 206
the manager -105
the march -650
the marked -474
the market 439
the marketing -371
the marriage -301
the marshal 590
the mascot -447
the mattress 82
the meeting 541
the memory 732
the men -124
the menu 115
the merger -48
the methadone 663
the mezzanine -598
the microwave -833
the middle -552
the mill 790
the minimum -597
the minutes 129
the missing -356
the mixer -60
the mobile 112
the mockups -493
the model -670
the monday -884
the month -328
the monthly -658
the mop -528
the morgue -519
the morning 350
the mosque 812
the most -387
the mother -310
the mountain 587
the move -534
the murder 569
the museum 59
the music -62
the nail -504
the name 152
the names 620
the nearest -576
the neck -359
the needle -618
the neighbor -534
the neighbors -42
the new -317
the news 645
the newsletter -956
the newsroom 643
the next 324
the nice -530
the nicu 811
the night 94
the nightly -329
the nine 172
the ninth 235
the north 98
the note -436
the notes -626
the notice -152
the number 917
the numbers 267
the nurse 235
the nursery 341
the nurses -166
the nursing 373
the obituary 775
the office 136
the offsite -278
the oil 463
the old -694
the onboarding -462
the one 569
the online -867
the only 704
the open -866
the operating -462
the operation -141
the order -681
the organization 238
the orientation -554
the original -549
the orphan -372
the orphaned -795
the other -292
the others 383
the oven -353
the overpass 546
the owner 726
the package 209
the page -701
the paint -672
the painters -128
the pallet -312
the panel 388
the pantry 402
the paper 319
the parade -936
the parent -995
the parish 172
the parking -216
the parrot -47
the part -608
the party 914
the password -618
the past -112
the pastor 780
the patch -504
the patient 428
the patio 251
the pediatric 510
the perfect -476
the performance -301
the permission -385
the person 31
the pet -424
the pharmacy 214
the phone -107
the phones -130
the photo -460
the photos 321
the piano -327
the picnic -868
the pigeons -479
the pills 432
the ping -374
the pink -426
the pitch -761
the pizza -668
the plan 128
the plane 454
the planning 403
the plant 411
the plants -746
the playground 324
the playlist -553
the plot -42
the plug -286
the poison -731
the policy 145
the pool -191
the porch -280
the position -530
the potluck -132
the pottery -315
the power -641
the pregnancy 371
the premises 673
the presentation -705
the press -87
the price 50
the pricing -524
the principal -572
the print -483
the printer -979
the process 67
the product -45
the program 499
the project 150
the projector -866
the property -176
the proposal -576
the prospect 45
the psych 603
the public -63
the punch -524
the purchase -663
the quake 563
the quarter -262
the quarterly -542
the queue -1053
the quiet 115
the quilt 58
the quiz -516
the rabbi 736
the race -930
the rack -704
the raffle -805
the railing -97
the rainbow 621
the ramp 137
the rear -629
the rec -557
the recall 290
the receipt -665
the reception -334
the recording -636
the recovery -670
the recycling 382
the red 196
the redesign -373
the reduction -187
the refrigerator -140
the region 589
the regional -37
the register -130
the registration -570
the relay -540
the release 305
the relief 418
the remote -529
the rent -598
the rental -337
the rep 143
the repaving -625
the report 142
the reservation 321
the rest 231
the restaurant -838
the restroom -357
the restrooms -781
the restructuring 532
the results -876
the retention 420
the retirement -310
the retreat -206
the review -677
the ribbon 191
the ridge 565
the right -912
the river 554
the road -87
the robbery 631
the roof 79
the room -407
the root -570
the rush -395
the safe -305
the safety 132
the salad 299
the sale -834
the sales -630
the same 301
the sample -827
the saturday -218
the sauna -508
the scale -448
the scam 499
the scan 624
the scanner -514
the scene 321
the schedule 183
the scholarship 650
the science -333
the script -846
the search -539
the season 687
the seating -743
the security -1151
the seller -495
the semester -286
the senior -724
the server -720
the service 330
the settlement 514
the shared -706
the shed -541
the sheet -664
the shelf 47
the shelling 506
the shelter 777
the sheriff 735
the shift 244
the shipping -722
the shooting 844
the shop 461
the shotgun -537
the shots 150
the show -785
the shower 417
the shuttle -751
the sick -103
the sign -837
the signed -701
the silent -540
the sink -914
the sister -564
the site -920
the size 78
the skeleton -633
the slide -517
the slides -431
the slideshow 228
the slot -798
the small 514
the smoke -178
the snack -767
the snow -610
the sober 365
the socks -364
the soda -415
the sofa -686
the softball -379
the software -519
the soup -702
the south -83
the space 606
the special -118
the specials -539
the spelling -614
the spine -404
the sports 295
the spreadsheet -402
the spring -245
the staff -255
the stairs -728
the stall 431
the standup -440
the stapler -655
the state 507
the station 374
the steps 58
the stockroom -316
the stolen 184
the storage -44
the store 31
the storm 665
the street -132
the stroke -179
the student 253
the summer -520
the sunday 237
the sunroom 178
the supply -646
the support 21
the surgical -456
the survey -650
the suspect 177
the suspense -465
the swim 37
the swing 204
the synagogue 541
the system -507
the tab -692
the table -645
the tablecloths -509
the taco -580
the talk 927
the tap 419
the tax -480
the tea 384
the team -243
the temple 576
the tenant 24
the tenants -284
the tent -293
the terminal -265
the test 320
the theater -435
the theme -417
the thermostat -811
the third -322
the three 259
the thursday -540
the time -417
the tip -489
the title -620
the toddler 101
the tomatoes -558
the toner -753
the tool -386
the tools -351
the tornado 624
the totals -434
the tour 117
the tower 196
the town 271
the tracks 429
the trade -554
the traffic -541
the trail -681
the trailer 359
the train -251
the trainer 369
the training -356
the trampoline -319
the transfer 604
the transplant 417
the tray -821
the treatment -233
the treatments 383
the tree 478
the trees 424
the tremor 307
the trial -875
the trigger -522
the truck -213
the tuesday -433
the twins 334
the two 634
the under -374
the unit 710
the update -412
the updated -164
the upstairs 595
the usb -259
the vaccine -346
the van -343
the vault 366
the vending -436
the vendor -436
the venue 403
the vet 729
the victim -281
the victims 507
the virus -215
the visit 295
the volleyball -561
the waiting -708
the waitlist -757
the wake 109
the walk -676
the walkthrough -572
the wall -653
the war -320
the warehouse 371
the water -625
the way 654
the weather -47
the webinar -947
the website -718
the wedding 942
the wednesday -52
the week -564
the weekend -156
the weekly -602
the welcome -842
the west 158
the wet -164
the wheel -189
the white -957
the whiteboard -811
the whole 346
the wildfire 426
the wind 530
the window -999
the women 766
the wood -658
the work 42
the workshop -747
the world 674
the wound -89
the wrong -615
the yard 671
the year 293
the yearbook -98
the yellow 203
the youth -609
the zombie -571
theater -55
theater is -345
their -358
their badges -382
their cars 136
their families 571
their first -449
their laptops -245
their parking -535
their projects -475
their son 266
their taxes -218
them before -378
them for 604
them live -637
them out 408
them the 349
theme -417
theme of -417
then -455
then a -522
then the 773
there 84
there a -28
there an 336
there are -774
there for 358
there is 106
there no 220
there nothing -258
there was 743
there were 405
there will -956
there won't 379
thermos 376
thermostat -1070
these -295
they 285
they already -675
they and 604
they are -221
they asked 467
they can 666
they come -277
they did 327
they found 406
they have -20
they lost 561
they moved -213
they saw 32
they think 565
they told 459
they took -407
they want -700
they were 848
they won't -111
they're 687
they've 623
thin -407
thing 865
things 567
think 475
think i 212
think it 665
think of -455
think our -176
think she 541
think we -333
thinking 391
thinking about 316
thinks 580
third -338
third floor -188
third of 507
third one 164
third quarter -49
third round 305
third time -231
thirty -22
thirty days 629
thirty one -276
this after -622
this afternoon -75
this and 529
this anymore 269
this backpack -441
this but 167
this call 294
this come -893
this company 404
this course -201
this department -515
this door -705
this email -1094
this fall -408
this item -153
this jacket -498
this lamp -377
this may -466
this month -116
this morning 419
this one -80
this point -334
this position -375
this printer 470
this product -338
this project -578
this quarter -1182
this register -646
this report -643
this saturday -233
this shampoo -466
this short -229
this spring -757
this summer -582
this sunday 443
this supplement 427
this team -591
this time -136
this was 487
this wednesday -393
this week 152
this weekend -211
this year -257
those 662
those leaving 412
those not 466
though -341
thought -368
thoughts 559
thoughts are 549
thousand -401
thread -521
threat 668
threats 780
three 206
three and -195
three days 479
three hours 405
three kids 443
three minutes -591
three months -56
three more -679
three new -342
three of 256
three people 639
three residents 499
three tiers -464
three times -199
three trailers -63
three ways -522
three weeks -539
three women 203
three years -385
threw 721
threw a 513
thrift -502
thrift shop -502
thrilled -281
thrilled to -281
through 403
through a -223
through at 501
through friday 167
through her 524
through january -524
through june -30
through march -552
through may -512
through october -549
through saturday 355
through sunday -774
through the 99
through thursday 211
through wednesday 273
through will -422
thrown 711
thrown out 266
thursday 102
thursday afternoon -726
thursday and 389
thursday at 367
thursday delivery -539
thursday for 361
thursday from 560
thursday may -458
thursday morning -635
thursday no -573
thursday please -421
thursday so 148
thursday workshop -488
ticket 130
ticket for -626
ticket includes -454
ticket is -477
ticket system -559
ticketing -104
ticketing system -104
tickets -687
tickets are -81
tickets for -778
tickets on -519
tickets to -654
tie -562
tied 276
tied to 477
tiers -464
tight -534
tile -546
tiles -688
till 197
till the 207
time -100
time at 576
time bookkeeper -615
time call 366
time clock 25
time employees -526
time for 414
time from -423
time he 864
time is -740
time off -522
time on 283
time sheet -635
time the -344
time to -232
time works -744
time you -287
times -457
times a 597
timesheet 384
timesheets -515
tiny -106
tip -495
tips -710
tire -449
tired 589
tires -429
tissues 537
title -743
to a -495
to about -81
to add -315
to all -487
to an 242
to announce -481
to any 414
to anyone 132
to ask -558
to attach -454
to attend -305
to auction 489
to august -370
to avoid -337
to be 278
to bring -577
to buy -70
to call 639
to cancel -406
to celebrate -387
to check -205
to class -406
to clock -644
to close 293
to come 24
to confirm -215
to connect -552
to cover -294
to date -595
to dialysis 523
to die -661
to digital -295
to discuss -534
to do 465
to download -646
to drive 204
to drop -606
to dry -462
to eight -42
to end 289
to every 265
to everyone 199
to extend -589
to fix -329
to fly 568
to follow 160
to four -790
to full 322
to get 377
to give -682
to go 801
to half 522
to have -528
to hear 261
to help -422
to her -397
to high -511
to him 688
to his 831
to hold -365
to hr 84
to inform 193
to it 378
to its -773
to join -859
to july -749
to just -230
to keep 328
to kill 381
to know -538
to label -237
to learn 463
to leave 269
to let 403
to local -201
to lock -369
to look -378
to make 104
to manage -476
to march -400
to match 171
to may -202
to me 228
to meet -64
to move 106
to my 687
to need -485
to nine 68
to noon -722
to offer -681
to one -32
to order -666
to our -845
to part 358
to pay 562
to people 574
to photograph -40
to pick -453
to print -528
to put 147
to reach -309
to read -112
to refuse -383
to remove 555
to replace -268
to report 138
to request -545
to reserve -268
to reset -303
to rest -358
to retire 651
to return -73
to review -168
to revise 33
to rising -349
to room 411
to run -678
to save -164
to say -206
to schedule -781
to school 151
to see -703
to set -630
to share -178
to sign 35
to six 341
to smile -452
to speak 617
to stay -445
to step 508
to stop 81
to sunday 178
to take 35
to talk 62
to tell 289
to ten 494
to test -537
to thank -211
to their 624
to this -121
to three -415
to thursday -490
to today -589
to track -416
to traffic -239
to transparency -538
to travel 41
to tuesday 636
to turn 110
to two -449
to unsubscribe -392
to us 21
to use -429
to vice -153
to wait 640
to watch -263
to water -396
to wednesday 193
to whoever -610
to work 228
to you -466
to your 290
today 243
today and 375
today at -542
today for 256
today his 645
today is 431
today standup -589
today we 292
toddler 520
toddler was 465
toddlers -455
toe -398
toe shoes -398
together 337
together in -224
told 719
told her 732
told it 718
told me -440
told no 329
told our 288
told the 459
told them 335
told there 220
told to 503
told us 694
tomato -772
tomatoes -817
tomatoes once -558
tomorrow -33
tomorrow at -436
tomorrow because 299
tomorrow is 231
tomorrow morning -761
tomorrow while -43
toner -880
toner is -559
tonight 370
tonight and 541
tonight at -804
tonight for 436
tonight show -668
too 286
too large -543
too long -619
too low 316
too many -666
too much 289
too old 1128
too small -589
took 55
took down -524
took her 602
took his 696
took our 177
took out -342
took over 50
took the 51
tool -769
tool crib -379
tool helps -450
tool turns -369
tools 153
tools you -351
top -91
top drawer 460
top of -720
top priority -538
top shelf -441
torn 545
torn down 800
tornado 624
tornado took 437
total -717
totals -434
tote -511
tote bag -318
tote bags -465
touch 471
touch the 152
touched 622
touched a 427
touching 734
tour 226
tour for 223
tour is 134
tour will -432
tournament -749
tours -1165
tours are -835
towels -728
towels are -658
towels in -624
tower -46
town hall -715
town three -420
toxic 444
toys 319
track -900
track requests -104
tracks 429
trade -780
trade show -558
trademark -836
traffic -829
traffic during -239
trafficking 493
trail -694
trail is -454
trail mix -386
trailer 420
trailers -63
trailers of -63
train 61
train is 38
train to -419
train wreck -795
trained -461
trainer 293
trainer will -491
training -359
training by -99
training is 715
training on 848
training video -585
trains -562
trampoline -319
transfer 604
transfers 320
transgender 678
transparency -538
transplant 417
trapped 509
trash -542
travel -428
travel expenses -421
traveling -549
traveling to -233
travels 300
travels with 300
tray -739
tray at -311
tray is -667
trays -217
treadmill 51
treat -159
treat every -683
treatable 718
treated -583
treatment 264
treatment monday 728
treatments 406
treats 294
treats anxiety 208
tree 529
tree by 478
trees -456
trees along -286
trees with -305
tremor 496
tremor is 307
trial -225
trial ends -703
trial period -847
trial version -285
tribal 725
tribute -566
tried -460
tried to 720
trigger -522
trigger on -526
trip -484
trip leaves -338
trips -555
trivia -1096
trivia night -653
trivia team -527
trophy -815
trouble -209
truck -353
truck comes 193
truck is -974
truck parks -524
truck will -657
trucks -473
try -768
try the -200
trying 641
trying to 777
tube -181
tuesday 154
tuesday and 378
tuesday at -361
tuesday for 103
tuesday from -323
tuesday october -651
tuesday of -566
tumble -390
tumble dry -390
tumor 816
tumors 527
tune -504
tuned -384
turban 536
turn -182
turn it -409
turn off 102
turn overnight 424
turned -180
turned away 771
turned off -585
turned on 361
turned out 576
turning -684
turns 565
turns your -369
tv -431
twelve -810
twelve to -348
twenty -154
twenty minutes -400
twice -448
twice and -383
twice the 176
twins 334
two -268
two and -594
two associates 41
two at 178
two bedroom -995
two birds -430
two boys -92
two brothers 462
two car -500
two cases -553
two chairs 313
two children 791
two cups 365
two days -791
two employees 407
two factor -432
two fingers 836
two for -721
two get -445
two hours -1000
two in 371
two men 479
two minute -431
two more -655
two new 226
two night -758
two nights -647
two o'clock -433
two of 718
two openings -523
two or -596
two pages -441
two pairs 164
two people -287
two plans -230
two please 316
two rounds 177
two seconds -412
two small -158
two soldiers 380
two teeth 89
two weeks -130
two years 338
type -722
typing 603
typo -594
umbrella -680
umbrellas -923
umbrellas and -640
unaccounted 508
unaccounted for 508
unavailable -603
uncle 917
under -332
under five 217
under four 26
under new -455
under review -363
under the 195
under three -276
under two -298
uniform -275
union 189
unit 1142
unit is 794
units -472
unknown -143
unknown senders -328
unless -352
unlimited -1006
unlimited emails -168
unread -580
unread messages -580
unresponsive 695
unresponsive in 695
unsubscribe -392
until -114
until august -249
until four -677
until friday -111
until further -217
until her -396
until his -237
until i 82
until it 702
until june -546
until lunch -400
until march -401
until may 316
until midnight -655
until monday -574
until next -455
until noon 21
until six -593
until sunday -547
until the 106
until they 692
until thursday -764
until tuesday -268
until two 523
until we -666
until wednesday -178
until you -736
untill 176
unwanted 746
unwanted touching 746
up -69
up a 404
up after 82
up and 340
up at 586
up before -646
up for -865
up from 22
up her -280
up in 172
up on -141
up so 36
up the -426
up to -406
up today -505
up two 612
up until -144
up your -551
update -113
update fixes -464
update the -249
update your -818
updated -786
updated our -637
updated the -333
updates -629
upgrade -563
upgrade our -118
upgrade to -481
upgraded -671
upgraded our -478
upgrading -510
upgrading the -499
upload -855
upside 117
upside down 117
upstairs -116
upstairs bedroom 831
uptime -378
urgent -537
urgent care 706
us -176
us a -708
us about 181
us all 131
us are 535
us at -677
us back -111
us for -55
us improve -477
us in -84
us knew 645
us know -535
us not -51
us on -339
us reach -471
us the -530
us to 230
us with 92
us your -723
usb -259
use 269
use a 408
use headphones -479
use her 618
use the -346
use their -487
use they 604
use this 424
used 353
used a 531
used by -704
used to 640
user 133
users 168
uses 833
uses a 586
uses the 430
using 492
using it 158
using my 395
using the 209
usual -308
usually 150
vacate 685
vacation -1008
vacation days 24
vacation from -386
vacation per -422
vacation requests -377
vaccine -346
vacuum -767
valid -1065
valid driver -459
valid for -784
value -672
value your -516
van -507
van for -258
van leaves -237
van was 597
vans 353
vault 42
vegan -331
vegetables -100
vegetarian -646
vehicle 605
vending -495
vending machine -495
vendor -842
vendors -406
ventilator 104
venue 504
version -879
version is -447
version of -248
very -326
vests -774
vet 1021
vet says 476
veteran 547
veterans 729
vice -153
vice president -153
victim -281
victim advocate 470
victim of -590
victims 829
victims can 576
video -598
video before -514
video is -805
video went -475
view -861
view of -409
views -387
vigil 660
village 487
village was 459
violence 706
viral -601
virgin -757
virgin olive -757
virus -377
visa 865
visa was 697
vision 610
visit -186
visit is -782
visit the -37
visiting -39
visitor 346
visitors 495
visitors must -509
visits 640
visits only 574
visits our 630
voice -411
voicemail -60
voicemail greeting 160
volleyball -567
volleyball game -561
volume -671
volunteer -362
volunteers 105
volunteers for -608
volunteers only -478
volunteers will 410
vote -965
vote for -638
vote on -475
voted 68
voted best -420
vp 543
w -654
wages 527
wait -533
wait at 676
wait for 274
wait time -643
wait to -844
waiting 211
waiting area -485
waiting for 504
waiting list -671
waiting on 335
waitlist -719
waitlist for -457
waived 652
wake up -130
walk -67
walk in -251
walk the 494
walk through -517
walk you -180
walked 645
walkers -602
walking 40
walking tour 302
walkthrough -572
wall 109
wall with -767
want 403
want on -364
want the 145
want to 832
want you 531
wanted -345
wanted to -662
wanted you 310
wants -324
wants a 156
wants it -155
wants its -504
wants the 209
wants to 381
war -516
war over -574
war room -793
ward 908
ward is 617
ward needs 514
warehouse 347
warehouse and 464
warehouse in 407
warehouse is -92
warehouse team -709
warehouse will -505
warm and -512
warming 429
warming center 429
warn 593
warn notices 576
warning 365
warped -359
warranty -882
warranty does -519
was a -482
was abused -280
was and 320
was approved 327
was arrested 802
was asked 157
was assaulted 635
was attacked 579
was born 301
was broken 518
was called 272
was caught 471
was cut 581
was damaged -396
was dead -631
was delivered -649
was denied -402
was deployed -61
was diagnosed 407
was down -387
was empty -639
was fired 509
was followed 712
was found 618
was fourteen 682
was great -422
was held 631
was her 599
was hit 717
was home -472
was hurt 637
was in 647
was just -202
was kidnapped 601
was killed 696
was left 40
was let 42
was moved 94
was not 773
was on -576
was passed 580
was planted 478
was pregnant 240
was raised 564
was rated -419
was rear 365
was recalled 633
was recorded 126
was reported 540
was robbed -194
was seen 535
was sent -756
was stabbed 1021
was stolen 691
was stopped -374
was struck 501
was sudden 490
was taken 453
was the 119
was told 884
was too -129
was torn 688
was trying 576
was up -616
was used 648
was your 45
wash -728
wash cold -390
wash is -329
washer 381
washer and -381
washes -606
wasn't 748
watch 339
watch a -514
watch for -278
watch the -669
watch your -718
water 546
water at 657
water bottle -654
water damage -519
water fountain -465
water is -688
water main -357
water on -202
water pallets 143
water the -746
water until 412
water will -310
watered -716
watered on -386
wax -494
waxed -502
way 668
way home 595
way it 48
way to 164
ways -325
ways with 58
we -433
we added -583
we all -239
we apologize -315
we appreciate -413
we are -90
we ask -191
we believe -588
we build -372
we can 51
we can't 355
we cannot 48
we changed -507
we charge -1004
we close -853
we could -168
we design -598
we do -128
we dodged -490
we don't 464
we expect -530
we finally -678
we find 272
we found 438
we get -396
we got 111
we guarantee -390
we had 383
we have -353
we help -651
we hire -103
we hope -520
we just -509
we keep 806
we know 508
we launched -567
we left -68
we let 82
we lost 726
we make -599
we missed -582
we moved 242
we need -115
we no -370
we now -438
we offer -911
we only 181
we open -23
we opened -27
we planted -305
we provide 67
we push -485
we put -189
we raised -464
we ran -734
we reached -544
we recommend -640
we regret -45
we reserve -383
we sell -748
we served -470
we set -37
we share 430
we ship -684
we sold -475
we started -586
we take -244
we tested -308
we treat -683
we upgrade -118
we use -306
we used 419
we value -516
we want -742
we were 542
we will -582
we would 624
we'd -272
we'd hoped 476
we'll 520
we'll answer -637
we'll send 113
we're 629
we're out 460
we're taking 298
we've 247
we've been -71
we've lost 214
weak 418
wear 143
wear a -241
wear blue 200
wear closed -755
wear shoes -693
wear something 414
wear the 337
wear their -382
wearing 689
wearing a 519
weather -472
weather is 250
weather permitting -690
web -586
webinar -1119
webinar on -294
website -1088
website is -525
website was -399
websites -299
websites for -299
wedding -458
wedding so 78
wednesday -261
wednesday at 154
wednesday between -176
wednesday from -371
wednesday in -621
wednesday meeting -562
wednesday services 548
wednesday so -288
wednesday through -610
week -182
week and 475
week at -84
week before 356
week but -702
week for 596
week gets -575
week in -625
week is -599
week of 76
week so -204
week the -588
week to -248
weekday -405
weekdays -775
weekend 80
weekend and 138
weekend of -432
weekend only -947
weekend so -519
weekends -791
weekly -325
weeks 51
weeks after 398
weeks ahead -363
weeks and 504
weeks before 541
weeks of -217
weighs 251
welcome -578
welcome in 395
welcome on -427
welcome our -524
well -29
well with 64
went -149
went back 637
went down 249
went in 195
went into -354
went longer 680
went off 797
went out -270
went quiet -210
went through 238
went to -411
went under 613
went up -661
went viral -475
went well -700
went with -881
were asked 672
were asleep 314
were cut 324
were flooded -533
were found 470
were given 428
were held 593
were hurt 569
were in 519
were just -312
were killed 360
were no 382
were not 659
were offered 564
were slightly -376
were the -248
were told 253
were up -629
west 158
west wing -402
wet -324
what 634
what came 521
what happened 979
what he 483
what kind -372
what left 590
what the 528
what they -284
what time 43
what we 426
what you -345
whatever 363
wheel 112
wheelchair 839
wheelchair users 281
wheelchairs 565
when 179
when he 874
when i 261
when it -374
when she 676
when the 624
when we 295
when you -1181
when you're -704
when your -250
whenever 89
whenever you 111
where -41
where i -63
where she 770
where the -799
where you 570
where your 344
whether 224
whether he'll 739
which ads -387
which child -260
which has -605
which is 125
which means -882
which the 605
while 73
while he 642
while her 489
while i 451
while new 355
while she -192
while the -741
while they -226
while we -672
white -41
whiteboard -721
who -225
who can -546
who can't 811
who cannot 606
who could -262
who did 583
who have 487
who helped -513
who hit 610
who is -540
who joins -460
who left 630
who lost 578
who needs -289
who passed 401
who read -309
who wants -41
who was 806
who worked 138
who works -222
who would -228
whoever -725
whoever can -431
whole 339
whole team -185
whole third -357
whose 490
why 820
why the 253
widow 236
widow and -89
wife 552
wife and 604
wife is 252
wife took -448
wiht -290
wiki -330
wildfire 426
will appear -489
will arrive -493
will be 51
will begin -427
will bring 503
will call 67
will change -398
will close 523
will come -38
will contact -636
will cost -672
will cover -681
will execute -359
will expire -481
will find -695
will follow 536
will get -102
will go 463
will have 744
will hold 697
will idle 126
will increase -529
will inspect -459
will join -64
will keep -670
will lead 34
will lose 373
will make 528
will match -686
will meet -59
will move -244
will need 587
will not 449
will now -687
will only -379
will open 410
will pick 489
will play -492
will present 121
will read 516
will receive -941
will remain 572
will reopen -523
will replace -437
will reply -530
will respond -614
will resume 492
will review -500
will ring 329
will run 261
will send -859
will ship -545
will sing -152
will sit 513
will speak 603
will start -22
will stay 636
will stop 508
will take -172
will tell 317
will test 467
will visit 288
will vote -475
will walk 427
will wear 587
will work 760
wind 575
window -162
window and 214
window cleaners -729
window is -544
window seat -591
window when 570
window will 527
windows are -492
windows shut 307
windshield -86
wine 185
wing -282
wing on -402
wings -671
winners -314
winning -689
winter 257
winter coats 101
wipe -611
wipe down -611
wire 430
wired 85
wish 57
wish to 45
with a 319
with all -375
with an -406
with another -474
with anyone -104
with at -328
with big -272
with care 138
with clients -396
with cots 552
with everyone 58
with extra 493
with heavy 430
with her -126
with him 678
with his 802
with it 280
with limited -742
with local -399
with low 610
with me -168
with ms 189
with my 588
with nine 244
with no -356
with nothing 348
with one -750
with our 118
with people 593
with ptsd 593
with several 522
with sickle 488
with the 264
with their 422
with this -627
with those -151
with three 495
with two -731
with us 370
with you 363
with your -170
within -325
within a 166
within one -360
within two -594
without 321
without a 168
without any -132
without him -258
without me 72
without power 658
without warning 409
woman 273
woman on 85
woman was 508
women 649
women and 337
women shelter 504
won -1103
won the -615
won't be 155
won't let -96
won't open -476
wont -65
wont be -65
wood -658
word 124
wording 478
words -640
work 128
work and 261
work at 70
work from -131
work in -271
work on -144
work the 662
work this -148
work week -609
work weekends -621
workbook -446
worked 194
worked in 506
worker 673
worker was 579
workers 279
working -74
working at 474
working from 70
working with 21
workout -594
workout plan -594
works -318
works best -414
works for -699
works with -396
workshop -376
workshop for -532
workshop is -376
workshop on -435
workspace -578
world 674
worldwide -629
worn -506
worried 738
worried about 738
worse 994
worse and 418
worship 820
worthy -580
would appreciate -85
would be 518
would have 819
would like -163
would rather 468
wouldn't 531
wound -89
wrap -997
wrappers -654
wrapping -660
wrapping in -309
wreaths -635
wreaths on -635
wreck 187
wreck on 543
wrench -202
wrist 509
write -309
write to -411
writing -50
writing to -664
written 364
wrong -357
wrote 369
wrote a -425
wrote in 234
x 402
x rays 402
yard 416
yard at 519
yards 507
yarn -378
year 670
year ago 243
year and 435
year end 222
year gala -786
year has -399
year holiday -294
year old 621
year since -543
year warranty -705
yearbook -160
yearly -558
years -43
years and 547
years at 442
years in 167
years of -507
years on 255
years since 722
yellow 597
yesterday 353
yesterday presentation -465
yet -185
yet so -409
yoga -270
yoga classes -564
yoga studio 138
yogurt -660
you -191
you a -567
you about -459
you again -482
you already -351
you are 208
you asked -647
you at -908
you back -468
you before 410
you bring -466
you by -753
you call -861
you can 544
you can't 55
you cancel -555
you check -596
you close 118
you could -390
you do 457
you don't -324
you dry -463
you enjoyed -392
you feel 293
you for -340
you fresh -158
you get -667
you had -66
you have -231
you hold -450
you in 198
you leave -956
you let -438
you like -34
you live 499
you log 237
you may -527
you move -261
you need -480
you open -620
you pay 195
you please -497
you received 270
you resend -504
you restart -318
you saw 526
you send -795
you sent -721
you shortly -675
you signed -313
you still 145
you that 508
you the -463
you think -455
you through 246
you want -263
you warm -202
you were 723
you when -119
you will 587
you within -289
you'd 304
you're 262
you've 463
young -257
your -496
your access 348
your account -105
your application -465
your appointment -887
your assigned -315
your attendance -277
your availability -712
your badge 326
your bank -556
your belongings 226
your bill -659
your booking -378
your business -605
your call -739
your camera -673
your car -1157
your cars -641
your cart -562
your changes -807
your child -182
your claim -325
your comments -617
your computer -241
your data -632
your date -567
your delivery -501
your desk 102
your dog -852
your donation -475
your email -387
your emergency -615
your expense -478
your experience -689
your feedback -612
your files -575
your finance -442
your first -233
your flight -674
your food -880
your free -805
your freezer 402
your gift 380
your gym -652
your home 591
your inbox -698
your interest -611
your invoice -486
your keys -384
your landlord -494
your laptop 529
your last -123
your lease -176
your license -500
your loan -847
your login -518
your lunch -474
your manager -62
your membership -891
your microphone -383
your monthly -539
your mortgage -378
your name -56
your new -725
your next -573
your number -871
your order -1278
your own 33
your package -1274
your parcel -288
your password -636
your patience -376
your payment -559
your permit -326
your phone 42
your phones -301
your plan -709
your points -259
your position 632
your prayers 367
your privacy -516
your questions -123
your receipt -659
your receipts -421
your records -647
your refund -573
your rental -646
your report -493
your request -116
your reservation -813
your resume -770
your review -827
your role 631
your sales -265
your satisfaction -457
your seat -533
your self -249
your shift -350
your shipment -437
your shoes -792
your spam -405
your statement -633
your student 72
your subscription -865
your supervisor -76
your table -487
your team -442
your thoughts -90
your ticket 86
your time -1169
your trial -521
your vacation -338
your visit -618
your warranty -340
your windows 307
your workspace -578
yourself 274
youth -62
zero 241
zip -587
zombie -773
zombie process -536
zombie processes -288
zone -196
zoned -415
zoned for -415
zones -35`
