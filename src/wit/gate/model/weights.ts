/** Made by scripts/gate-model.ts from its sentences; weights in thousandths. */
export const bias = -1013

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack = {
  score: 0.78,
  bias: -0.747,
  anyKind: 2.282,
  kinds: {
    abuse: 2.437,
    addiction: 2.507,
    children: 2.424,
    death: 1.995,
    disability: 2.581,
    disaster: 2.167,
    illness: 2.342,
    layoffs: 2.568,
    misfortune: 2.151,
    profanity: 2.285,
    'protected-groups': 2.676,
    religion: 1.676,
    safety: 2.426,
    'self-harm': 2.365,
    violence: 1.633,
  } as Readonly<Record<string, number>>,
  grave: 1.551,
  careful: -1.448,
}

/** Of the mean, the maximum and the minimum of the word vectors. */
export const numbers =
  '461 -9 -288 68 -525 359 -320 85 170 8 -197 317 29 284 184 -419 -60 -44 -236 124 -32 -269 -172 339 -104 33 -137 -340 63 307 353 -26 40 236 -126 -440 133 314 -6 192 -428 288 146 -143 141 37 143 329 -217 -135 131 -83 -131 180 -89 -90 -143 -586 94 213 273 292 495 -293 61 291 252 22 -34 -25 147 -236 -163 52 402 71 152 177 -71 -328 78 223 78 48 -383 -322 -189 -31 -207 8 91 -486 294 137 -27 315 228 139 40 -432 30 -43 -81 112 -133 214 -158 -63 -57 -269 -135 -112 -119 38 56 -245 149 -54 -212 14 -95 -176 -139 66 -159 78 264 -42 47 73 24 -98 163 42 -27 -193 -12 194 -42 -27 -323 439 -1 -12 -35 -190 99 204 -149 129 33 15 -20 -108 -1 220 22 -62 -153 22 -24 24 354 -79 -142 191 -105 -10 -8 67 158 -231 21 158 85 134 -6 100 27 -52 54 3 277 102 -107 -104 -65 -15 -14 46 47 -212 60 -91 -87 180 82 47 -43 -118 220 14 -211 -23 -108 83 -1 87 148 22 -366 111 94 108 108 94 -203 -41 42 32 6 42 -20 8 87 -5 -68 -31 27 213 -5 -404 -140 33 -142 -444 138 -5 123 75 -74 139 110 187 119 -5 69 151 -6 60 10 -87 -145 81 -142 232 -6 -187 -262 203 92 168 148 -319 -5 79 156 -154 -158 -128 -3 -20 -22 -105 102 -144 183 -156 152 -222 -55 124 183 80 -32 -3 6 124 -13 -178 212 -190 130 79 159 90 211 73 -184 16'

