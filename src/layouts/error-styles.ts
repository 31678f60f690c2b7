import { hasOwnMark } from '#art/brand-mark.tsx'
import { withColors } from '#content-model/palette.ts'
import styles from '#styles/error.css?raw'

/** The face makes room where the owner has another mark. */
const withoutFace = '\nsvg {\n  display: none;\n}\n'

/** The stylesheet of the pages that errors bring. */
export const errorStyles = withColors(styles) + (hasOwnMark ? withoutFace : '')
