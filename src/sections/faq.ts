/** An address with an answer's anchor opens that answer. */
import '#ui/accordion.ts'