/** Of words and pairs of words. */
export const grams = `a bad -195
a badge -309
a bag -349
a bathroom 164
a bigger 189
a bit -485
a blind -970
a bomb 220
a box 772
a boy 587
a brainstorm -437
a break 718
a bullet -139
a cable -348
a calendar 482
a call -303
a caller 604
a candidate -289
a candle 500
a car 937
a chance -253
a child 366
a client -146
a coat 346
a coffee 379
a cold -787
a cool -523
a counselor 328
a coworker 577
a crash -449
a credit -481
a crime -679
a customer 561
a day -204
a dead -522
a deposit -521
a different 267
a disaster -600
a dollar -701
a family -223
a fatal -133
a father 617
a few 438
a fire -149
a flood -575
a four 459
a fourth -594
a free -1132
a fresh -377
a friend -499
a friendly -433
a fund -51
a gas 493
a godsend -329
a good 432
a gray -423
a guard 711
a guest 119
a gun 760
a haircut -560
a half -278
a hand 614
a hard 65
a head -284
a headcount 266
a hit -490
a home 580
a jar 329
a killer -841
a knife -155
a larger 336
a late -804
a leg -875
a letter 286
a light -624
a lineman 523
a link -535
a little -200
a local -565
a locker 572
a long -146
a loss -442
a lot -488
a lump 479
a lunch -21
a man 1056
a manager -608
a match 563
a meal 517
a member -299
a memory -658
a mile 494
a minimum -416
a minute 57
a miscarriage 403
a moment 158
a month -779
a motivated -337
a name -223
a neighbor -171
a new 355
a newborn 436
a night -682
a noose 576
a note 713
a number -82
a paper 90
a parent 569
a parking 245
a part -422
a patient 379
a pdf 464
a pedestrian 197
a photo 267
a piece 799
a point -381
a post 198
a private 192
a qr 232
a quick -882
a quiet -56
a rain -446
a real -474
a receipt -426
a receptionist -592
a refund -522
a reminder -259
a report 676
a restraining 540
a review -188
a room -28
a row -457
a scarf 365
a school -226
a second 246
a seizure 205
a senior -388
a separate 21
a service 397
a set -691
a shooting 687
a shot -671
a sign -40
a signature -451
a single -614
a six 27
a slur 683
a small -170
a software -650
a spreadsheet -599
a steal -261
a stool -270
a stroke -203
a student 598
a summary -301
a supervisor 316
a table -480
a teacher 708
a team -732
a tenant 776
a terminal -452
a third 550
a ticket -652
a time 515
a toddler 493
a trailer 290
a train -798
a turn 433
a two -866
a typo -606
a ventilator 614
a visit -286
a visitor 535
a volunteer 189
a waitlist -425
a warming 402
a week 20
a wheelchair 388
a while 1044
a white -272
a window -629
a woman 623
a worker 570
aa 702
abandoned -591
aborted -853
aborted after -748
about a 112
about ending 455
about four -441
about her 516
about it 713
about my 866
about our -508
about ten -677
about the -35
about three -382
about what 556
about your -372
above -69
abuse -118
abuse the -601
abused -266
accent 818
accept -1029
accept returns -637
accepted -540
accepted within -281
access -242
access to -680
accident 59
accompanied -506
accompanied by -506
according 506
according to 506
account -293
account balance -495
account has 448
account to -410
accountant -493
accountants -316
accounting -212
accounting for 97
accounts -599
accounts to 465
across -431
across from 118
across the -597
active -257
ad 280
ad says 428
add 302
added 27
added a -488
added to -302
addicted -436
addicted to -436
addictive -472
addictive crunch -405
adding -436
adding a -436
address 194
address in -494
address to -469
addresses 314
adhd 786
adjust -538
adjuster 236
adoption 204
adoption fell 658
ads -494
adult -588
adult entree -343
adults -50
advance -724
advice -310
advised -254
advised that -254
advocate 519
advocate will 519
affected 790
affected by -579
affected employees 648
affects 539
afford 680
after a 934
after every -421
after four 603
after friday 467
after her -345
after last 676
after lunch -128
after reports 470
after sunset 301
after the 27
after three 188
after use -387
after what 672
afternoon -306
afternoon and 197
again -235
again and 454
again so 465
against 191
agency -64
agenda -67
agenda for -294
agent 608
agents -584
agents are -454
ago 450
ago and -150
ago today 204
agreed -359
agreed to -359
agreement -717
ahead -241
ahead of -786
aid 81
aid kit -341
aide 557
air -586
air conditioning -397
airport -396
aisle -473
alarm -382
alcohol 652
all 130
all about -449
all accounts -369
all afternoon -75
all areas 531
all day -230
all employees -361
all hands -28
all invoices -433
all just 312
all laptops -615
all my 754
all new -544
all next 40
all of 364
all scheduled 194
all she 769
all sizes -714
all staff -30
all the -275
all three 430
all times -654
all vendors -314
all your -409
allergy 565
allow -667
allowed -531
allowed in -634
allowed on -280
allows -726
alone 553
alone tonight 261
along -344
along the -315
alphabetical -524
alphabetical order -524
already -469
altar 572
am -966
am and -529
am currently -551
am in -734
am on -74
am to -986
ambulance 520
among -289
amounts -612
amputation 506
an addictive -405
an adult -657
an ambulance 499
an asl 472
an attack -215
an avalanche -188
an eight 67
an eighth -626
an email 133
an emergency 199
an employee 765
an empty 448
an envelope -515
an extra -628
an hour -102
an investigation 395
an opening -326
an order 288
an overdose 522
an update -406
analysis -564
and a -289
and all 822
and any 502
and anyone 308
and are -192
and asked 897
and asking 375
and bring 699
and call 728
and came -459
and cannot 522
and cars -314
and catch 349
and closes -705
and comes -615
and couldn't 443
and cover -368
and does -40
and don't 418
and easy -508
and ends -680
and everyone 28
and for -190
and found -995
and four -363
and fruit -562
and get -620
and good -505
and half 169
and has 314
and hasn't 506
and have 721
and he 579
and her 769
and his 669
and hit 425
and hold 157
and hot -651
and i 924
and i'd 579
and i'm 343
and i've -66
and includes -635
and intended -539
and is 839
and it 354
and keep 78
and left -290
and let -459
and managers 336
and may 545
and most 437
and my 699
and need 830
and needs 809
and no -119
and nobody 296
and none 439
and noon -607
and not 457
and now 191
and on -280
and one -143
and order -472
and orphan -491
and our 578
and please 141
and return -1060
and run -25
and said 886
and save -686
and says 377
and send -556
and she 701
and should 330
and sign -524
and some -226
and someone 635
and struck 578
and takes -288
and that -191
and the 1025
and then -495
and there 444
and they 571
and three -23
and thursday 345
and today 436
and took -256
and two 946
and unlimited -513
and wait -298
and want 143
and wants 326
and was 852
and we 487
and we'll 223
and we're 638
and we've 259
and wear -309
and will 371
and would 532
and you -150
and your 598
angel -929
angel food -434
angel investors -528
animal -726
animals 598
annex -35
anniversary 138
anniversary cruise 57
announce -435
announce that -383
announced 350
annual -907
anonymous -246
another -374
another call -794
answer -40
answer is -542
answered -653
answering -41
answering emails -394
answers -756
ants -755
ants on -755
anxiety 494
any hour 474
any time 207
anybody -373
anymore 982
anymore and 318
anymore so 330
anyone 147
anyone on 450
anyone who 414
anyone with 522
anything 49
anyway -826
anywhere -842
apart 94
apartment -153
apartment will -467
api -594
apologize -393
app -189
app crashed -61
app crashes -605
app is -514
app now -499
appendix -695
appetizers -648
applicant 683
applicants 893
application -628
applications -402
apply 158
appointment -394
appointments -554
appreciate -202
appreciate it -689
approved -151
approved by -637
approved the -519
approves -705
approximately 507
april -314
aquarium -673
archive -712
are a -613
are accepted -450
are added 362
are all -57
are allowed -509
are asked -480
are at 960
are available 213
are back -376
are being 382
are changed 539
are closed -759
are covered 589
are due -867
are failing 548
are final -600
are flying -557
are for -877
are free 497
are from -564
are gone 213
are half -606
are having 405
are heartbroken -182
are hiring -728
are holding 129
are in 299
are included -183
are limited 296
are listed -406
are looking 247
are made -800
are marked -450
are missing 79
are moving 407
are no 120
are not -481
are now 547
are on -1281
are operating 290
are out 257
are posted 87
are ready 676
are reminded -569
are required -422
are safe 660
are still 142
are taking 171
are taped -598
are ten -580
are the -617
are thinking 354
are to 389
are too 294
are trying -381
are tuesday 806
are unaccounted 408
are up 324
are watered -275
are welcome -80
are with 616
are working 392
area -114
areas 531
arm -49
arm length -377
armed 599
arms 387
army 422
around 179
around her 470
around six -415
around the 217
arrested 154
arrested on 705
arrivals -792
arrivals every -470
arrive -382
arrive between -276
arrive by -484
arrive on 359
arrived -250
arrived in 252
arrives -334
arrives at -297
arriving 588
art -632
arthritis 779
as a -165
as always -606
as it 638
as last -545
as of 341
as part 633
as the -487
as you 444
ashes 570
ask 595
ask that 573
ask the 486
asked 87
asked about -202
asked for 246
asked if 507
asked not 45
asked that 505
asked the 801
asked to 265
asked us 1068
asked what -246
asked whether 744
asking 46
asking everyone -104
asking for 682
asks -405
asks for 531
asks that -204
asks to 101
asl 472
asl interpreter 472
asleep 469
assault -311
assaulted 797
assaulted in 695
assembled -555
assessment -701
assigned 151
assigned to 86
assignment -129
assistance -219
assistant -233
associate -533
associate to -533
associates 456
associates asked 45
at a 142
at all -179
at any -136
at arm -377
at both 414
at closing -153
at dusk -435
at eight 503
at eleven -552
at first 532
at five -265
at four -310
at gate 248
at gunpoint 824
at half 449
at her -319
at his 158
at home -174
at it 93
at least -503
at lunch -832
at midnight -1180
at nine 187
at no 495
at noon 394
at once -431
at one -380
at our -65
at reception 279
at seat -277
at seven 110
at six -607
at staff 490
at sunset 649
at teh 189
at ten 255
at the 572
at this 492
at three 252
at twice 205
at two -245
at work 546
ate -304
atm -619
attach -470
attached form -729
attached the -540
attack 481
attack on 553
attacked 651
attacks 558
attend -34
attend the 416
attendees 337
attic -675
auction 407
auction is 304
audience -730
audit -284
auditor -541
auditorium -686
august 152
authentication -399
authentication is -399
autistic 828
autistic and 393
automatically 401
automatically on -272
availability -634
availability for -634
available 351
available at -46
available by -396
available for 353
available from 283
available in 689
available on -632
available to -220
available until -465
avalanche -345
avalanche of -610
average -853
avoid 317
avoid a -355
avoid scheduling 541
awake -264
award -549
aware 295
aware of 241
away 405
away a -279
away by -74
away from 589
away on 389
b 170
b has -623
b is 83
baby -70
baby carrots -528
baby in 922
baby shower -430
baby was 573
back -512
back and 190
back at -684
back by -479
back door -79
back from -613
back in 322
back of 531
back on -97
back to -352
back up -532
back wall -712
backbone -497
backbone of -400
background -345
backlog -206
backpack -487
backpacks -502
backup -1115
backup failed -524
bacteria 632
bad 152
bad and 561
badge 207
badge at -398
badge photo -722
badge will 534
badly -276
bag -333
bag of -635
bagels -936
bags -54
bake 183
bake sale 204
bakery 362
bakery has -211
balance -303
balance is -886
balloons -531
ballots 501
ballots are 501
ballpark -710
band -972
band plays -577
bands 364
bank 226
bank needs -531
bank will -441
bankruptcy 71
bankruptcy in 575
baptism 538
bar -346
bar is -719
barn 670
barn and 607
barn is 145
bars -485
bartender -468
base -676
based -216
based in -216
basement 110
basement is -454
basket -700
bath -763
bath bomb -406
bath mats -482
bathroom 503
batteries -383
batteries in -558
battery 29
battery died -351
battery is -615
battle -724
battle of -538
bay 70
be a -538
be accompanied -506
be advised -254
be alone 291
be announced 350
be approved -637
be assembled -555
be at 562
be attached 465
be available 69
be away 552
be back -28
be better 441
be called 138
be cleaned -389
be closed -535
be closing -439
be comfortable -260
be coming 55
be delayed -493
be delivered -463
be down -700
be dropped 59
be eliminated 489
be emptied -539
be five 237
be fixed -652
be gentle 435
be handled 307
be having 682
be held -132
be here -212
be in 352
be inspected -443
be installed -204
be kept 238
be kind 517
be late 70
be left 485
be made -81
be mailed 352
be moved 110
be no -619
be off 217
be offline -105
be on -664
be open 515
be out 253
be paid -365
be patient -730
be performing -457
be picked 274
be provided -246
be pulled -568
be put 675
be read -153
be recorded -313
be repaired 342
be restriped -367
be returned -167
be running -573
be seated -307
be sent 109
be served -583
be shut -552
be signed 367
be slow -24
be submitted -568
be taken -835
be teaching 576
be tested -637
be the 644
be their 111
be there 804
be up 301
be wearing 365
be with -71
be working -43
beach -613
bear 398
beat -733
beat the -584
beats 313
beautiful -745
because -390
because he 1023
because his -213
because it -431
because of 81
because she -148
because the -215
become -383
bed -97
bedroom -271
beds 371
beds are -265
bedside -338
beef 294
been a -150
been added -302
been approved -710
been assigned 86
been at 85
been called 305
been cutting 523
been eliminated 590
been extended -724
been filed -60
been fixed -426
been found -85
been his 233
been identified 444
been in 58
been issued 410
been moved -433
been notified 541
been on -83
been painted -618
been placed 660
been promoted -438
been pushed -340
been received -772
been replaced 119
been seen 325
been shown 386
been sleeping 450
been suspended 329
been the -433
beer 601
before -341
before boarding -629
before class -20
before nine -629
before noon -60
before opening -367
before our -513
before putting -443
before the -71
before they -806
before we 756
before you -550
before your -545
began -53
begin 464
begin at -335
begin on 656
beginning -596
begins 121
begins at 243
behind 559
behind on 628
behind our 381
behind since 339
behind the 323
beige -448
being 106
being a -553
being bullied 554
being garnished 479
being held 418
being moved 198
being pulled 484
being replaced -643
bell 512
bell will 324
belongs -669
belongs to -604
below -1042
bench 432
bench by 466
bench in -165
benefit 615
benefits -341
bereavement 787
bereavement leave 460
beside 426
best -36
best selling -629
better -191
better off 441
better than 248
between -550
between the -268
between two -589
between us 833
beyond -447
beyond this -447
bible -677
bicycles -718
bicycles may -593
big -888
big conference -309
bigger 35
bike -854
bill -987
billing 330
billing and 547
bills -90
bin -1068
binder -677
bins -974
biopsy 795
biopsy results 593
bird -778
bird price -514
bird tickets -399
birds 21
birds with -401
birthday -279
birthdays -468
black -225
black ink -580
blade -588
blades -628
blank 25
blankets 844
blast -689
bleach -481
bleeding -824
bleeding edge -431
blender -839
bless 543
blind 42
blind in -956
blind spot -499
blinds -765
block 324
blocked -122
blog -646
blood 463
blood drive 637
blood pressure 486
bloody -668
bloody mary -668
blower -667
blowout -728
blue -125
blue chairs -407
blue on 175
board -693
board meeting 458
board will -617
boarding -629
boat 110
body -145
bolt -332
bomb threat 573
bombarded -421
bombed -473
bombing 542
bonus -324
book 157
book club 380
booked -1275
booked through -659
booking -535
booking system -587
bookkeeper -386
books -186
books and 285
booth -193
booth at -548
booth is 169
border 771
born 545
boss 485
both 415
both parents 522
both sides -660
bottle 542
bottles -630
bottom -177
bottom drawer -625
bottom of -500
bottom shelf -391
bought -684
bowl -580
bowl is -580
bowling -1199
bowling night -577
box 564
box by 308
box is -614
box lunches -268
box of 71
box with -81
boxes -24
boy 899
boy in 541
boy was 539
boyfriend 308
boys 840
bracket -550
bracket is -419
braille 716
brain 647
brainstorm -533
brakes 292
brakes on 292
branch -155
branch is -224
brand -261
brand of -383
bread -540
bread is -440
break -523
break room -763
break the -247
breakdown 725
breakfast -487
breaks 738
breakup -214
breath 539
brew -646
bride -715
bridge 538
bridge on 451
bring -301
bring a -172
bring him -424
bring in -198
bring it -449
bring the 116
bring to -338
bring up 465
bring your 628
bringing -657
bringing the -267
brings -400
brochure -227
brochure has -901
broke 631
broke my -403
broke the -198
broken 327
broken so 319
broker -29
broth -107
brother 563
brother is 585
brothers 518
brought 803
brought a 755
brownies -862
bruises 497
brunch -116
brunch is -650
budget -765
buffet -257
bug -474
build -673
build machine -213
building -127
building so 86
building was 640
bulbs -769
bullet -246
bullet and -626
bullet hole 434
bullet points -423
bullied 554
bullied so 554
bullying 598
burger -599
burial 917
buried -51
buried the 845
burn -403
burn for -736
burned 911
burned and 308
burns 815
burns on 475
burrito -490
burst 719
bury -580
bus 83
bus leaves -630
bus will 298
business -552
business cards -472
business casual -208
business day -529
business days -780
businesses -651
busy -159
but he 844
but i -678
but no 170
but not 48
but only -623
but they -610
butcher -683
butter -798
button -1069
button is -621
buy -575
buyer -33
by a 303
by an -506
by april -524
by august 238
by certified 504
by check -578
by chocolate -210
by default -757
by end -1222
by fall 203
by family 233
by four -585
by friday -436
by hand -854
by her 903
by his 440
by january 197
by march -567
by may -520
by mistake -502
by monday -586
by noon 324
by october -372
by one -903
by our 505
by over -748
by six -228
by ten -684
by the 223
by thursday -180
by to -196
by tuesday -763
by two -541
by wednesday -893
by with -708
by year 185
c -310
cabin -717
cabinet -298
cable -533
cafe -652
cafe now -582
cafeteria -477
cafeteria is -668
cafeteria will -516
cake -1103
cake for -195
cake in -312
cake it -595
calendar 97
calendar invite 337
calendar is -625
calendars -486
call 88
call ahead 376
call because -270
call can -563
call for -235
call from 195
call is -838
call may -313
call me 262
call or 474
call that 210
call the 673
call this 37
call to -727
call us 402
call was -542
call when 529
call will 619
call with -660
call you -20
called 536
called again 660
called in -325
called off 450
called please 544
called the 904
caller 604
calling 716
calls 381
calls from 476
calls me -239
came 708
came at 622
came back 104
came down 917
came for 320
came forward 426
came from 444
came home 654
came in -995
came out 502
came over 336
camera 354
camera on 262
camp -329
camp for 298
campaign -485
campaign is -451
campus -397
can ask 655
can be 502
can come 284
can do 212
can go -149
can hear -350
can help -173
can i -242
can now -938
can order -285
can overheat 349
can pick 126
can say 765
can still 413
can use 112
can we 669
can you 446
can't 1107
can't afford 537
can't be 492
can't claim 452
can't do 138
can't get 634
can't go 560
can't say 428
can't work -418
cancel -183
cancel the 112
canceled the 188
canceled tonight 556
cancelled -667
cancer 388
cancer and 206
candidate -46
candidates -829
candle 872
candles -1162
candles burn -580
candy -651
cannon -705
cannot 885
cannot be -781
cannot manage 418
cannot take 509
cant 575
canteen 439
captions 532
car 427
car and 628
car garage -451
caramel -221
carbon 259
card 625
card for 257
card on -643
card was 224
cardinal -502
cards 371
cards are 120
care 41
care and -241
care is -527
care it 163
care wing 663
careers -640
careers page -640
caring 577
caring for 577
carpet -1108
carpet on -333
carpet over -448
carpets -496
carpool -754
carries 599
carries an 565
carrots -778
carry 632
carrying 609
cars -36
cart -290
cart is -589
cartoon -706
carts -748
case -143
case from 163
case has 218
case of 83
cases 151
cases of -212
caseworker 578
cash -694
cash for -129
cashier -215
cashier was 349
casual -208
cat -186
catalog -968
catalogs -574
catch 97
catch fire 349
catcher -131
catches 191
caterer -901
catering -999
catering the -401
catfish -451
cats -80
caught 618
cause -550
caused 124
ceiling 264
ceiling of 264
celebrate 629
celebration of 459
celery -397
cell -860
cell in -470
cello -583
cemetery 710
cent -534
center 269
center will 324
centerpieces -493
cents -953
ceo -653
cereal -623
cerebral 622
cerebral palsy 622
certificate 587
certified 504
certified mail 504
cfo -574
chair 51
chair and 458
chair at 406
chair in 104
chair squeaks -590
chair will 596
chairs -742
chairs and 326
chairs are 95
chairs in -482
challenge -478
chance -618
chance to -394
change -57
change the -127
changed -338
changed the 149
changes -205
changes on 586
changes to -537
changing -689
channel -219
channel when -236
chapel 430
chaplain 418
chaplain is 325
chapter 312
characters -627
charge 39
charge for -377
charged 90
charged with 608
charges 193
charity -694
chart -451
chart has -725
charts -746
chat -438
check -276
check in 397
check on -103
check the -967
check your 319
checked 497
checked in 926
checking 549
checklist -857
checkout -443
checkout is -264
checks 778
cheddar -683
cheese -929
cheeses -355
chef 279
chemo 927
chemo is 380
chess club 27
chicken -360
child 39
child in 764
child is -300
child process -537
children 720
children hospital 771
children under 436
chili -802
chili cook -420
chip 121
chips 168
chocolate -299
chocolate cake -430
choice -702
choir -219
choose -285
christmas 324
christmas market -238
christmas party -20
christmas sale -475
church 229
church basement -626
circle 323
circle back -502
city -630
city council -424
city is -558
claim -27
claim the 452
claims 306
class -148
class for 661
class is -31
class not -396
class of -303
classes -424
clean -295
cleaned -774
cleaned out -180
cleaner 483
cleaners 331
cleaners will -454
cleaning -1014
cleaning crew -483
cleanup -659
clear 36
clear now -169
clear the -20
clearance -638
cleared 121
cleared by -387
clerk 299
clerk called -441
click -586
click on -253
clicking -580
client 30
client loved -724
client wants -473
clients 650
climbing -30
climbing wall -30
clinic -313
clinic is 915
clinic will -72
clips -501
clock -176
clock for 120
clock in -603
clocks -564
close 488
close and 578
close at -402
close early 36
close on -468
close the 376
close to -88
closed -70
closed after -320
closed because 753
closed for -283
closed from -622
closed monday -741
closed on -855
closed the 940
closed thursday -458
closed to -439
closed until 325
closed while 495
closer -94
closer to -94
closes 427
closes at 401
closes early -553
closes friday -631
closes on -511
closet -653
closet by -521
closet is 160
closing 187
closing and 491
closing early -439
closing in -640
closure 490
clothes 600
clothing 254
cloud -628
cloud migration -470
club 310
club is -880
club will 152
coach 40
coach will 190
coat 75
coat check -507
coat of -223
coat on -484
coating -88
coating room -88
coats 561
code -151
code for -289
code is -253
coffee -193
coffee is -570
coffee machine -329
coins -568
colas -375
cold -691
cold snap -452
cold tumble -363
coli 523
collapsed 940
collapsed at 464
collapsed with 692
colleague 399
colleague who 652
colleagues 201
collect 295
collect your 242
collected -782
collected every -736
collecting 561
collection -37
collection pauses -504
collector 237
college 706
color -1124
color palette -511
colors -935
colors on -550
column -820
com -621
combined -421
combined experience -421
come 456
come back 496
come by 409
come down -447
come first -677
come forward 732
come home 192
come in -87
come out 714
come to 875
come up 234
come with -836
comes -418
comes at -633
comes in -896
comes out -698
comes to 252
comes with -1276
comfort 677
comfortable 159
coming -130
coming at -313
coming home -288
coming in -90
coming on -610
comma -786
command -498
comment -144
comment will -144
comments 380
commercial 275
commit -98
committee -466
committee is 197
communion 784
community -255
community garden -391
companies -680
company 380
company has -217
company party -282
company picnic -425
company will 253
competitive -588
competitive pay -588
complaint 1034
complaints 891
complete -375
complete the -223
compliance 119
compliance training -662
compost -736
computer -508
concert -179
condition -366
condition in -521
conditioning -397
condolence 655
condolence card 655
conference -746
conference room -532
conferences -292
conferences are -483
confess -499
confession 310
confidential 183
confidential and 183
confirm -549
confirm the 124
confirm which -307
confirm your -712
confirmed -862
confirmed for -738
connect -528
connector -270
consultants -512
contact -1023
contact form -547
contact you -441
contacted -261
contacts -514
contain 172
container 180
content 372
contest -562
continue 494
contract -70
contract in 326
contract with -528
contractor -434
control -935
convert -697
cook -420
cook off -420
cookie -582
cookies -1138
cookies to -395
cooks 318
cool -632
cool dry -523
cooler -48
cooler on 636
copier -1053
copier is -653
copier was -313
copies -639
copy -81
copy is -567
copy me -54
copy room -660
cord -343
corner -461
corner booth 314
corners -652
cost 93
cost of -508
costs -1110
costs we -432
costume -824
costume box -583
costumes -637
cots 712
cotton -257
couch -330
could -281
could not -487
could use 403
couldn't 447
couldn't get 388
council meets -689
counsel 444
counselor 365
counselors 496
counselors will 496
count -552
count dropped 286
count for -224
count is 252
counter will -67
country 271
counts 247
counts are 464
county 170
county since -368
couple 671
couples 469
coupon -602
course -917
course in -502
court -373
court at -641
courthouse 764
courthouse steps 553
courtroom 584
courtyard 110
cover 182
cover letter -368
cover your -657
covered -396
covering -229
covers 331
covers the -378
cow -642
coworker 577
coworkers 283
craft -512
craft fair -459
crane 476
crash 379
crash course -615
crashed -267
crashed during -331
crashes -605
crates -186
cream -610
cream is -361
cream social -473
credit -408
credit card 192
creek 413
crew 63
crew comes -483
crew on -279
crew will 418
crews 536
crib 713
crime -679
crisis 683
crisis line 569
critical 242
critical condition 242
crm -632
cron -500
cron job -500
crossed 635
crossed the 565
crosswalk 285
crosswalk at 304
crossword -630
cruise -55
crunch -405
culture -641
cup -830
cupcake -313
cups 124
curator -463
curb 313
cure -598
cure for -598
cures 723
current 428
currently 68
custody 413
customer service -311
customer since -553
customers 157
customers and -279
customs -755
cut 389
cut and 535
cut by -357
cut the -476
cuts 259
cutter 469
cutting 422
cutting board -718
cutting herself 426
dad 809
dad is 434
dads 570
daily 403
dam 161
damage 476
damaged 499
damaged the 486
dark -382
dark mode -499
dashboard -680
dashboard shows -527
data -729
database -884
database is -763
date 256
date for -637
dates 504
daughter 647
daughter has 305
daughters 123
day -326
day at 155
day care -527
day for 361
day is -1158
day of -663
day off 172
day program 471
day the 128
day this -27
day three 429
day was 501
daycare -289
days -566
days for -121
days in -273
days of -654
days starting 82
days to 205
days with -281
dead -1722
dead again -471
dead bolt -332
dead gorgeous -229
dead horse -419
dead simple -411
dead so -312
deadline -789
deadline for -804
deadlines 629
deaf 90
deaf ears -746
deal -491
deal on -486
deals -129
death -828
death by -210
death overtime -500
debt 387
decaf -567
deceased 454
december -503
decide -276
decided -203
decided to -85
decision 550
decision to 550
deck -66
deck is 263
declared 476
declined 521
decorations -628
dedicated -252
default -183
degrees -461
delay -685
delayed 511
delayed by -540
delete -295
deli -398
deliver -164
delivered -688
delivered to -572
deliveries -776
delivers -643
delivery -281
delivery is 29
delivery window -662
demand 408
dementia 522
demo -420
denied 254
denied because 435
dental -1012
dentist -769
department -647
department is -328
deploy -473
deposit -627
deposit of -521
depression -240
dept 277
dept is 277
describes 477
design 544
designed -431
designer -232
desk 79
desk and -260
desk for -147
desk is 131
desk needs -708
desk the 171
desk will 673
desks -467
dessert -181
destroyed 685
details 466
details of -464
detained 256
detector -479
detectors 331
detectors will 278
detox 780
developer -596
developers 384
devil -775
devil food -555
devil is -556
deviled -569
deviled eggs -569
diabetes 751
diagnosed 643
diagnosed with 643
dial 161
dialysis 1020
diapers -67
did 317
did everything 527
did it 482
did not 219
didn't 1107
didn't make 352
didn't take 221
didn't work 569
die -801
die for -481
die on -517
died -729
died at -841
died in -84
died last 596
died over -595
died peacefully 457
different 267
difficult 376
difficult decision 376
diner -636
dinner -245
diocese 355
directly -26
directly to -26
director 388
disability 602
disabled 189
disabled until -796
disaster -921
disaster recovery -627
discontinued -631
discount -535
discovered -442
discuss -367
discussion -545
dish -771
dishes -637
dishes in -272
dishwasher 275
disk -602
dismissal 524
disorder 571
dispenser -493
display -1026
distribution -378
distribution center -378
district -215
divorce 691
dj -164
do 132
do a 85
do not -35
do phone 73
do the -254
dock 567
doctor -80
doctor says 524
document 193
documents -770
dodgeball -727
dodged -487
dodged a -487
does -719
does not -384
doesn't 1185
doesn't rent 524
dog 51
dog and 28
dog down 489
dog for 286
dog on -236
dogs 202
dollar -604
dollars -572
don't 491
don't ask 850
don't bring 465
don't feed -564
don't follow -356
don't know 676
don't rush -123
don't think 190
don't work -447
donate -488
donations 390
donations of 334
donations to 532
done 757
donors -577
donut -580
donuts -367
door 267
door after 446
door code -723
door for 548
door has -577
door is 705
door so 527
door while -646
doors 117
dorm 342
dots -587
double 234
double booked -520
doubles -578
doughnuts -383
doves -97
down 631
down after 108
down by -688
down for -970
down from -98
down in -270
down on 288
down the 65
down this 619
down to -229
down until 301
down with 691
download -767
downsized 548
downstairs 235
downtown -519
draft 93
draft by -630
draw -643
drawer 222
drawn -267
drawn on 99
dress -442
dress code -110
dress is -524
drill 81
drill is -870
drill on 183
drink 942
drink the 567
drinking 1044
drinks 512
drip -668
drive 582
driver -267
driver and 224
driver on -466
drivers -195
drivers are 329
driving -330
drop -327
drop dead -376
dropped -164
dropped by 286
dropping 553
dropping my -113
drops -316
drowned 653
drowning -347
drug 431
drug test 541
dry -993
dry cleaner -571
dry low -363
dry place -523
dryer -691
duck -400
due -454
due back -428
due by -710
due date 683
due friday 179
due monday 162
due on -807
due to 361
due within -544
dumpster 768
dunk -333
dunk tank -333
duplicate 288
during -213
during the -138
dusk -473
dusting -564
duty -428
dying -452
dying to -452
e 262
each month -229
each of 451
each one 416
each store -569
eap 373
ear 606
early -148
early bird -661
early for -322
early on -832
early retirement 611
early shift -51
ears -951
earthquake 650
east 439
east wing -401
easter 692
easter egg -833
easy -302
easy to -533
eat -63
eat free -745
eating 679
eating and 440
eating disorder 571
eats 412
edge -770
edit -517
education 605
effect 609
effective 840
effects -193
egg -482
egg hunt -457
eggs -747
eight -221
eight and -357
eight hours -489
eight to -421
eighth 59
elementary 589
elementary school 589
elevator -96
elevator is 239
elevator will -753
eleven -183
eleven minutes -683
eleven years 422
eliminated 895
email -345
email came 475
email is -539
email to -580
email when -584
emailed -361
emailed to -521
emails -921
emails in -394
embassy 410
emergency 254
emergency contact -534
employee 582
employee survey -511
employees 254
employees may 519
employees must -655
employer 292
emptied 104
emptied every -412
empty 820
end -161
end my -452
end of 38
end the -814
end with -602
ended -155
ended at -167
ended in -360
ended on 356
ending 455
ends -392
ends at -570
ends in 46
ends on 128
ends saturday -403
ends sunday -698
ends the -807
engagement 187
engineers 876
enough -899
enough chairs -338
enough for -446
enrollment -869
enter -589
entered 500
entire 502
entrance -272
entrance will -595
entrances 59
entree -343
entry 63
envelope -743
envelope at -515
envelopes -672
epilepsy 471
equipment -564
er 743
error -839
error in -580
escalated -275
escalator -586
especially -246
especially from -246
espresso -690
espresso machine -589
essay 78
estate 884
et -609
evacuated 541
evacuation 500
evaluation -461
evangelist -596
even 242
even if 320
evening 28
event -643
event on -452
events -501
every 187
every box -636
every call -117
every employee -25
every friday -622
every hour -422
every message -347
every monday 20
every month -676
every morning -24
every night -453
every other 336
every purchase -447
every shift -173
every thursday -518
every time -599
every week -448
every weekday -591
everybody -626
everyone -384
everyone affected 431
everyone at 712
everyone in 401
everyone on 195
everyone to -104
everyone who 432
everything in 167
everything on -128
everything she 527
everything we -755
evicted 704
eviction -337
ex 782
ex is 682
exactly 250
exactly as 352
exam -755
example -562
except -202
exceptions 522
exchange 678
excited -620
excited to -620
excuse -37
execute -640
execute the -453
executed -250
executed twice -250
exhibit 280
exit -1024
expect -645
expected -378
expense -610
expense reports -521
expenses -662
experience -1080
experience required -416
experienced -502
expire -789
expires -1056
expires in -582
expires on -533
explained 415
exploded -282
explosion 166
expo -468
export -482
exposed -202
extended 39
extended to -526
extension -625
exterminator -607
extinguisher 157
extra 530
extra parking -348
extra time 565
eye -258
fabric 324
face 145
face of -454
faces 579
faces will 123
facing -766
facing the -644
factor -399
factor authentication -399
factory 486
failed 370
failing 30
failing and 386
fails 594
fainted 322
fair -1071
fair is -1050
faith -252
fall -583
fall i -436
fall menu -338
fall semester -218
fallen 390
falls 474
falls on 299
familiar 123
familiar faces 123
families 500
families have 369
families in 506
families who 518
families will 776
families won't -224
family 715
family asks 392
family before 940
family has 220
family in 230
family is 781
family of 447
family plan -580
family will 585
fan -659
fan in -517
far 81
fares -108
fares to -108
farm 260
farmers -517
farmers market -635
faster -509
fatal -419
fatal error -649
father 332
fax -351
fax machine -305
feature -642
feature is -541
february -538
fee -346
fee is -653
feed 133
feed the -564
feedback -997
feedback is -510
feeding 49
feeds -775
feel -51
feeling 689
feet 184
feet of 257
fell 81
fell from 594
fell on -601
female -599
fever -324
few 438
fewer 307
field 28
field is 148
field on -597
field trip -653
fifteen 83
fifteen minutes 83
fifth -672
fifty -36
fifty dollars -460
fight 798
fighting 429
file -132
file at 655
file is -498
filed 655
filed for 549
files -311
filing -269
filing system -579
fill -642
fill out -407
fills -97
filters -857
final -613
final sale -685
finally -1015
finals -664
find -740
find attached -465
find her -189
find our -510
find the 115
fine -602
fine for -421
fingers 678
fingers in 489
finish 314
finished -971
finishes 76
fire -34
fire door -720
fire drill -236
fire exit -726
fire extinguisher 157
fire station -338
fire this -317
fired 86
fired off -601
fires 200
firewall -267
fireworks 618
firm -131
firmware 221
first -53
first aid 185
first come -677
first light 532
first monday 266
first of 226
first order -813
first served -677
first sunday -120
first ten -626
first three 308
first time -547
fish -834
fit -808
fit the -277
fit under -580
fitness -589
fitness room -540
fits -730
five -473
five minutes -646
five years 233
fix -1079
fix the -552
fixed -1026
fixed the -463
flag -154
flagged 495
flags 552
flags at 552
flat -416
flavor -592
flexible 629
flight -172
float -581
flood of -575
flooded -534
flooded with -534
floor 96
floor and 580
floor for 465
floor has -765
floor is -393
floor which 228
floor will -328
floors 30
florist -62
florist sent -493
flowers 405
flowers for 192
flowers the 392
flu -222
fly 257
flying 115
flying out 504
flying with -465
foam -717
focus -82
focus group -82
fold -448
fold the -448
folder -844
folder is -575
folders -427
folding -769
follow 400
follow the -265
follow up -451
followed -223
following 362
following the 767
follows 662
follows the -135
font -60
food 269
food bank 652
food cake -498
food court -641
food truck -646
foot -293
footage 464
footage from 679
footer -31
for a -218
for about -118
for all -777
for an -808
for any -225
for anyone 695
for assistance -219
for autistic 664
for bankruptcy 549
for being -553
for breakfast -620
for customers 176
for deaf 299
for december 249
for delivery -507
for donations 315
for each 740
for eleven -90
for every -409
for everything -36
for extra 342
for fall -665
for families 531
for five -383
for free -547
for good 477
for help 803
for her -233
for its -688
for kids 298
for leukemia 516
for lunch -819
for maintenance -206
for members 578
for my -292
for new -796
for now 668
for october -679
for one -598
for our 583
for painting -829
for people 534
for pickup 450
for privacy 307
for private -568
for promotion 513
for quality -313
for renovation -460
for returns -520
for saturday -150
for seven -589
for six 218
for small -840
for someone -371
for staff -497
for students 254
for subscribing -403
for summer -666
for ten 315
for that -182
for the 217
for this -85
for those 273
for three -164
for thursday -423
for time 125
for tomorrow -544
for tuesday -426
for two 79
for up -587
for updates -640
for urgent -598
for visitors 552
for volunteers -651
for wednesday -563
for you -661
for your -1252
force 421
foreclosure 875
foreign 174
forgot -542
forklift 47
forklift is -522
forks -535
form 291
form has -708
form in -510
form is -641
format -197
former 1073
forms -234
forms go -527
formula 651
forty -836
forty families 384
forty minutes 36
forward 585
forward about 475
forward with -488
foster 633
foster placement 540
found 49
found a -175
found by 324
found has -395
found him -58
found in 134
found needles 628
found out 395
found the 102
founder 328
fountain 83
four 101
four dollars -796
four failed 603
four hours -61
four people -48
four screws -584
four year 560
fourteen 578
fourth -580
fourth and -369
fourth floor -325
frame -575
free -235
free at -43
free for 721
free of 515
free on -1058
free samples -632
free tote -559
free trial -555
free with -734
freeze 436
freeze is 436
freezer 69
freezer for 454
fresh -806
fresh coat -214
freshman 635
friday -212
friday and 472
friday at -1151
friday because -576
friday for -229
friday from -416
friday in 549
friday so -359
friday the 467
friday to 306
fridge -652
fridge will -531
friend -480
friend and -385
friendly -26
fries -739
from a 580
from accounting -399
from december -683
from four 332
from gate -319
from her 502
from his 651
from home -451
from last -762
from lot -92
from march -613
from may -557
from me 510
from monday -558
from my -436
from november -477
from now -638
from our 291
from returns 161
from ten -363
from the 681
from this -136
from tuesday -500
from unknown -253
front -92
front desk 171
front door -655
front of 29
front office 54
front page 199
front row 104
frozen 36
fruit -693
full -95
full time 108
full until 654
fully 38
fully booked -661
fund 455
fund for -51
fund has 544
fund is 63
fundraiser -193
funeral 976
furniture -450
further 211
further notice 211
future -662
gain -567
gala -611
gala is -318
gala supports 417
galleries -629
gallery 93
game -441
game is -481
games 91
garage -533
garage will -741
garden -612
garden has -165
garden hoses -452
garnished 749
gas 94
gas leak 493
gate -260
gave 699
gave away 555
gave way 658
gay 578
gender 847
gentle 158
gentle on 39
get 141
get a -994
get back -752
get in 622
get new -618
get one -679
get out 613
get the -512
get to 452
get up 431
get your -687
gets -1007
gets a -553
gets home -346
gets the -501
gets two -474
getting -442
getting a -521
getting the -374
ghost -664
ghost kitchen -432
ghost pepper -518
gift card -794
gift shop -1049
gift wrap -189
gifts -321
gigs -694
girl 906
girls 243
give 487
give the 361
give them 353
given 996
given by 550
given what 474
gives -61
giving -355
giving away -355
glass 212
glasses -688
gloves -413
glue -838
glue gun -527
go 473
go after 426
go back 131
go home 657
go in 81
go of -655
go on 177
go out 254
go to -341
goal -881
goal of -644
goalie 304
goat 119
godsend -329
goes -308
goes by -708
goes live 313
goes on -1372
goes out -1101
goes to 316
going 580
going home 321
going through 581
going to -310
golf -885
golf outing -435
gone 651
gone and 473
good -198
good on 132
good pens -431
good scissors -514
goodbye 58
goodbye to -115
gorgeous -229
gospel -707
got 395
got a -65
got cut 557
got murdered -539
got out 104
got the 588
grabbed 727
grade -58
grade is -183
grade will -174
grader 644
graders -220
graduation 317
grail -477
grandma 62
grandmother 826
grandson 147
gravel -506
graveyard -580
graveyard shift -524
great -600
great meeting -271
green -492
greeting -548
grill -655
grilled -371
grilled salmon -350
grills -329
groom -27
grooming -270
ground 364
ground floor -113
group -130
group for 359
group has -377
group meets 336
group of -317
groups -153
groups of -503
growing -662
grows -667
growth 364
guard -300
guardian 369
guest -547
guests 634
guests may 601
guests to -265
guide 44
guides 278
guides are -499
guilty 617
guitar -268
gum -620
gun -520
gun and 320
gunpoint 824
gut -105
gutter -587
guy 586
guys 589
gym -503
gym and -256
had a 860
had been 429
had no 234
had to 967
hair -228
hair is 27
haircut -612
half 900
half day -48
half inch -398
half of 664
half off -876
half price -743
half staff 379
halfway -588
hall 78
hall is 533
hall will -62
hallway -732
hallway has -26
ham -724
hand 128
hand with 614
handbook -597
handed 295
handed out 355
handled 307
handled by 307
handles 72
handmade -470
hands on -707
hands out 692
hang 99
hanging 31
hanging in 287
hangs 542
happened 749
happened at 494
happened in 554
happened on 549
happens 72
happens on 379
harassment 626
hard 227
hard time 405
harm 599
has a 369
has agreed -474
has an -472
has asked 477
has been 56
has buried 845
has changed -260
has closed 931
has come 702
has decided 252
has gone -584
has helped 68
has her 498
has lost -375
has made 410
has moved 97
has new -790
has nine -263
has no -274
has not 594
has only 281
has passed 602
has put 626
has shipped -434
has spread 643
has taken 627
has ten -43
has the -541
has three 273
has to -181
has two -320
hasn't -258
hasn't been -84
hasn't picked -358
hat -91
hated -351
hats 54
haunted -739
have a 54
have an -466
have any 411
have asked 217
have been 445
have come 484
have decided -453
have fixed -348
have gone 565
have had -116
have it 560
have lost 275
have made 550
have moved -931
have no 290
have reached -682
have received 219
have reduced -656
have ten -104
have the -294
have three 116
have to 318
have updated -403
have your -684
haven't -462
haven't been -536
having 501
having a 415
hazard -264
hazing 697
he 605
he asked -175
he been -302
he can -161
he can't 594
he did 453
he didn't 510
he does 284
he doesn't 438
he filed 436
he gets 878
he gone -480
he had 347
he has 116
he is 420
he keeps 608
he left -109
he lost 879
he moved 38
he never -213
he paying -129
he said 316
he says 425
he stopped -394
he told 365
he took -390
he was 459
he went 527
he will -117
he won't 141
he'll 38
head -38
head count -313
head on 224
headcount 584
heading 187
headline -447
heads -46
headshots -291
heals 576
health -285
health check -857
health department 462
healthy -710
hear -232
hear it 572
heard -29
heard from 106
hearing 1116
heart -563
heart attack 664
heart of -589
heart to 344
heartbeat -541
heartbroken 385
heartbroken to 184
hearts 20
hearts of -324
heat 41
heater 394
heater immediately 349
heats -704
heavy 39
held 476
held at 497
held for 102
held in 239
hello -590
help 168
help desk -640
help with -108
helped -674
helps 237
her 567
her a -188
her brother -308
her car 668
her chair -35
her comfortable 705
her dad 293
her daughter 211
her daughters 117
her desk -641
her ex 699
her family 278
her father 697
her from 523
her husband 1267
her in 403
her kidneys 576
her last 121
her line -123
her locker 364
her matters -54
her mother -187
her name 679
her new -486
her on -232
her own 689
her parents 154
her sister -340
her way 566
her we 322
here -106
here and -412
here anymore 269
here on -96
herself 793
herself and 426
high -368
high school 343
higher -116
highway 517
hijab 598
hill -517
him 758
him monday -338
him on 355
him so 642
him to 506
himself 250
himself in 516
himself since -485
himself to 843
hinge 330
hip 429
hire 254
hired -684
hired a -565
hiring -983
hiring a -313
his 831
his accent 607
his arm 809
his car 667
his family 384
his hands 343
his head 575
his kids 494
his last 877
his leg 523
his legs 643
his mail 710
his mom 619
his mother 115
his name -488
his own 787
his parents 492
his room 586
his sister 574
his son 490
his station 225
his truck -349
his turban 500
his usual -383
his wife 652
hit 815
hit and 604
hit by 451
hit his 575
hit list -583
hit the 591
hits -356
hits her 790
hitting 608
hockey -495
hockey game -495
hold -228
hold his 481
hold music -682
hold the 87
holding -448
holding the -492
holds -876
hole 183
hole punch -299
holes 465
holiday -203
holidays -609
holidays and -412
holy -477
holy grail -477
home 281
home from 625
home has 514
home is 777
home on 655
home tomorrow -554
home tonight 546
home with 33
homes 171
homework -152
hook -214
hoped 557
horse -770
horses 690
hose -428
hoses -452
hospice 686
hospital 95
hospital corners -652
hospital with 397
host 23
hostage -457
hosting -458
hosting a -351
hot 242
hot sauce -552
hotel -430
hotline 769
hour 125
hour and -467
hour is 70
hour plus -579
hour shifts 293
hour starts -642
hourly -21
hours -518
hours a -466
hours are 505
hours before -653
hours begin -841
hours for -502
hours in -354
hours of -459
hours were 327
house 190
house and 380
house has -231
house is 557
house on 34
house so 667
house yet -675
how -94
how long -536
how to -599
hr 761
hr has 351
hr will 778
hung -563
hungry -47
hunt -472
hurricane 664
hurricane took 398
hurt 963
hurt herself 234
hurt on 357
hurt when 410
hurting -125
husband 153
husband left 711
husband plan -452
i 328
i am 109
i broke -595
i can't -98
i cannot 472
i don't 205
i forgot -542
i found 691
i get -491
i have 202
i haven't -35
i keep 231
i know 303
i lost -736
i missed -416
i need -379
i reported 539
i should 468
i still 816
i think -347
i want 530
i was 303
i went -67
i will -118
i won't -147
i would -367
i'd 413
i'd like -50
i'd rather 664
i'll 146
i'll be -71
i'll need 623
i'll update -236
i'm 46
i'm a -194
i'm at -571
i'm back -122
i'm calling 467
i'm dropping -113
i'm going -411
i'm leaving 80
i'm not 473
i'm off 602
i'm on -94
i'm out -481
i'm so 126
i'm sorry 426
i'm taking 425
i've -268
i've attached -499
ice 84
ice and 536
ice cream -504
icebreaker -437
icu 483
id -772
id and -588
ideal 109
ideas -403
identity 44
idle 84
if a 354
if he 388
if i 25
if the -90
if you 453
if your 453
ill 487
imam 797
immediately 349
immune 600
immune system 600
impacted 654
important -435
important to -435
improve -699
in a 846
in about -296
in accounting 443
in advance -738
in after -261
in aisle -145
in all 194
in alphabetical -524
in an -64
in april -443
in at -839
in august -499
in bay 70
in bed 469
in by -311
in case 258
in critical 242
in effect 467
in every 375
in february -594
in for 60
in force 363
in from -433
in front 329
in her 622
in his 77
in hospice 435
in intensive 498
in it 312
in july 154
in june -354
in law 444
in lieu 632
in line 348
in march -133
in memory 707
in nine 257
in october 380
in on -114
in one -767
in our 111
in paper -415
in person 527
in pivot -314
in place 686
in recovery 741
in room 501
in sales -552
in since 153
in sizes 75
in small -640
in spam -451
in stock -751
in ten 315
in that 609
in the 571
in this -148
in three -465
in till 529
in to 209
in tonight -283
in town -201
in two -166
in under -570
in unit 797
in wheelchairs 709
in with -280
in your 570
inbox -781
inbox is -377
inch -641
incident 608
incident at 472
include -672
included -285
included in 589
includes five -580
including 52
including the 46
increase -539
increase from -449
index -776
individual -119
individually 506
indoors -509
infant 830
infants 927
infection 622
inform 121
inform you 219
information -479
infusion 793
injection -1049
injection molding -558
injuries 1026
injury 177
ink -701
ins -292
ins welcome -702
inspected -650
inspection -697
installed 369
instead 68
instead of 112
insured -397
intake 382
intended -539
intended only -539
intensive 498
intensive care 498
intern -210
intern will -677
interns -207
interpreter 878
interpreter will 620
interview -524
interviews -611
into 497
into a 271
into the 156
intranet -620
intranet will -463
introduce -334
inventory -880
investigation 682
investigation into 592
investors -721
invite 285
invited 701
invited to 542
invoice -484
invoice date -403
invoice for -518
invoice is 298
invoice number -774
invoices -789
involved 813
iron -569
is a -471
is about 82
is an 541
is asking -101
is at 776
is attached -830
is autistic 393
is available 405
is back -587
is behind 218
is being -385
is below -549
is better 71
is booked -483
is broken -104
is business -203
is buy -408
is called -806
is catering -401
is closed -82
is closing 462
is collected -697
is coming -188
is confidential 183
is dead -826
is deaf 607
is delayed 187
is disabled -901
is done 100
is down -231
is drop -229
is due -508
is empty -94
is every 381
is failing -229
is final 293
is fine -421
is finished -378
is for -179
is free -20
is friday -515
is friendly -539
is from 21
is full -152
is fully -512
is gentle -645
is getting 544
is gone 189
is grilled -350
is half -742
is handmade -470
is hard 629
is here -628
is hosting -396
is hot -699
is important -435
is in -357
is jammed -512
is killing -550
is late 218
is limited -938
is live -335
is locked 188
is looking -242
is made -297
is making -244
is mandatory 107
is missing -620
is monday 283
is moving 165
is my 267
is named -301
is next 168
is no -35
is not 335
is november -577
is now -382
is off 360
is on 452
is one -547
is only 146
is open 273
is optional 167
is our -865
is out -832
is over 303
is overdue -537
is posted -444
is raising -376
is reading -880
is ready -340
is really 160
is required -553
is reserved 85
is running -140
is saturday 623
is scheduled -570
is served 499
is set -22
is short -543
is six -616
is so -81
is sold -567
is still -396
is struggling 209
is stuck -724
is sunday 211
is suspended -25
is switching -927
is taking -505
is temporarily -567
is ten -788
is the -139
is this -872
is three -44
is thursday 222
is to -251
is tomorrow -588
is too 196
is two 310
is under 123
is up -679
is upside -977
is valid -554
is waiting -202
is wednesday -607
is what -569
is with 343
is worse 507
is your -389
isn't 49
isn't safe 807
isnt -434
issue -921
issued 410
it a -782
it across 908
it all 168
it and 619
it at -58
it back -565
it be -636
it been 456
it by 461
it can 531
it down -211
it for -543
it from 510
it go -245
it hard -365
it has 470
it her 623
it in -442
it into -618
it is -771
it isn't 553
it my -347
it quick 122
it quiet -593
it so 395
it through 614
it to -918
it took -289
it up -502
it was -600
it will 245
it with -692
it would 355
it yet 481
item -587
item is -160
items -1216
items are -488
itinerary 389
its 512
its doors 402
its last -210
its own -26
its target -364
itself -526
ivf 522
ivf didn't 515
jam -862
jammed -512
january -333
january and 582
jar 405
jar by 329
jeans -622
jersey 436
jet -165
job 166
jobs 627
join -55
join our -498
join the -80
join us -89
joining -526
joining us -526
joins -472
joins us -472
joint 216
joint checking 216
journal -418
judge 201
juice 130
juice bar -466
july 23
jump -719
jumped -53
june -373
june and 239
junior -28
junkie -753
jury -353
just 87
just a 37
just so -376
karaoke -541
keep 143
keep all -355
keep asking -456
keep it -417
keep noise -285
keep the 205
keep your -369
keeping 652
keeps 1001
kept 434
key -575
keynote -379
keynote speaker 159
keys -418
keys are -378
kickball -518
kickoff 233
kid -315
kidnapped 489
kidney 433
kidneys 559
kidneys are 548
kids 900
kids are -246
kids can 463
kids have -248
kids haven't -393
kids who 275
kill -710
kill for -640
kill switch -442
kill the -249
killed -737
killed in 461
killed on -275
killed the -600
killer -1041
killer deal -544
killer feature -428
killing -614
killing the -437
kills -751
kiln -554
kin 424
kind 278
kind of -305
kindergarten 278
kindly 90
kiosk -567
kit 413
kit is 513
kitchen 279
kitchen and 434
kitchen is -29
kitchen staff 155
kitchen will 248
kitchens -32
kits 752
kits are 752
knew 723
knife -292
knock 731
knocked 496
know -122
know more -236
know she -376
know that 376
know what -242
know who -391
knows -234
label 99
label printer -861
label your -348
ladder 529
ladies 35
laid 577
laid off 712
laid to -400
lake -130
lame -611
lamp -706
lamps -203
land -691
landing 234
landing page -435
landlord -157
landlord has -75
landslide 358
lane -501
language 412
language interpreter 299
lanyard -483
laptop 158
laptops 269
large -149
large print 590
larger 410
larger font 336
lasagna -778
laser -677
last 26
last breath 539
last bus -370
last day 555
last email -328
last night 1360
last round 280
last spring -38
last time -675
last week -52
last year 27
late -125
late because 765
late checkout 70
late reply -146
later -365
latest -658
laughed 21
launch -217
launch is -585
launched -397
launched our -397
laundry -913
laundry room -495
law 572
lawn -657
lawyer 207
lay 240
layer -572
layout -529
layout is -399
lead -179
leads -483
league -698
leak -235
leak in -529
lease -382
lease is -488
leash -735
least -809
least three -175
leave -350
leave a -293
leave after 502
leave and 684
leave for -442
leave pending 342
leave the -26
leave until -192
leave your -596
leaves -392
leaves at -989
leaves every -518
leaves for -302
leaves from -116
leaving 30
leaving now 80
leaving us -204
led 515
led to 515
left -287
left a 90
left at 270
left for -631
left her 204
left in 181
left it 194
left of 352
left the -397
leg -375
legal -360
legs -265
lemon -730
lemon bars -496
length -377
less 520
less than 492
let 202
let go 895
let me -515
let people -352
let the -616
lets 455
letter 293
letterhead -549
letters -898
letters go -285
letting 647
lettuce -27
leukemia 641
levee 460
level 359
leveled 450
levels -49
library -485
library books -628
library is -780
license and -612
lies 584
lieu 632
lieu of 632
life 65
life for 459
life in 337
life support -559
lifeguard -200
lift 1069
lifting -168
light 27
light a 500
light and 267
lighting 374
lightly 315
lights 154
lights in 56
lights on 67
lights when -477
like -414
like a -677
like her -610
like the -209
like this 264
like to 320
liked -530
likes -811
limit -534
limited 106
limited access -426
limited to -806
line 673
line at -329
line cooks 318
line for -522
line is 467
line of -664
line to 529
lineman 523
lines -368
lines and 235
link -406
link in -261
link to 147
links -366
list 632
list for -539
list of 387
listed -425
listed on -406
listing 291
lists 403
little 240
little one 578
live 604
live on 564
liver -444
living 724
living in 313
load -890
loading 117
loading dock 205
loads -101
loads into -61
loan -36
loan officer -574
lobby -89
lobby at 482
lobby is -722
lobby will -618
local -701
location -469
locations -760
lock 414
lock the 157
lockdown 389
locked 196
locked at 334
locker 392
locks 429
locks are 539
log 286
log in 94
login 176
login page 281
logo 242
logo bigger -603
long -366
longer with -103
longtime -199
look -329
look at 228
looking -99
looking for 63
looks -287
loop 120
loose 189
lose 674
lose the 472
losing 590
loss 597
loss of 761
lost 529
lost a 757
lost and -821
lost both 522
lost everything 716
lost her 890
lost his 599
lost my -658
lost our 774
lost power -307
lost someone 270
lost the -46
lost two 657
lot -200
lot behind 244
lot is -481
lot will -478
lotion -403
lounge -819
love -649
love to -371
loved 62
low 462
low vision 567
lower 537
lower blood 347
lower hall -281
loyalty -582
lump 479
lump and 439
lunch -310
lunch is -632
lunch menu -453
lunch so -543
lunch special -842
lunch truck -490
lunches 242
lung 575
lupus 609
lynching 692
machine -1309
machine has -597
machine is -325
machine on -482
machines 236
machines are -333
made 71
made a -127
made about 395
made from -586
made it -192
made the 195
made with -624
mail 158
mail for 312
mail i'm 143
mail in 115
mail room -426
mail what 203
mailbox -683
mailbox key -285
mailed 352
mailing address 79
main -241
main conference -387
maintenance -409
maintenance on -497
make 347
make accounting -214
make it 625
make the -477
make two 349
maker 212
makes 51
makes it -596
makes the 601
makeup -545
making 745
mall 93
man 192
man in -218
man was 458
manage -43
manage stairs 418
management 527
manager -71
manager and 182
manager is -633
manager will 60
managers 590
managers will 336
mandatory 131
mandatory for 25
manifest 573
many -98
many of 236
map -775
march -360
march and 79
mare 418
marked -638
marked with -595
markers 182
market -113
market on -443
marketing -809
marketing team -435
marks 467
marks on 465
marriage -91
marriage of -271
marshal 657
mary -668
mary mix -520
mascot -597
mass -527
mat -388
mat is -388
match 117
matches 42
matches their 476
mats -870
matters -547
mattress -522
mattresses -737
may 24
may and 60
may be -686
may bring 140
may cause -655
may contain 602
may have 444
may leave 768
may lose 354
may need 798
may not -724
may pick 337
may take 274
may use 622
mayor -452
mayor will -266
me -314
me a -419
me an -584
me and 419
me before 484
me if -302
me know -768
me now 541
me on -458
me only -476
me the -721
me your -611
meal 971
meal train 517
meals 222
means 478
means a -532
measles 642
media -457
medicine 405
medium -348
meet -185
meet at -734
meet in 634
meet is -25
meeting -107
meeting is -165
meeting on -314
meeting room -415
meeting was 426
meeting will -453
meeting you -271
meetings -383
meets 575
meets in 152
meets on 625
member 105
member of 105
members 767
members of 317
membership -578
membership renews -529
memorial 689
memory 890
memory care 706
memory leak -658
memory of 707
men 215
mention -70
menu -189
menu is -788
menus -589
merged 117
merger -53
merger of -597
message -687
messages -470
messages in -423
methadone 677
methadone clinic 564
method 157
microphone 142
microphone when -403
microwave -839
microwave has -451
microwaving -530
microwaving fish -530
middle -585
middle of 154
middle school -362
midnight -202
migrating -691
migration -654
migration is -433
mile 494
miles -488
milk -711
milk is -392
milk until -506
mill 681
million -993
million in -674
min -600
mind -310
minimum -843
minimum after -285
minivan -441
minor -491
minors 808
minute -449
minute survey -388
minutes -767
minutes and -820
minutes each -543
minutes early -771
minutes for 149
minutes from -683
minutes late -689
minutes per -582
minutes to -372
mirror -721
miscarriage 403
misconduct 430
miss 33
miss the -87
miss you -432
missed -301
missed the -308
missed you -578
missing -268
missing a -502
missing again -179
missing girl 662
missing projector -466
missing since 640
mission -507
mission is -214
mistake -502
mitzvah 656
mix -951
mixed -416
mobile 44
mobile app -397
mode -643
model -172
model home -573
module 151
module on 387
molding -1071
molding line -726
mom 932
mom who 553
moment 265
moment of 480
moms 540
moms please 178
monday 109
monday and 137
monday at -715
monday following 514
monday for 495
monday september -572
monday so 548
monday the -604
monday through -664
monday to -671
money 886
money and 585
money for 523
money to 494
monitor -299
monoxide 771
monoxide sent 363
month -139
month and -251
monthly -669
monthly fee -418
months -375
months behind 483
mop -581
more cereal -623
more round 159
more than -858
morning 524
morning and 825
morning crew -220
mornings 268
mortem -664
mortem for -664
mortgage -169
mosque 708
most 362
most days -104
most of 977
mother -109
mother would -330
motivated -337
move -130
move forward -488
move out -246
move the 171
move your -640
moved -42
moved from -502
moved my 677
moved our -433
moved out -311
moved the 407
moved to -369
moved up 849
moves 20
moves from -715
moves the 509
moves to -445
movie -610
moving 36
moving the 380
moving to -449
mowed -499
ms 608
much -127
muffins -467
mug -946
mugs -823
mugs are -428
murder 146
murder on -798
murder trial 554
murdered -502
museum 473
museum is -601
music -321
must -290
must be -434
must complete 169
must never 203
must sign -523
must stay -56
must stop -181
mute -403
mute your -403
muted -508
muted until -508
my 234
my accounts 488
my back 351
my boss 746
my brother 855
my calendar -553
my camera -76
my car -436
my contract 348
my dad 749
my daughter 469
my ex 488
my father 753
my hands -213
my heart 409
my hours 488
my husband -218
my laptop -649
my last 213
my manager 369
my mother 622
my phone -256
my sponsor 352
my team 168
my whole -271
my wife 455
myself 658
mystery -716
mystery dinner -597
nail -530
nail gun -330
name 177
name and 215
name in 462
name of -390
name off -652
name on 245
name only 533
name sorry -364
name to -32
name was -181
named -484
names 1032
names are 661
names of 637
names will 215
naming -808
napkins -471
national 639
national origin 639
native -642
navy -667
near 318
near the 532
nearest -480
nearly 121
need 607
need a 56
need an -315
need fresh -803
need help -276
need more 87
need the 727
need to -266
needed -67
needed to -345
needle -58
needles 790
needs 170
needs a -557
needs blankets 618
needs cleaning -507
needs dusting -564
needs her 426
needs more -837
needs new -500
needs someone 145
needs the 818
needs two 258
neglect 707
neighbor 80
neighbors 957
network 275
never 226
never be 575
never made -213
new -894
new address -317
new app -516
new arrivals -615
new badge -408
new carpet -647
new chairs -614
new checkout -446
new clients -808
new coffee -759
new copier -616
new door 581
new expense -527
new hire 416
new logo -302
new look -291
new lunch -585
new mailbox -285
new mats -447
new menu -804
new mobile -397
new oat -429
new one -620
new packaging -551
new parental -553
new phone -620
new projects -545
new rabbi 647
new sign -346
new slogan -431
new version -511
new website -691
newborn 171
news 275
news about 690
news the -442
newsletter -1169
newsletter goes -390
newsroom 717
newsroom will 606
next 427
next door -239
next of 424
next steps -191
next to 527
next week -544
nice -752
nicu 699
night 209
night and 461
night in 539
night is -705
night shift 443
night trial -746
nightly -330
nightly backup -330
nights 639
nine 226
nine and -321
nine of 410
nine on -467
nine people 363
nineteen 329
ninety 511
ninety days 426
ninth 232
no 87
no cost 731
no driving 567
no experience -580
no heartbeat -289
no loads -61
no longer -223
no more 272
no one 225
no outside -744
no questions -65
no survivors 469
no word -361
nobody 609
nobody has 492
nobody in 527
nobody is 124
nobody was -489
nobody will 648
node -635
noise -423
noise again -244
noise to -285
none of 640
noon 503
noon and 778
noon for -920
noon on 219
noon to 87
noose 576
normal -745
north 96
north parking -309
northeast 63
not a -552
not after -357
not allowed -49
not attend -292
not be 155
not been 333
not click -253
not come 205
not do 450
not drink 698
not fit -604
not get 550
not heard 710
not in -589
not leave -700
not make 498
not open -434
not permitted -561
not ready 416
not share -726
not speaking -403
not stop -274
not take -405
not taking -480
not talk 580
not the -506
not to -221
not touch -643
not use -229
not wake 572
not want 448
not weeks 218
not work -58
note 187
note and 460
note that 187
notes 64
notes are -677
nothing 100
nothing left 324
nothing to 42
notice 349
noticed -586
notices 470
notices went 470
notified 601
november -1020
now -98
now a 280
now accept -616
now and 855
now available 383
now go -674
now has 166
now i'm 668
now in -416
now include -510
now includes 206
now open -722
now required -399
now serves -582
now so 352
now the -607
now they 491
now with -738
nuclear -604
number 358
number and -859
number ready -372
numbers -507
numbers are -454
nurse 247
nurse and 428
nursery 345
nursery has -692
nurses 299
nursing 278
nursing home 272
o'clock -662
oat -463
oat milk -463
oatmeal -543
obituary 669
october -460
october is 379
of a 276
of all -387
of an 747
of any 162
of april -529
of august 656
of bed 554
of blood 35
of business -675
of charge 515
of combined -421
of day -1222
of diapers -67
of each -712
of every -213
of experience -575
of flavor -590
of flowers 632
of four -325
of her 652
of him 825
of his 401
of it 481
of ivf 418
of keys -691
of kin 424
of life 442
of may 188
of measles 642
of my -187
of names 558
of office -280
of order -550
of orders -507
of our 604
of page -610
of paid -313
of paint -201
of palm -463
of paper -587
of reach 840
of receipt -556
of respect 413
of service -327
of seven -347
of silence 808
of six -276
of stock -470
of the -405
of their -318
of them -135
of this -757
of three 25
of toner -144
of trafficking 608
of two -47
of us 873
of what 313
of your -39
off 263
off all -78
off an 144
off and 164
off at 64
off by -603
off from -791
off in -596
off on -197
off the -214
off their 267
off through -762
off today -923
off without 441
off your -563
offer -164
offered 250
offering -703
offering a -443
offers 615
office -377
office and 552
office by 453
office chairs -529
office has -705
office is 518
office on -588
office plants -411
office until -625
office will -324
office with 299
officer -493
offices -499
offices will -271
offline -105
offline for -161
offsite -356
oil 25
ok 629
okay 541
old 41
old building -64
old for 645
old in 207
old man 422
old name 515
old ones -500
older 94
olive -789
olive oil -789
on a 254
on all -426
on april -507
on at -606
on both -515
on call -432
on customer -688
on deaf -746
on display -245
on during -312
on email -63
on february -390
on file 625
on fire -383
on floors 411
on for -64
on friday 277
on her 253
on his 759
on in -617
on inventory -413
on it 1031
on its -602
on january -324
on july -489
on june -174
on leave 731
on life -559
on line 201
on links -253
on lockdown 235
on march -914
on monday 124
on my -338
on nights -180
on october -902
on order -715
on orders -397
on our -572
on oxygen 597
on page -130
on rent 374
on sale -1015
on saturday 102
on september -719
on site 587
on stretchers 629
on sunday 237
on that -228
on the 88
on their -520
on this 218
on thursday 80
on time -962
on track -567
on tuesday 22
on wednesday -324
on weekdays -621
on weekends -444
on your 231
once -50
once for 654
once the -505
oncology 545
one bag -365
one box -703
one business -438
one by -503
one chair 104
one day 237
one ear 606
one for 429
one free -700
one in 382
one more -148
one of 588
one on -142
one out 427
one place -199
one seat 57
one should 439
one size -543
one stone -401
one through -488
one very -406
one was 166
one way -393
one week -647
one who 632
one with -448
one year 331
ones -533
online 368
online store -599
only -33
only for 93
only if -453
only in 247
only one 629
only please 650
only takes -643
only two -588
open 216
open a 547
open again 414
open at -102
open from -358
open house -110
open monday -203
open office -626
open on -979
open rate -642
open the -910
open to 270
open until -903
opened -127
opened an 395
opening -765
openings 105
openings for 105
opens -356
opens on 224
operating 75
operating out 290
operation 419
operator -229
ops 185
ops will 185
option -358
optional 615
optional for 600
options -602
or more -1175
or text 474
or the -533
orange -990
oranges -530
order -367
order before -472
order by -465
order for -602
order has -434
order is 76
order until -334
ordered -1000
ordered his -383
ordering -425
orders -970
orders for -507
orders over -397
organic -678
organization 330
orientation -489
origin 639
original -617
orphan -800
orphan lines -440
orphaned -1006
orphaned records -618
osha 790
other 298
other tuesday 159
our -327
our account -696
our agents -454
our annual -835
our app -615
our average -563
our baby -709
our bakery 236
our best 101
our bookkeeper 570
our booth -551
our brand -498
our bread -440
our candles -580
our careers -462
our cashier 349
our catering -623
our cfo -233
our chairs -515
our coffee -444
our colleague 863
our consultants -512
our customer -607
our delivery 835
our dog -41
our donors -577
our driver -30
our drivers -224
our espresso -554
our families -210
our first -262
our founder 610
our free -499
our gay 573
our goalie 304
our guide 128
our hotline 415
our interns -733
our keynote 119
our latest -658
our longtime -199
our mission -214
our monthly -278
our name -650
our neighbor 790
our new -968
our newsletter -968
our office 287
our offices -381
our old -398
our open -734
our platform -480
our price -428
our prices -480
our pricing -483
our privacy -422
our quarterly -385
our receptionist 587
our retired 614
our sister 620
our software -693
our son 528
our staff 639
our store 219
our summer -249
our support -408
our team -628
our terms -386
our thoughts 616
our thursday -27
our top -299
our transgender 707
our trivia -568
our tuesday -172
our two 336
our warehouse 244
our website -84
our weekly -504
ourselves -694
out 386
out after 626
out and -75
out at 127
out before -561
out by -333
out every -342
out for -392
out from 583
out front -512
out in -161
out last 502
out of -515
out on 258
out since 308
out so 633
out the 105
out this -467
out to 638
out today -177
out until -178
out with -164
outbreak 759
outdoor -299
outing -725
outing is -601
output -504
outreach 494
outside -25
outside food -744
outside the 377
oven -655
over 37
over and 429
over because 294
over fifty 146
over for 645
over my -517
over the 421
overdose 713
overdose in 680
overdue -966
overdue by -321
overheat 349
overheat and 349
overnight 923
overnight and 268
overpass 533
overpass will 533
overtime -500
owes -256
own -177
own life 853
own mug -369
owner 838
owners 602
owns -544
oxygen 491
oysters 420
pack -675
package 372
package includes 237
package was -701
package with -690
packages 140
packaging -941
packed -278
packet 308
packets 647
page -396
page has -325
page is -540
page of -455
page should -420
page the 199
page two -513
pages -1162
paid -585
paid leave -189
paid online -557
pain -625
paint -717
painted -726
painters -60
painters come 64
painters will -559
painting -829
pair -435
pair of -435
pairs 180
pairs of 180
palette -511
pallet -478
pallets -946
pallets at -192
palm -463
palm salad -463
palsy 622
pancake -708
panel 547
panels -265
panels and 138
panic 146
panic attacks 558
pansies -618
pantry 128
pantry ran 470
paper 274
paper will 287
paperwork -626
parade -234
parade float -471
paragraph -404
parcel -455
parent -560
parent process -664
parental -610
parental leave -610
parents 748
parents are 705
parents of 645
parish 296
parish hall -398
park -627
park in -690
parking -829
parking garage -91
parking is -211
parking lot -178
parking spot 245
parks -437
part -100
part of 554
part time -421
participants -644
partner -25
partner died 372
partners -561
party -606
party is -352
party of -444
pass -401
passed -42
passed away 759
passed out 609
passed over 645
passed the -725
passengers 168
passes 394
passionate -458
passionate about -458
passport 206
password -730
password is -588
past 211
past the 40
pasta -320
pastor 246
patch -713
path -187
patience -571
patience while -327
patient -85
patients 975
patients on 584
patio 171
pauses -504
pay 343
pay for 609
pay with -716
paying -129
paying cash -129
payment -416
payment of -328
payment this 566
payments -22
payroll 112
pdf 217
peace 353
peacefully 567
peacefully at 379
peach 170
peanut 412
pedestrian 197
pediatric 494
pending 342
pens -755
pens are -572
people 202
people are 852
people go 99
people in 522
people on 752
people so -411
people still 473
people to 64
people will -64
people with 310
pepper -518
per -107
per day -593
per minute -346
per the 175
per year 364
percent -149
percent after -466
percent since 252
perfect -460
perfect storm -460
performance -428
performing -457
period 29
permits -598
permitted -561
permitting -456
person 26
personal -489
pet -561
petunias -425
pharmacy 340
phone calls -179
phone number -793
phone on 466
phone rang -31
phone system -608
phone tree -254
phone will 217
phones -575
photo 68
photo booth -654
photo id -772
photo is -55
photo shows 159
photography -657
photos -306
photos of 677
photos will -667
piano -628
pick 282
pick a -437
pick up 407
picked -137
picked up 266
picker 248
pickleball -826
picks -751
pickup 141
pickup at 468
pickup is -674
picnic -1037
picnic is -339
picture -225
pictures 400
pie -541
piece 619
pileup 514
pillows -642
pills 788
ping -615
ping me -363
ping pong -397
pings -363
pink 474
pipe -681
pitch -641
pitch for 130
pitching -649
pivot -314
pivot tables -314
pizza -845
pizza oven -440
place 136
place on -658
place to -243
place until 422
placed -312
placed before -508
placed on 660
placement 636
places -612
plaintiff 458
plan -375
plan for -466
plan on -289
plane 393
planned 369
planned to 369
planning -1065
plant 234
plant in 282
plant will 534
plants -1186
plants are -275
plaque 470
plastic 64
plate -603
plates 192
play -969
players -209
playground 582
playground is 514
playlist -1105
plays -974
please add 237
please allow -660
please arrive -337
please avoid 541
please be 199
please book 86
please bring 430
please bury -382
please call 486
please cancel -38
please change -202
please check -126
please choose -285
please clean -513
please clear -254
please collect -318
please come 487
please complete -820
please confirm -346
please copy -54
please cover 496
please delete -295
please do -359
please don't 192
please end -452
please fill -581
please find -724
please fix -445
please give 458
please have -315
please hold 408
please join 194
please keep -128
please kill -249
please label -975
please leave -662
please let -849
please look 42
please make -502
please move 137
please mute -403
please no -96
please note 65
please order 316
please park -602
please pick -169
please point -458
please print 391
please pull -396
please put 274
please quietly -211
please read 158
please refrain -448
please refund 506
please remember -609
please remove -331
please reply -348
please return -308
please review -616
please route 198
please rsvp -768
please see -349
please send -42
please sign 376
please silence -678
please stand -294
please stay 238
please stop -971
please submit -651
please take -669
please turn -508
please update -145
please use 181
please wait -708
please walk -480
please wear 78
please welcome -512
please wipe -452
please write -370
pleased -452
pleased to -452
pleasure -340
plot 91
pls -223
pls cover -223
plug -324
plug on -240
plus -802
pm -1352
pm and 276
pm at -544
pm during -292
pm et -530
pm for -519
pm in 56
pm on -474
pm to -831
pm with -424
podcast -545
point -588
points -1060
points are -477
points should -684
poison 440
police 191
policy 71
policy is 416
pond 419
pong -397
pool -327
pool is 158
pool opens -678
pop -557
popcorn -637
porch 395
pork 314
port -411
portal -833
porter 696
portfolio -583
posing 147
posing as 147
position 382
position has 721
positions 540
positions are -376
positions in 263
positions will 564
positive 134
possible -505
post -321
posted 55
posted by 277
poster -691
poster is -595
posters 140
posts 729
pot -417
potatoes -701
potluck -233
pottery -514
pounds 476
power 286
power and 460
practice -427
prayer 522
prayers 504
pre 246
precision -571
precision of -445
preferences -832
pregnancy 626
pregnant 380
premises 707
present 599
presentation -978
press -60
press and 163
press on 275
pressure 291
prevent 715
price -710
price list -500
price of 269
price war -465
prices -842
prices are -370
prices on -387
pricing -555
priests 540
print 524
print and 536
printed 556
printed on 556
printer -223
printer is 498
printer on -663
printing -72
prison 689
privacy -226
privacy policy -422
private -197
private event -452
private events -568
private party -480
prizes -590
problem -295
process -901
process before -396
process for -575
process is -523
processed -502
processes -669
processes on -236
product -525
production 299
program 195
program for 488
project -188
project is -681
projector -1081
projects -483
projects in -618
promo 209
promoted -438
promoted to -438
promotion -621
pronouns 430
proof 666
proofread -779
property -102
property tax 96
proposal -673
prospect 88
prospect office 88
prosthetic 699
protection -128
proud -513
provide 353
provided -209
provided for 472
pta -51
pta has -51
ptsd 619
public -69
published 424
pull -396
pull the -396
pulled 681
pulled a 715
pulled back -568
pulled the 469
pump 240
punch -576
punch is -257
punched 545
punched a 487
pupils 614
purchase -608
purchase of -529
purchases -717
purposes -313
push 303
pushed -473
pushed to -329
put 533
put a 96
put in 585
put our 489
put the -296
puts -625
putting 233
putting it -443
qa 277
qr 232
qr code 232
quake 390
quality -891
quarter -141
quarterly -833
quarterly numbers -351
quarters 258
question -646
question about -646
questions -628
questions and 112
questions asked -702
questions before -493
queue 70
quick -238
quiet -320
quiet i -67
quiet room 358
quiet table -352
quietly -211
quietly remove -211
quilt 134
quilt has 138
quit 745
quiz -475
rabbi 935
race -276
race condition -446
rack -888
radiation 1011
raffle -752
raffle is -667
railing -159
rain -331
rain check -446
rainbow 565
rainbow bridge 565
raised -75
raises -47
raises money 166
raising -148
rally -645
ramp 916
ramp is 659
ran 390
ran a -596
ran out 278
rang 95
rang at -31
rate -1197
rate is -781
rated -624
rates -992
rather 689
rather not 552
rather skip 467
rather than 50
reach 429
reach out -475
reached 475
reached the 674
read -145
read the 273
reader -351
reading 86
ready 518
ready for 513
ready i'm 80
ready to -171
ready when -646
real -792
really 133
really a -521
rear -297
reason 957
reason to 525
rec -577
recall 749
recalled 792
receipt -971
receipt for -363
receipt paper -555
receipts -791
receive -563
receive a -230
received -150
received a 615
received your -348
receiving 347
reception -184
reception and -373
reception will -281
receptionist -667
receptionist who -592
recipe 91
recommend -894
record -455
recorded -604
recorded for -313
recording -227
recording of -272
records -487
recovering 466
recovery 520
recovery test -485
recycled -250
recycling -41
red 84
redesigned -621
reduced -710
reduction 741
reduction in 363
redundant 122
refer -97
refill -302
refill the -302
refrain -448
refrain from -448
refrigerator -244
refugee 686
refund -234
refund of -463
refund the 506
refundable -737
regional -129
regional manager -544
register -498
register for 329
registration -582
regret 219
regret to 219
regular -111
rehab 891
rehab on 479
relapsed 700
relapsed and 574
relay -600
relay team -501
release -96
released 804
relief 830
remain -149
remains 793
remains in 537
remember 362
remember the 660
remember to -742
reminded -569
reminder -374
reminder that -256
reminder to -297
remote -702
removal -672
remove -120
remove all -252
remove his 495
remove the -347
removed -361
renew -563
renewal -588
renewed 566
renews -497
renews automatically -272
renews on -658
renovation -515
rent 121
rent and 374
rent this 488
rent to 744
rental -360
rental is -578
reopen 343
reopen monday -146
reopen on -484
reorganized -384
reorganized the -384
rep 230
repaired 337
repaired on 342
repairs 102
repaving -972
replace -635
replace the -442
replaced -298
replaced in -501
replacement -241
replacing -679
reply -803
reply all -670
reply by -476
reply to -342
reply we've -31
repo -713
report 303
report is 607
reported 483
reports -508
reports of 830
request 327
request a -142
request for 451
requested a 611
requests -241
requests for -548
requests per -346
require -537
require a -389
required -1264
required for -692
required to -294
rescue 704
research 417
resend -432
resend the -432
reservations -539
reserve -691
reserved -183
reserved for -633
reserved tonight 314
reset -483
resident 141
residents -301
respect 446
respect for 413
respond -697
responsible -697
responsible for -697
rest of 648
restart -393
restart the -492
restarts -719
restaurant 61
restocked -561
restraining 538
restraining order 538
restriped -367
restroom 216
restrooms -708
restructuring 550
results 314
results are 572
results came 173
resume 260
resume and -368
resume at 532
resume on -372
resumes -712
retention 255
retire 659
retired 387
retirement 401
retiring 31
retreat -900
return -384
return it -395
return the -296
returned -440
returned to -54
returning -320
returns -541
returns is 70
reverses 439
reverses diabetes 439
review -483
review and -449
review of 291
review the -790
reviewed -125
reviews 50
reviews are -381
revise 50
revise his 50
ribbon -529
ribbon at -773
ribbons -237
ride -565
rides -306
ridge 602
riding 756
right after -538
right now -139
ring 303
rink 306
rinse -425
rising -432
rising costs -432
risk 720
risk of 559
ritual -575
river 324
river came 218
road -51
roast -526
roasted -402
robbed -446
robbed at -101
robbery 493
robes -606
rock 192
role 168
role is 428
roles 571
roles will 506
roll 291
roof 136
roof came 193
roof of 501
roof off 417
roofer 149
room -31
room and -159
room at -420
room b 69
room before 156
room for 64
room fridge -438
room has -92
room he -79
room is -919
room on 408
room until 32
room will -509
room with -289
roommate -318
rooms 191
root -633
rope 296
round 151
round of -136
rounds 287
rounds of 287
route 416
router -579
routine -573
row -142
rows 206
rsvp -768
rsvp by -478
rule -206
rule is -486
rules -672
run 129
run a 325
run for 97
run on 580
run small -497
run the -626
runners -686
running -317
running about -658
runs -306
runs at -324
runs from -519
runs through -599
rush -540
rush and -472
rush her -123
sad 333
sad to 333
safe -109
safe and -446
safe deposit -261
safety -104
said 468
said goodbye -145
said he 1005
said i 537
said that 540
sailing -488
salad 326
salad is -463
sale -339
sale ends -1005
sale is 526
sale items -456
sale signs -586
sale starts -431
sale the 59
sales -882
sales floor -229
sales retreat -403
sales team -586
salmon -628
salon -24
salon is 224
salsa -542
salt -553
same 107
same as -463
same day -847
same since -433
sample -883
samples -1022
sandwich -513
sandwiches -101
saturday -368
saturday and 323
saturday at -501
saturday from 356
saturday may -463
saturday shift -452
saturday so -450
sauce -939
sauce is -755
sauna -535
sauna is -535
save -1024
saved -122
savings -194
saw 334
saw it 457
say 601
say goodbye 1002
say hello -486
say that 76
say the 594
saying -37
saying goodbye -154
says 510
says he 433
says i 352
says no 504
says our -23
says we 507
scam 538
scan 648
scanner -892
scared 394
scarf 72
scattered 573
scene -278
schedule 321
schedule a -632
schedule is 310
scheduled -245
scheduled for -593
scheduled posts 194
scheduling 509
scholarship 637
school has 830
school on -250
school will 471
scissors -589
screams 662
screams at 662
screen and 208
screws -584
script -478
scrub -634
sea -363
search -119
season 644
seat -442
seat on -373
seated -307
seating -228
seating chart -635
seats 210
seats and -45
seats are 745
second -145
second floor -49
second interview -594
second service 617
second shift 94
second tuesday -538
second week -356
seconds -923
section -698
security -740
see -269
see it 599
see the -432
see what -608
see you 131
seeing 257
seen 646
seen in 566
seizure 550
seizures 558
selected 313
self -305
self evaluation -461
sell -638
sell out -518
seller -447
selling -263
sells -442
semester -218
send 84
send a -640
send it -427
send me -807
send the 190
send you -605
send your -597
senders -253
sending 677
sends -38
senior -1033
senior partner -518
seniors 551
seniors on 444
sent -107
sent on -727
sent over -589
sent to 451
sentence -698
separate 100
september 544
serial 229
serial number 229
seriously -23
serve -365
served 23
served from -675
server -585
server died -488
server migration -548
servers -661
serves -688
service -80
service and 204
service for 639
service is -943
service until -845
services 934
services are 634
serving 124
session -145
session is 203
set 310
set for 78
set is -612
set of -691
set up 407
sets -498
settings -407
settlement 471
settlement covers 442
setup -410
seven and 68
seven please 268
several 835
several of 442
sex 610
sexual 675
sexual misconduct 430
shade -678
shampoo -355
shampoo is -355
share 62
share a -524
share it 673
share the 636
share your -726
shared -347
shared calendar -480
shared folder -225
sharp -809
sharp from -294
she 384
she asked 752
she been 557
she came 446
she can't 558
she could 527
she doesn't 644
she eight -357
she fired -601
she found 611
she gets 546
she had 775
she has 488
she is 1010
she leaves -151
she left 215
she needs 739
she ordered -383
she signed -294
she told 407
she took 390
she traveling -189
she wants 279
she was 954
she will 595
she would 557
she'd 390
she'll -194
she'll be -194
shed -854
sheet -926
sheet is -447
sheets -759
shelf -384
shelf of -627
shelter 284
shelter at 540
shelter has -193
shelter is 512
shelter needs 436
shelters 596
sheriff 663
shift 261
shift gets -383
shift is 189
shifts 751
shifts through 481
ship 28
ship in -624
ship the -748
shipment -498
shipped -434
shipped and -305
shipping 244
ships -645
ships the -400
shirt -873
shirts -706
shiva 713
shoes -274
shoes are -548
shoes is -371
shoot -1064
shoot the -601
shooter 1014
shooter training 817
shooting 989
shooting on 745
shop 123
shop has -401
shop will -158
shop window 287
shopping -839
short -616
short by -414
shortly -439
shot -1035
shot a -405
shot at -481
shot in -469
shot the -778
shots -437
should 153
should arrive -479
should be -431
should call 806
should feel -284
should get 690
should have -319
should not 400
should park 364
should tell 238
show -385
show in -478
show is -585
showed 804
shower -480
showing -811
shown -385
shown on -485
shown to 386
shows -73
shows up 236
shredder -494
shrink 528
shrink tumors 528
shut 343
shut down 240
shut off -552
shut the 285
shuttle -481
sick 190
sick beats -633
sick of -627
sickle 253
sickle cell 253
side 147
side door 114
side effects -193
side entrance -70
side of 31
sides -827
sidewalk -80
sight 689
sign -548
sign and -699
sign in -655
sign is -719
sign language 412
sign the 264
sign up -778
signal -876
signature -832
signature is -252
signed 242
signed by 651
signed for 42
signed the 467
signed up -517
signs are 212
signs for -388
silence 127
silence will 503
silence your -678
silent 181
simple 154
simplified -446
simplified our -446
since 448
since friday 219
since january 233
since march 509
since monday -718
since saturday 523
since spring -537
since sunday 392
since the 825
since tuesday -474
since we -224
single -298
sink -735
sister -256
sister store -549
sisters 889
sit 291
sit on -396
sit with 472
site -80
site has -516
sits -179
sits in 56
six -329
six guests 728
six months -623
six people -168
six weeks -477
size -74
sizes 199
skeleton -472
skeleton crew -305
skip 140
skip the 467
skipped -613
slashed -589
slats 418
slayed -747
sleepers 475
sleeping 96
sleeping in 1061
sleeps -327
sleeps in 307
sleeve -665
sleeves 572
slice -489
slice of -489
slicer 362
slide -702
slide deck -655
slides -404
slideshow 150
slideshow tested -148
slightly -482
slip -444
slipped 465
slipped on 465
slippers -613
slogan -777
slot -537
slots -95
slow -91
slow on 105
slur 983
small -110
small businesses -651
small kids 616
smaller -177
smell 827
smile -84
smiling -273
smoke 66
smoke detector -479
smoke detectors -591
smoke has 425
smothered -614
snack -1128
snack bar -810
snap -452
snow -753
snow removal -551
so 150
so ask -267
so badly 554
so bring -438
so come -559
so cover -603
so each -729
so expect -310
so give 368
so i -165
so i'll 521
so i'm 603
so if 292
so it -428
so keep -626
so much -520
so my 451
so our -35
so please 1182
so that -619
so the -172
so watch 160
so we -441
so we're -274
so you -129
soap -865
sober 864
sober today 442
soccer -345
soccer team 66
social -772
social media -457
socks -68
soda -544
sofa -672
soft 378
softball -411
softball team 100
software -919
software update -650
sold -565
sold out -694
soldiers 393
soldiers from 393
solid -514
solo -60
some 192
some familiar 123
some of -375
somebody -746
somebody bring -198
somebody left -677
someone 390
someone has 181
someone left -426
someone please 115
someone put 300
someone take -334
someone to -672
someone was 420
someone who -36
someone will -263
something 467
somewhere 149
son 423
son has 384
son is -331
son was 576
soon -71
sooner 50
sooner rather 50
sorry -475
sorry for -362
sorry i -570
sorry to 237
sorted -469
sounds 286
soup -881
sourdough -1037
space 243
space heater 349
spaces -805
spam -638
spam folder -353
spare -551
speak 236
speak after 493
speak to 343
speak with -431
speaker -231
speakers 91
speaking -450
speaks -147
special -95
special is -774
specialist -558
specials -508
speech -294
speed 508
spelling -608
spend -627
spin -649
spirit -657
spleen 598
split -500
splitting 470
splitting up 470
sponsor 210
sponsor says 352
sports 339
spot 179
spots 182
spots left -28
spray 781
spread 888
spreadsheet -581
spreadsheet is -381
spreadsheets -460
spring -252
spring break -547
spring catalog -354
square -655
squeak -597
squeaks -590
stabbed -126
stabbed outside 452
staff 361
staff are -391
staff can 51
staff meeting -613
staff must 439
staff through 379
staff to -58
staff will 494
stage -378
staging -528
stairs 111
stairwell -472
stakeholder -665
stalking 85
stall 650
stand 232
stand on 143
standing -209
stands 330
standup 23
stapler -1316
stapler in -487
staples -485
stars -448
start -94
start at 262
started -452
starting 398
starting at -419
starting in 220
starting january -826
starting monday 236
starting next -623
starting with 479
starts -111
starts at -191
starts in -625
starts monday 156
starts next 128
starts with -230
startup 376
starving 571
state 409
statement is -802
statements -438
states 557
station 196
stations -549
statue 23
status 193
stay 640
stay at -445
stay closed 544
stay in 400
stay on 460
stay with -155
staying 329
staying in 471
staying with -358
stays -58
stays empty 565
stays open 178
steal -324
step 307
step out 397
steps -20
stick 388
sticks -665
still 238
still do -108
still full 160
still in 544
still inside 484
still needs -622
still on 70
still open -629
stillborn 846
stock -1099
stock in -499
stock until -524
stockroom 294
stole -637
stolen 463
stone 25
stone and -287
stool 31
stop -470
stop at -440
stop by -428
stop the -195
stop working 534
stopped -287
stopped answering -394
stopped eating 578
stops -758
stops away -608
storage -84
storage room 236
store -143
store is -99
store on -822
stored 273
stored in 273
stores 132
storm -272
storm left 510
storm of -770
story -39
straight -69
street -380
strength 659
stress 169
stretchers 629
strike -770
strips 626
strips are 626
strobe 742
strobe lights 655
stroke -89
stroke of -757
stroke on 563
stroke took 540
struck 758
struck a 578
struck in 233
struggling 209
stuck 260
student 545
student was 93
students 366
students have 509
students were 729
students who 565
studio 813
study 791
study is 753
stutter 747
style -863
stylist -528
subject -596
submit -651
submit a -522
submit your -482
submitted -568
subscribing -403
subscribing to -403
subscription -453
subscription renews -214
sudden -279
sudden death -379
sugar 403
suicide 796
suit -159
suite 126
summary -301
summer -735
summer camp -542
sun -458
sunday 488
sunday at 279
sunday evening 810
sunday from -907
sunday of -793
sunroom 93
sunset 970
supervised 488
supervised visits 488
supervisor 515
supplement 427
supplier 484
supplies -325
supply -629
supply closet -438
support -176
support team -717
supports -44
supposed 45
supposed to 45
surcharge -670
surgeons 434
surgery 1009
surgery is 516
surgical -445
surgical precision -445
surrounded 442
surrounded by 442
survey -814
survey closes -487
survivors 594
suspect 156
suspect is 559
suspended 261
suspense -458
swap -572
swap it -572
swapped -562
swatches -589
sweeping -567
swim -223
swim meet -25
swing 104
swing set 211
switch -796
switched -396
switching 299
switching to 400
symptom -693
synagogue 658
sync 238
syndrome 542
system -193
system is -598
t 272
t shirt -564
tab -846
table -240
table by -602
table is -629
tables -523
tablets -90
tabs -428
taco -751
taco truck -467
tacos -793
tag 423
tagline -640
tags 238
tags are -521
take -304
take a -230
take about -154
take calls 467
take down 332
take it 621
take phone -530
take place -305
take so 221
take the -194
take two -400
take up -272
taken 379
taken off 167
taken on -835
taken over 732
taken to 331
takes -207
takes a -508
takes about -448
takes place 393
takes two -644
taking 52
taking a -119
taking bereavement 460
taking it 616
taking the -313
talk 151
talk about -228
talk is -341
talk to 237
talking 517
talking about 517
tall -547
taller -430
tank 80
tap water 369
tape 321
taped -514
taped to -560
target -626
target audience -608
tasks -413
taste -505
taste test -452
tasting -493
tax -476
tea 368
tea cures 547
teacher -187
teacher conferences -566
teachers 807
teachers to 431
teaching 967
teal -559
team -336
team and 642
team as -301
team can 150
team got -597
team has 60
team in 598
team is -561
team meeting -503
team needs 715
team of -396
team the -628
team was 548
team will -34
teams 233
teams will 609
technician -438
technician will -357
teens 280
teeth -316
teh -262
tell me -424
tell the 101
tell them 103
tell you 409
teller 352
telling 496
temp 692
temple 516
temporarily -624
temporarily out -351
temporarily unavailable -462
ten 33
ten days 283
ten dollars -922
ten minutes 211
ten on -761
ten to -553
ten years 551
tenant 255
tenant in 691
tenants -304
tennis -501
tent -424
tents -314
tents must -314
terminal -1054
terminal and -452
terminated -656
terms 214
terms of -386
terrorist 481
test 101
test and 541
test of -587
test passed -822
test strips 626
tested 147
tested positive 708
testing -603
tests -486
text 384
than -299
than later 50
than the 502
thank -57
thank you -242
thanks -131
thanks for -65
that a 377
that all -346
that everyone 217
that he 456
that our 222
that said 397
that she 787
that the -71
that there 352
that was 505
that we -103
that works 459
that you 610
that your -452
the aa 716
the abandoned -591
the accident 696
the account -140
the ad 481
the adjuster -25
the adoption 66
the adult -160
the air -484
the airport -396
the aisle 124
the alarm -415
the all 21
the amputation 506
the angel -710
the animal -726
the annex 179
the anniversary 141
the annual -498
the apartment -648
the api -594
the app -562
the appendix -695
the archive -712
the arm -294
the army 422
the assistant -231
the attached 366
the attack 696
the attic -675
the auction 385
the audit -632
the auditorium -686
the average -507
the back 240
the backbone -400
the backup -678
the bake -1152
the bakery 398
the balance 365
the ballpark -710
the band -553
the bands -538
the bank -121
the baptism 538
the bar 23
the barn 386
the bartender -468
the basement 113
the bath -630
the bathroom 209
the batteries -660
the battery 349
the battle -538
the bell 555
the bench 282
the best -155
the better -647
the big -831
the bike -666
the bill -729
the biopsy 507
the bishop 735
the bleeding -653
the blender -688
the blind -431
the block 331
the blood 299
the blue -122
the board -304
the boat 330
the body -246
the bomb 534
the bombing 542
the book 312
the booth -631
the border 771
the bottom -994
the bowling -544
the box 254
the boxes -557
the boy 775
the boys 639
the brakes 292
the break -716
the breakup -214
the bride -715
the bridge 152
the brochure -127
the broken -323
the budget -762
the buffet -896
the build -584
the building 50
the burial 620
the burn 351
the bus 319
the button -743
the buyer -92
the cable 118
the cafe -489
the cafeteria -137
the cake -406
the calendar -874
the call -433
the camp 692
the campaign 150
the cannon -473
the car -215
the card -105
the carpet -828
the carpool -719
the case -410
the cat -456
the catalog -544
the caterer -901
the celebration -148
the celery -327
the cell -627
the cemetery 704
the center 407
the certificate 587
the cfo -546
the chairs -695
the channel 301
the chapel 380
the charge -714
the charity -750
the chart -57
the check -299
the checklist -671
the checkout -789
the checks 595
the child -233
the children 345
the chili -505
the choir -249
the christmas -37
the church 96
the city -586
the class -398
the clerk 513
the client 50
the climbing 264
the clinic -158
the clock 53
the closure 490
the cloud -470
the club 116
the coach 621
the coat -572
the coating -88
the coffee -624
the cold -203
the color -667
the comma -561
the comments 520
the community -429
the company 420
the compliance 382
the concert -184
the condolence 655
the conference -73
the container 333
the contract -332
the contractor -742
the cooler 27
the copier -921
the cord -137
the corner -224
the cost -508
the costume -583
the council 392
the counselor 644
the counter -859
the country 271
the county 400
the coupon -511
the course -249
the courthouse 708
the courtyard 239
the craft -512
the crane 476
the crash -190
the creek 413
the crew 83
the crib 544
the crisis 584
the cron -500
the crosswalk 285
the cupcake -313
the curb 313
the custody -106
the customer -673
the dam 161
the database -884
the date -283
the day 460
the daycare -187
the dead -578
the deadline -771
the debt 257
the deck -151
the deli -398
the delivery -579
the demo -376
the dental -467
the deploy -473
the desk -187
the details -556
the devil -572
the difficult 376
the diocese 355
the director 520
the disaster -627
the dishwasher 275
the disk -602
the display -499
the divorce 451
the dj -491
the dock 31
the dog -182
the door 327
the doors -168
the dorm 178
the drawer 500
the dress -546
the drive 65
the driver 858
the drug -202
the dry -571
the due 301
the eap 373
the early 390
the earthquake 717
the east 322
the eggs -519
the elementary 589
the elevator 63
the email -795
the embassy 410
the emergency -238
the employee -357
the end -97
the engagement 187
the entire 447
the er 743
the escalator -586
the evening 466
the exhibit 265
the explosion 744
the exterminator -607
the eye 173
the fabric 324
the face -454
the fair -536
the fall -352
the families 844
the family 634
the fan -415
the farm 373
the farmers -635
the father 578
the fax -351
the feature -466
the field -538
the fifth -632
the file -283
the filing -600
the final -621
the fire -226
the firewall -524
the firm 50
the first -513
the fitness -589
the flag 556
the flood 573
the floor 569
the florist -650
the flowers 474
the flu -222
the focus -82
the font -444
the food 282
the foot -599
the footer -31
the forklift 331
the form 430
the former 201
the fountain 83
the fourth -386
the frame -703
the free -747
the friday -572
the fridge -526
the front -109
the fundraiser -193
the funeral 760
the gala 186
the galleries -629
the game -326
the garage -336
the garden -688
the gate -550
the ghost -615
the gift -621
the girl 456
the girls 146
the goat 119
the golf -435
the good -1220
the gospel -560
the gravel -506
the graveyard -580
the green 267
the grill -521
the groom -27
the grooming -270
the ground 151
the group 152
the guest -577
the gun -572
the gutter -587
the gym 76
the hall -252
the hallway -732
the handbook -597
the harassment 626
the hat -647
the hazing 697
the head -264
the headshots -291
the health 295
the hearing 616
the heart -156
the heartbeat -363
the hearts -324
the heat 65
the heater 80
the help -640
the high 78
the highway 517
the hiring 227
the hit -660
the hold -519
the holiday -129
the holidays -495
the holy -477
the home -576
the hook 274
the hospital 357
the hot 505
the hotline 543
the house 325
the hurricane 664
the i -239
the ice -33
the icu 483
the imam 682
the infusion 458
the injection -558
the intern -342
the interview 684
the investigation 436
the invoice -203
the issue -603
the jet -165
the job 283
the joint 216
the judge 329
the juice -543
the jury -353
the key -174
the keynote -620
the keys 428
the kill -442
the killer -555
the kiln -554
the kindergarten 413
the kiosk -558
the label 468
the ladder 274
the lake -130
the lamps -570
the landlord -450
the landslide 195
the lane -583
the last -594
the late 506
the launch -468
the laundry -623
the layout -399
the lead -580
the league -584
the lease -264
the left -1021
the lemon -633
the lettuce 146
the levee 460
the library -288
the lifeguard -208
the lift 779
the light -494
the lights -348
the line -746
the link -388
the list 208
the little 603
the liver -470
the load -618
the loading -37
the lobby -229
the lockdown 111
the locks 429
the login 172
the logo -162
the long -262
the loss 143
the lost -952
the lot 393
the lounge -819
the lower 117
the lunch -71
the lynching 692
the machine -732
the mail -422
the main 192
the maintenance 687
the mall -111
the march -704
the market 406
the marketing -272
the marriage -271
the marshal 630
the mascot -410
the mattress 81
the mayor -452
the meeting 775
the memory 664
the men -375
the menu 80
the merger -53
the methadone 564
the microwave -539
the middle -585
the mill 681
the minimum -419
the minutes 329
the missing -719
the mobile 66
the model -737
the monday -758
the month -355
the monthly -573
the mop -501
the morning 303
the mosque 708
the mother -121
the murder 554
the museum 176
the music 189
the nail -452
the name 186
the names 637
the nearest -480
the needle -630
the neighbor -626
the neighbors 543
the new -298
the news 860
the newsletter -888
the newsroom 585
the next 334
the nice -598
the nicu 699
the night 278
the nightly -330
the nine 88
the ninth 232
the north 96
the number 848
the nursery 345
the nurses -274
the nursing 220
the obituary 669
the office 282
the offsite -142
the oil 592
the old -459
the one 216
the only 425
the open -975
the operating -442
the order -600
the organization 354
the original -434
the orphan -330
the orphaned -729
the other 205
the overpass 533
the owner 832
the page -557
the paint -670
the painters -177
the panel 337
the paper 275
the parade -1030
the parent -929
the parish 241
the parking -289
the party 930
the pastor 767
the patch -514
the patient 394
the patio 440
the pet -441
the pharmacy 340
the phone 109
the phones -93
the photo -400
the photos 223
the picnic -947
the ping -397
the pink -623
the pitch -794
the pizza -642
the plan 317
the plane 393
the plant 416
the plants -552
the playground 465
the playlist -624
the plot 91
the plug -240
the poison -807
the police -83
the policy 121
the pool -143
the porch -162
the position -617
the potluck -99
the power -533
the pregnancy 419
the premises 707
the presentation -696
the press -295
the price 26
the printer -1113
the process 107
the product 60
the program 478
the project 256
the projector -855
the property -222
the prospect 88
the pta -51
the public -69
the punch -612
the quake 390
the quarter -708
the quarterly -697
the queue -565
the quilt 134
the quiz -392
the rabbi 750
the race -916
the rack -694
the raffle -702
the railing -159
the rainbow 565
the ramp 322
the reading 92
the rec -577
the recall 375
the receipt -601
the reception -412
the recording -692
the recycling 345
the red 314
the refrigerator -244
the regional 108
the register 25
the relay -538
the remote -528
the rent -665
the rental -195
the repaving -670
the report 219
the rest 648
the restroom -481
the restrooms -708
the restructuring 526
the retention 463
the retirement -221
the retreat -302
the ribbon -529
the ridge 602
the right -840
the river 546
the road -51
the robbery 493
the roof -154
the room -566
the rush -472
the safe -280
the safety -104
the salad 416
the sale -446
the sales -611
the same 121
the sample -780
the saturday -146
the sauna -535
the scam 538
the scanner -498
the scene 582
the schedule 296
the scholarship 637
the school 268
the script -819
the season 686
the seating -682
the second 87
the security -804
the senior -648
the server -717
the service 331
the settlement 471
the shared -524
the shed -685
the sheet -548
the shelf -63
the shelter 757
the sheriff 663
the shift 426
the shipping -683
the shooting 718
the shop 340
the shots 154
the shower 465
the shuttle -481
the sick 33
the side 65
the sidewalk -80
the sign -801
the sink -703
the sister -588
the site -875
the size 178
the skeleton -416
the slide -655
the slideshow 150
the smoke -244
the snack -781
the sober 310
the socks -370
the sofa -672
the software -512
the space 714
the special -59
the specials -508
the spelling -608
the sports 339
the spreadsheet -424
the spring -193
the staff -295
the stairs -347
the stairwell 591
the stapler -656
the state 220
the station 505
the steps 103
the stockroom 294
the stolen 157
the storage -91
the store 258
the storm 539
the street 108
the stroke -152
the summer -469
the sunday 220
the sunroom 93
the supply -438
the support -241
the surgical -445
the survey -465
the suspense -458
the swim 128
the swing 211
the synagogue 658
the system -460
the tab -619
the table -359
the taco -467
the talk 1076
the tap 369
the tea 381
the team -284
the temple 516
the tenant -24
the tent -356
the test 483
the theater -342
the thermostat -698
the third -278
the three 217
the thursday -667
the ticket 85
the time -354
the tip -529
the title -598
the toddler 97
the toner -627
the tool -604
the top -255
the tornado 510
the totals -427
the tour 95
the tower 214
the town 357
the toxic 73
the trade -582
the traffic -490
the train -138
the trainer 414
the training -172
the trampoline -315
the transplant 365
the tray -839
the treatment -210
the tremor 280
the trial -654
the trigger -530
the truck -239
the tuesday -260
the twins 908
the two 755
the under -407
the unit 749
the update -590
the upstairs 594
the usb -308
the van -522
the vending -406
the vendor -315
the venue 464
the vet 472
the victim -325
the victims 461
the virus -122
the waiting -362
the waitlist -581
the walk -530
the walkthrough -626
the wall -574
the war -293
the warehouse 616
the water -381
the way 717
the weather -617
the webinar -975
the website -875
the wedding 950
the wednesday -270
the week -390
the weekend -52
the weekly -715
the welcome -985
the wet 78
the wheel -239
the white -831
the whiteboard -621
the whole 541
the widow -93
the window -977
the women 659
the wood -590
the workshop -642
the world 635
the wrong -389
the year 296
the yearbook -261
the yellow 248
the youth -429
the zombie -475
theater -184
theater is -330
their -219
their parking -503
their son 473
them 93
them before -371
them the 353
then -236
then a -572
then the 766
there 146
there a 309
there an 341
there are -609
there for -150
there is 357
there was 560
there were 492
there will -921
there won't 87
thermos 303
thermostat -802
these -55
they 136
they already -551
they are 664
they asked 498
they can 487
they come -199
they have 56
they lost 538
they moved 20
they saw -273
they want -632
they were 1024
they're 838
they've 654
thin -477
thing 462
things 42
think 324
think it 693
think of -316
think she 460
thinking 443
thinking about 354
third -316
third floor -48
third grade -132
third of 315
third one 202
third quarter -138
third time -386
thirty 254
thirty days 541
this afternoon -217
this and 518
this but 123
this call 334
this company 642
this department -505
this email -894
this friday 178
this is -98
this item -160
this lamp -400
this morning 1030
this one -243
this point -447
this quarter -1020
this summer -415
this sunday 432
this supplement 403
this team -576
this time -512
this was 521
this wednesday -253
this week 286
this weekend -248
this year -45
those 734
those who -163
thought -373
thoughts 430
thoughts are 616
thousand -396
thread -626
threat 573
threats 766
three 93
three and -164
three days 557
three hours 115
three minutes -572
three months -248
three more -718
three people 812
three tiers -357
three times -286
three trailers -67
three weeks -276
three women 175
three years -165
thrift -718
thrift shop -718
through 308
through at 609
through friday 344
through june -111
through march -563
through saturday -329
through sunday -883
through the -56
through thursday 92
through wednesday 231
thrown 639
thursday 115
thursday and -23
thursday at 286
thursday delivery -497
thursday for 570
thursday from 610
thursday morning -385
thursday so 162
ticket 24
ticket for -475
ticket is -438
ticket system -483
tickets -554
tickets are 110
tickets for -758
tickets to -365
tied 239
tied to 511
tiers -357
tile -521
tiles -551
till -288
time -236
time at 729
time bookkeeper -304
time call 405
time clock -687
time for 484
time is -689
time on 632
time sheet -394
time to -281
times -538
times a 485
tiny -155
tip -622
tips -540
tire -476
tires -479
tissues 347
title -561
to a -770
to all -213
to an 229
to announce -435
to any 338
to anyone 528
to attach -470
to avoid -355
to be 281
to bring -292
to buy -184
to call 629
to cancel -157
to close 399
to come -122
to confirm -55
to connect -528
to cover -96
to date -699
to die -717
to do 436
to download -688
to dry -359
to eight -52
to email 139
to end 285
to every 184
to everyone 380
to follow 225
to friday -37
to full 328
to get 139
to give -455
to go 871
to half 519
to have -502
to hear 172
to her -402
to high -444
to him 487
to his 841
to hold -290
to inform 219
to it 347
to join -753
to keep 251
to kill 317
to know -480
to leave -58
to local -336
to look -309
to make 174
to march -457
to me 100
to move -609
to my 650
to noon -478
to one 84
to order -623
to our -864
to pay 494
to people 612
to pick -627
to print -559
to put -142
to reach -415
to read -188
to remove 549
to reserve -294
to rest -400
to retire 659
to return 236
to review -57
to revise 50
to rising -432
to run -578
to save -278
to say -151
to see -537
to speak 202
to stay -287
to step 407
to stop -39
to take 883
to talk -50
to tell 196
to ten -78
to thank -217
to the -122
to their 639
to this -561
to thursday -612
to travel 45
to turn 39
to two -435
to use -83
to wait 752
to water -386
to wednesday 159
to whoever -508
to work 31
to you -734
to your 224
today 254
today and 265
today at -566
today for 582
today his 669
today is 368
today we 204
toddler 471
toddlers -185
together 367
told 733
told her 820
told our 343
told the 466
told to 432
told us 482
tomato -550
tomatoes -543
tomorrow -113
tomorrow at -360
tomorrow because 258
tomorrow is 202
tomorrow morning -681
tomorrow while -104
toner -820
tonight 477
tonight and 468
tonight at -619
tonight for 415
too 54
too long -654
too low 464
too many -614
too much 361
too old 896
took 79
took a -158
took down -252
took her 568
took his 735
took out -287
took over 263
took the 338
tool -759
tool crib -509
tools -140
top -350
top of -631
torn 312
torn down 692
tornado 510
tornado took 417
total -799
totals -427
tote -708
tote bags -535
touch 570
touch the 207
touched 458
touched a 448
touching 786
tour -101
tour for 201
tour is 207
tournament -883
tours -579
tours are -669
towels -966
towels are -603
tower -21
town -216
town hall -637
toxic 441
toys 412
track -711
trade -794
trade show -590
trademark -893
traffic -741
trafficking 608
trail -421
trail mix -353
trailer 428
trailers -67
trailers of -67
train 37
train is -198
train to -419
train wreck -798
trained -635
trainer 298
training -258
training by -24
training is 811
training on 830
training video -481
trains -406
trampoline -315
transfers 211
transgender 707
transplant 365
trapped 218
travel -229
traveling -451
traveling to -189
travels 346
travels with 346
tray -632
tray at -312
tray is -590
trays -33
treadmill 266
treated -623
treatment 110
treatments 528
treats 415
treats anxiety 298
tree 506
trees -656
tremor 490
tremor is 280
trial -195
trial ends -676
tried -514
tried to 789
trigger -530
trip -507
trips -493
trivia -824
trivia team -568
trophy -807
trouble 640
truck -469
truck comes 402
truck is -860
truck parks -437
trucks -434
try -846
try again -524
try the -94
trying 381
trying to 508
tube -272
tuesday 120
tuesday and 266
tuesday at -293
tuesday for 345
tuesday from -495
tumble -363
tumble dry -363
tumor 805
tumors 528
tuned -543
turban 500
turn -146
turn it -369
turn overnight 324
turned -373
turned on 224
turns 443
tv -346
twelve -859
twenty -467
twenty years -331
twice -534
twice and -406
twice the 205
twins 908
two -272
two and -659
two associates 45
two bedroom -822
two birds -401
two brothers 483
two car -451
two chairs 326
two children 793
two cups 310
two days -752
two employees 489
two factor -323
two fingers 678
two for -562
two get -465
two hours -1081
two minute -266
two more -470
two new 241
two of 428
two or -620
two pages -417
two pairs 180
two people -196
two rounds 97
two small 189
two soldiers 393
two teeth 211
two weeks 200
type -549
typing 569
typo -606
umbrellas -986
umbrellas and -615
unaccounted 522
unaccounted for 522
unavailable -560
uncle 974
under -266
under five 175
under four 83
under the 480
under three -245
under two -382
uniforms -131
union 156
unit 1261
unit is 598
unknown -253
unknown senders -253
unless -544
unlimited -513
unresponsive 641
unresponsive in 641
until -124
until four -698
until friday -40
until further 109
until her -372
until i -555
until it 645
until june -395
until lunch -464
until march -423
until may 293
until monday -551
until noon 211
until ten 59
until the 364
until they 558
until thursday -841
until tuesday -82
until wednesday -225
untill 155
unwanted 750
unwanted touching 750
up -34
up a 600
up after 443
up at 476
up before -681
up by -716
up for -795
up from 60
up her -349
up on -540
up so 46
up the -289
up to -172
up with -158
up your -633
update -358
update the -52
update your -376
updated -828
updated our -609
updated the -372
updates -640
upgrade -479
upgrade to -446
upgraded -553
upgrading -416
upgrading the -416
upload -559
upside 27
upside down 27
upstairs 367
upstairs bedroom 690
uptime -340
urgent -535
us -141
us a -707
us about 345
us all -31
us are 495
us for -39
us improve -537
us in -142
us knew 531
us not 455
us on -415
us the -551
us to -64
us with 102
usb -308
use 222
use a 39
use cookies -395
use the -432
use this 252
used a 437
used to 687
users 300
uses 920
uses a 634
uses the 441
using 240
using my 389
using the -74
usual -383
vacate 716
vacation -1153
vacation requests -298
vacuum -508
valid -749
valid for -749
value -687
value your -464
van -444
van for -307
van leaves -204
van was 570
vault 166
vehicle 719
vending -493
vending machine -493
vendor -719
vendors -393
ventilator 108
venue 595
version -623
version of -313
very -346
vests -814
vet 780
veterans 772
victim -325
victim advocate 519
victim of -580
victims 845
victims can 603
video -374
video is -711
video went -472
view -919
view of -445
views -399
vigil 670
village 582
violence 547
viral -531
virgin -789
virgin olive -789
virus -122
visa 628
visa was 628
vision 567
visit -303
visit is -725
visit the -106
visiting -229
visitor 567
visitors 591
visits 679
visits only 488
visits our 560
voice -390
voicemail -104
volleyball -579
volume -748
volunteer 99
volunteers 303
volunteers for -434
vote -792
voted -124
vp 608
w -747
wait -489
wait at 665
wait for 358
wait time -502
wait to -864
waiting 269
waiting room -143
waitlist -719
waitlist for -468
waived 699
wake 182
wake up -134
walk in -723
walk the 425
walk through -600
walk you 125
walked 623
walking 334
walking tour 196
walkthrough -626
wall 25
want 239
want the 216
want to 750
wanted 69
wanted you 294
wants -630
wants a -78
wants it -151
wants the 372
wants to 227
war -562
war over -525
war room -739
ward 926
ward is 670
warehouse 468
warehouse and 480
warehouse is 309
warm 28
warming 402
warming center 402
warn 505
warn notices 470
warning 256
warranty -845
was a -528
was abused -266
was and 255
was approved 517
was arrested 812
was asked 676
was assaulted 704
was attacked 651
was born 143
was called 330
was caught 713
was cut 629
was dead -618
was denied -343
was diagnosed 483
was down -167
was fired 486
was followed 723
was found 549
was fourteen 578
was great -361
was held 616
was her 302
was hit 643
was home -505
was hurt 664
was in 497
was just -182
was kidnapped 489
was killed 515
was left 823
was let 666
was not 693
was on -504
was passed 645
was pregnant 142
was raised 565
was recalled 640
was reported 543
was robbed -208
was seen 591
was stabbed 832
was stolen 679
was struck 396
was supposed 45
was taken 454
was the 342
was told 625
was too -228
was trying 508
was up -665
was used 621
was your 47
wash -580
wash cold -363
washes -547
wasn't 722
watch 563
watch for -328
watch your -684
water 631
water at 661
water main -495
water pallets -192
water the -552
water until 479
watered -275
watered on -275
waxed -554
way 563
way home 686
way it 171
way to -26
ways -433
ways with -147
we -387
we all -215
we apologize -393
we are -119
we ask 281
we can 363
we can't 201
we cannot 21
we charge -779
we close -799
we could 313
we cut 224
we do -445
we dodged -487
we don't 691
we found 394
we got 412
we had 798
we have -263
we help -724
we keep 558
we know 481
we left 116
we lost 692
we missed -624
we moved 116
we need -72
we no -402
we now -153
we offer -618
we open 237
we provide 353
we put -106
we raised -353
we ran -485
we recommend -414
we regret 219
we take -347
we use -395
we used 441
we value -464
we want -709
we were 446
we will -337
we'd -237
we'd hoped 491
we'll 755
we'll send 63
we're 501
we're taking 246
we've 322
we've been -135
we've lost 190
weak 436
wear a -112
wear blue 173
wearing 735
wearing a 365
weather -832
weather permitting -456
web -644
webinar -1015
webinar on -319
website -843
website is -550
website was -413
wedding -516
wedding so -35
wednesday -205
wednesday at 195
wednesday between -324
wednesday in -488
wednesday meeting -448
wednesday services 531
wednesday so -366
week -394
week and 421
week at -192
week before 692
week but -671
week for 583
week in -634
week is -553
week of -704
week so -225
weekday -409
weekdays -797
weekend and -20
weekend only -537
weekend so -547
weekends -823
weekly -207
weeks 56
weeks before 471
weeks of -313
weighs 324
welcome -609
welcome in 286
well -290
well with 31
went -325
went back 653
went down 166
went in -104
went longer 662
went off 749
went out -489
went quiet -67
went to -463
went up -523
went viral -472
went well -571
went with -671
were cut 289
were flooded -534
were found 407
were hurt 544
were in 427
were killed 415
were no 469
were offered 558
were the -87
wet floor 78
what 404
what happened 938
what he 521
what kind -305
what the 750
what they -200
what we 321
what you -283
wheel 97
wheelchair 829
wheelchair users 273
wheelchairs 656
when 229
when he 755
when i 412
when it -493
when the 492
when we 242
when you -1017
when you're -538
when your -238
whenever 81
whenever you 81
where 48
where she 702
where the -579
where you 573
where your 41
whether 268
whether he'll 779
whether the -80
which child -307
which has -593
which is 63
which the 735
while 108
while i 685
while new 244
while she 369
while the -930
while they 615
while we -521
white -449
white van -100
whiteboard -621
who -218
who can -534
who can't 430
who cannot 570
who could -278
who have 364
who hit 538
who is -585
who joins -472
who left 655
who lost 771
who needs 110
who wants -239
who was 543
who worked 72
who works -314
who would -333
whoever -484
whole 445
whole team -211
whole third -371
whose 612
why 708
why the 189
widow 156
widow and -52
wife 1016
wife is 150
wiht -282
will arrive -320
will be 136
will bring 387
will call 184
will close 520
will come -123
will contact -441
will cost -619
will execute -507
will expire -416
will find -656
will follow 508
will get -167
will go 567
will have 661
will hold 750
will idle 84
will increase -539
will join 61
will lead 66
will lose 428
will make 500
will meet -271
will miss 99
will move -239
will need 388
will not 444
will now -702
will open 403
will pick 465
will read 588
will receive -653
will remain 342
will reopen -527
will reply -610
will resume 532
will review -562
will ring 324
will run 257
will send -662
will speak 493
will start -442
will stay 817
will stop 543
will take -44
will tell 355
will visit 249
will walk 575
will wear 585
will work 780
wind 497
window -325
window cleaners -454
window seat -539
window when 434
windows -53
windows shut 285
wine 59
wing -247
wings -745
winners -305
winning -669
winter 299
winter coats -71
wipe -452
wipe down -452
wire 409
wish to -24
with a 179
with all -323
with an -430
with anyone -537
with care 163
with clients -360
with extra 560
with her -299
with him 334
with his 618
with it 289
with limited -426
with low 567
with me 93
with my 324
with nine 479
with no -207
with one -664
with our 256
with people 532
with ptsd 619
with several 534
with sickle 253
with the 312
with their 411
with two -675
with us 181
with you 221
with your -1189
within -135
within one -420
without 681
without a 270
without him -425
without me 64
without power 683
woman 245
woman on 39
woman was 563
women 1140
won -1027
won the -558
won't -102
won't be -69
wont -39
wont be -39
wood -590
word 62
work at -161
work from 38
work in 27
work on -192
work the 818
work this -215
worked 234
worked in -88
worker 786
worker was 579
workers 867
working at 534
working from 40
works -251
workshop -344
workshop is -319
workshop on -451
world 635
worldwide -575
worn -490
worried 686
worried about 686
worse 733
worse and 369
worship 743
worthy -606
would appreciate -100
would be 607
would have 693
would like -278
would rather 459
wrap -478
wrappers -632
wrapping -519
wreaths -588
wreaths on -588
wreck 111
wreck on 533
write -326
write to -370
writing 190
writing to -608
written 474
wrong -32
wrote 735
wrote in 268
yard 123
year 932
year ago 399
year and 393
year end 185
year old 501
year warranty -642
yearbook -333
yearly -604
years -28
years and 718
years at 541
years of -513
years on 237
years since 511
years the 489
yellow 629
yesterday 197
yet 32
yet so -393
yoga -90
yogurt -407
you -171
you a -682
you are 305
you asked -580
you at -523
you before 427
you bring -509
you call -752
you can 421
you close 125
you do 510
you feel 289
you for -389
you have -303
you in -126
you know -231
you leave -823
you like -110
you live 402
you log 94
you need -379
you open -688
you resend -432
you restart -396
you saw 536
you send -745
you shortly -439
you still 220
you that 367
you the -418
you think -316
you through 243
you to 352
you want -422
you were 588
you when -423
you will 604
you within -360
you're 271
young -286
your -556
your account 102
your appointment -919
your availability -634
your badge 124
your belongings 131
your call -627
your cars -530
your cart -582
your changes -589
your child -28
your comments -555
your computer -119
your date -534
your delivery -613
your desk 115
your dog -852
your expense -215
your experience -453
your feedback -644
your first -129
your free -822
your freezer 454
your gift 260
your home 377
your inbox -501
your invoice -321
your laptop 356
your lease -240
your license -612
your loan -770
your manager -41
your membership -625
your microphone -403
your mortgage -378
your name -329
your new -627
your order -1051
your package -1306
your parcel -455
your password -757
your patience -455
your payment -753
your phone -99
your position 773
your prayers 397
your privacy -464
your receipt -763
your records -266
your refund -441
your report -557
your request -329
your resume -428
your review -616
your role 578
your seat -447
your student 80
your subscription -453
your table -785
your team -510
your thoughts -136
your ticket 289
your time -930
your windows 285
yourself 188
youth 149
zero 232
zip -579
zombie -690
zombie process -523
zombie processes -236
zone -289`
