// A text with the words of a search marked in it.

export function Marked({ text, asked }: { readonly text: string; readonly asked: string }) {
  const words = asked.match(/[\p{L}\p{N}£]{2,}/gu)
  if (words === null) return text
  const pattern = new RegExp(`(${words.join('|')})`, 'giu')
  let at = 0
  return text.split(pattern).map((piece, index) => {
    const key = at
    at += piece.length
    return index % 2 === 1 ? <mark key={key}>{piece}</mark> : piece
  })
}
