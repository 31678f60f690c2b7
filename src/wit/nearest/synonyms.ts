/**
 * Synonyms in notices of working life that vectors trained on newspapers keep apart. Each line is a group, represented by its
 * first word.
 */
const groups = `
meeting webinar call sync standup session huddle
workshop seminar training course class lesson
office store shop showroom branch location
close shut
move reschedule postpone shift push
late delay delayed overdue behind
ship dispatch send mail
package parcel delivery shipment box
order purchase
invoice bill statement
reservation booking
fix repair service maintain mend
down offline unavailable
elevator lift
fridge refrigerator
restroom bathroom washroom toilet
apartment unit flat
tenant resident renter
raise rise increase
lower reduce cut drop discount
start begin open launch commence
end expire finish conclude
hire recruit
job position role opening vacancy
colleague coworker teammate staff team employee
customer client shopper buyer
guest visitor attendee
vacation holiday leave pto
password login passcode credential
website site page
app software platform tool system
update upgrade version release
photo picture image
parking garage lot
bus train shuttle ferry
form application paperwork survey questionnaire
newsletter bulletin digest
sale promotion deal offer
free complimentary
reply respond answer
join attend
register enroll rsvp
attach enclose
reminder notice announcement
gym studio
coffee espresso latte
menu dish special
trash garbage recycling waste
desk workstation chair
printer copier scanner
`

const heads = new Map<string, string>()
for (const line of groups.trim().split('\n')) {
  const words = line.split(' ')
  for (const word of words) heads.set(word, words[0] ?? word)
}

/** The first word of a word's group; the word itself outside all groups. */
export const headword = (word: string): string => heads.get(word) ?? word
