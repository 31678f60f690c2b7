/** Most answers that are remembered. */
const most = 200

/** A function that remembers its answers: a script asks for the same ones many times. */
export function remembering<Asked extends readonly unknown[], Answer>(answer: (...asked: Asked) => Answer) {
  const answers = new Map<string, { readonly said: Answer }>()
  return (...asked: Asked): Answer => {
    const key = JSON.stringify(asked)
    const found = answers.get(key) ?? { said: answer(...asked) }
    if (answers.size > most) answers.clear()
    answers.set(key, found)
    return found.said
  }
}
