const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of rendered Markdown on one line. Headings get a period. */
export const plainText = (html: string) =>
  html
    .replace(/(\w)<\/h\d>/g, '$1. ')
    .replace(/<!--.*?-->|<(?:[^">]|"[^"]*")*>/gs, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?’”)])/g, '')
    .trim()
