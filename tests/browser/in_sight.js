// What of a turn is out of sight, too small, or too high for a thumb. The reasons, none if all is well.
() => {
  const wrong = []
  const [width, height] = [innerWidth, innerHeight]
  const inside = (box, frame) => box.left >= frame.left - 0.5 && box.right <= frame.right + 0.5 && box.top >= frame.top - 0.5 && box.bottom <= frame.bottom + 0.5
  const screen = { left: 0, top: 0, right: width, bottom: height }
  const said = (element) => element.dataset.choice ?? element.textContent.trim().slice(0, 30)
  const place = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
  function seen(name, element, least = 0) {
    if (!element) return wrong.push(`${name} is missing`)
    const box = element.getBoundingClientRect()
    let frame = screen
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      if (!inside(box, around.getBoundingClientRect())) return wrong.push(`${name} has to be scrolled to: ${place(box)} in ${around.className} ${place(around.getBoundingClientRect())}`)
    }
    if (!inside(box, frame)) return wrong.push(`${name} is out of sight: ${place(box)}`)
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (least && !(element.contains(top) || top?.contains(element))) wrong.push(`${name} is covered by ${top?.className}`)
    if (Math.min(box.width, box.height) < least - 0.01) wrong.push(`${name} is too small: ${box.width} x ${box.height}`)
    return box
  }
  if (document.scrollingElement.scrollHeight > height || document.scrollingElement.scrollWidth > width) wrong.push('the page scrolls')
  const over = document.querySelector('.ending')
  const board = seen('the board', document.querySelector('.market .board'))
  if (height > width && board && !over && board.width < width - 16) wrong.push(`the board is only ${board.width} wide`)
  if (over) return wrong
  seen('whose turn it is', document.querySelector('.strip [aria-current=true]'))
  const status = document.querySelector('.own .status')
  if (status) seen('how far the game has come', status)
  // A hint stands in the place of its question, which is still read to those who don't see it.
  seen('the question', document.querySelector('.prompt .hint') ?? document.querySelector('.prompt .question'))
  for (const held of [...document.querySelectorAll('.means .figure')]) seen(`what is held: ${held.textContent.trim()}`, held)
  if (!document.querySelector('.means .figure')) wrong.push('own means are missing')
  for (const undo of document.querySelectorAll('.undo button')) seen('taking back', undo, 24)
  for (const tab of document.querySelectorAll('[role=tab]')) seen('a tab', tab, 44)
  const answers = [...document.querySelectorAll('.prompt [data-choice], .prompt .tools button, .prompt .confirm button')]
  // The tools give way to the answer that is to be confirmed.
  for (const answer of answers.filter((each) => each.getClientRects().length)) {
    const box = seen(said(answer), answer, 44)
    if (box && height > width && box.top < 0.6 * height) wrong.push(`${said(answer)} is not in the lower two fifths: ${place(box)}`)
  }
  // Morocco's spaces are enlarged together with the stall that is touched, which is two spaces wide.
  const spaces = document.querySelectorAll('.cell').length === 100 ? 2 : 1
  for (const cell of document.querySelectorAll('.cell.open')) {
    const box = cell.getBoundingClientRect()
    if (spaces * Math.min(box.width, box.height) < 24) wrong.push(`${cell.dataset.cell} is too small: ${box.width}`)
  }
  for (const pointer of document.querySelectorAll('.pointer')) {
    const box = pointer.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 24) wrong.push(`an arrow on the board is too small: ${box.width}`)
  }
  return wrong
}
