import { describe, expect, test } from 'vitest'
import { addEvent, earlierOf, noReply, outcomeOf, startOf } from '#chat/exchange.ts'
import { decode, encode, type ReplyEvent } from '#chat/wire.ts'

const answer: ReplyEvent[] = [
  { kind: 'source', label: 'Search of this site' },
  { kind: 'text', text: 'No page ' },
  { kind: 'text', text: 'sets a cookie.' },
  { kind: 'link', label: 'Privacy Policy', href: '/privacy-policy' },
  { kind: 'end', cutOff: false },
]
const whole = {
  question: 'Q',
  answer: 'No page sets a cookie.',
  source: 'Search of this site',
  links: [{ label: 'Privacy Policy', href: '/privacy-policy' }],
  end: 'whole',
}

const fold = (events: readonly ReplyEvent[]) => events.reduce(addEvent, noReply('Q'))

describe('a reply', () => {
  test('is the sum of its lines', () => {
    expect(outcomeOf(fold(answer))).toEqual({ answered: whole })
  })

  test('comes to nothing before it ends', () => {
    expect(outcomeOf(fold(answer.slice(0, -1)))).toEqual({})
  })

  test('that the site gave in place of another is no entry of the history', () => {
    expect(outcomeOf(fold([{ kind: 'notice', message: 'Out.' }, ...answer]))).toEqual({ instead: whole })
  })

  test('that was cut off says so', () => {
    expect(fold([{ kind: 'end', cutOff: true }]).end).toBe('cut off')
  })

  test('begins anew after a notice, which stays', () => {
    const before: ReplyEvent[] = [
      { kind: 'source', label: 'AI answer' },
      { kind: 'text', text: 'Well' },
      { kind: 'notice', message: 'The service is out.' },
    ]
    expect(fold([...before, ...answer])).toEqual({ ...whole, problem: 'The service is out.' })
  })

  test('that was refused has a problem and nothing else', () => {
    const refused = { kind: 'refused', why: 'limit', message: 'Too many.' } as const
    expect(fold([...answer.slice(0, 3), refused])).toEqual({ ...noReply('Q'), problem: 'Too many.', unreadable: false })
  })
})

describe('the page starts', () => {
  test('with the exchange and an empty field', () => {
    expect(startOf('Q', answer)).toEqual({ history: [whole] })
  })

  test('with the question kept and no history where it was not answered as asked', () => {
    expect(startOf('Q', [{ kind: 'notice', message: 'Out.' }, ...answer])).toEqual({
      instead: whole,
      question: 'Q',
      problem: 'Out.',
      unreadable: false,
    })
  })

  test('with a question that can’t be read', () => {
    expect(startOf('', [{ kind: 'refused', why: 'question', message: 'Ask something.' }])).toEqual({
      question: '',
      problem: 'Ask something.',
      unreadable: true,
    })
  })
})

describe('the wire', () => {
  const stream = (chunks: readonly Uint8Array[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk)
        controller.close()
      },
    })
  const read = async (chunks: readonly Uint8Array[]) => Array.fromAsync(decode(stream(chunks)))
  const bytes = Buffer.from([...answer, { kind: 'text', text: 'Tomás 😐\nsays “no”' } as const].map(encode).join(''))

  test.each([1, 2, 7, 64, 10_000])('brings lines as they were, in pieces of %i bytes', async (size) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    expect(await read(pieces)).toEqual([...answer, { kind: 'text', text: 'Tomás 😐\nsays “no”' }])
  })

  test.each([
    '<h1>Bad gateway</h1>',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"kind":"text"}',
    '{"kind":"text","text":{}}',
    '{"kind":"end"}',
    '{"kind":"link","label":"x"}',
  ])('fails on %s, which is no reply', async (line) => {
    await expect(read([Buffer.from(`${line}\n`)])).rejects.toThrow()
  })

  test.each(['{"kind":"usage","tokens":7}', '{"kind":"constructor"}', '{"kind":7}', '{"kind":null,"text":"x"}'])(
    'leaves out %s, a kind that it does not know',
    async (line) => {
      const [first = '', ...others] = answer.map(encode)
      const lines = await read([Buffer.from([first, `${line}\n`, ...others].join(''))])
      expect(lines).toEqual(answer)
      expect(outcomeOf(fold(lines))).toEqual({ answered: whole })
    },
  )

  test('is let go by whoever stops reading', async () => {
    let left = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.from(encode({ kind: 'end', cutOff: false }))),
      cancel: () => {
        left = true
      },
    })
    for await (const _line of decode(endless)) break
    expect(left).toBe(true)
  })

  test('leaves out a line that never ended', async () => {
    expect(await read([Buffer.from(`${encode({ kind: 'text', text: 'a' })}{"kind":"te`)])).toEqual([
      { kind: 'text', text: 'a' },
    ])
  })
})

describe('what was asked before goes along', () => {
  const limits = { turns: 3, characters: 40 }
  const exchange = (question: string, ...hrefs: string[]) => ({
    question,
    links: hrefs.map((href) => ({ label: 'Page', href })),
  })

  test('with the place that answered, the latest first', () => {
    expect(earlierOf([exchange('B', '/b#c', '/d'), exchange('A')], [], limits)).toEqual(['/b#c B', ' A'])
  })

  test('after the history what was sent before it', () => {
    expect(earlierOf([exchange('B', '/b')], ['/a A'], limits)).toEqual(['/b B', '/a A'])
  })

  test('in so many turns at most, and none that is too long', () => {
    const long = exchange('x'.repeat(41))
    expect(earlierOf([long, exchange('C'), exchange('B')], ['/a A', '/z Z'], limits)).toEqual([' C', ' B', '/a A'])
  })

  test('also from a page that the server made', () => {
    expect(startOf('Q', answer, ['/a A']).earlier).toEqual(['/a A'])
    expect(startOf('Q', answer).earlier).toBeUndefined()
  })
})
