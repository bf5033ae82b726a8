/** A picture of a finished game to share or to keep: the board as our scene draws it, and the result below it. */
import { direction } from './direction'
import { language } from './words.svelte'

/** In pixels. */
const [WIDTH, MARGIN, HEADLINE, LINE] = [1200, 48, 72, 54]
const [PAPER, INK, SERIF, SANS] = ['#fffaf0', '#35251c', 'Georgia, serif', 'system-ui, sans-serif']

/** A PNG with the picture at an address, a headline and lines in the language of the page. */
export async function draw(address: string, headline: string, lines: string[]): Promise<Blob> {
  const board = new Image()
  board.src = address
  await board.decode()
  const tall = Math.round((WIDTH * board.naturalHeight) / board.naturalWidth)
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: tall + HEADLINE + lines.length * LINE + MARGIN })
  const paper = canvas.getContext('2d')!
  paper.fillStyle = PAPER
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(board, 0, 0, WIDTH, tall)
  write(paper, [headline, ...lines], tall)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

function write(paper: CanvasRenderingContext2D, texts: string[], top: number): void {
  const right = direction(language()) === 'rtl'
  paper.direction = right ? 'rtl' : 'ltr'
  paper.textAlign = 'start'
  paper.fillStyle = INK
  texts.forEach((text, at) => {
    paper.font = at ? `36px ${SANS}` : `bold 48px ${SERIF}`
    paper.fillText(text, right ? WIDTH - MARGIN : MARGIN, top + HEADLINE - 20 + at * LINE, WIDTH - 2 * MARGIN)
  })
}

/** Whether this device can share a picture. */
export function sharable(): boolean {
  return navigator.canShare?.({ files: [new File([], 'jemaa.png', { type: 'image/png' })] }) ?? false
}

/** Share a picture, where the device can; otherwise save it. Somebody who shares it with nobody after all is no error. */
export async function pass(picture: Blob, name: string): Promise<void> {
  if (sharable()) return navigator.share({ files: [new File([picture], name, { type: 'image/png' })] }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download: name })
  link.click()
  URL.revokeObjectURL(link.href)
}
