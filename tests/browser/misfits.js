// What doesn't fit on the page as it stands; `larger` says that all letters are twice as large.
(larger) => {
  const wrong = new Set()
  const WORDS = /[\p{L}\p{M}\p{N}’']{2,}/gu
  // Japanese, Chinese and Thai are written without spaces: a line may end anywhere in them.
  const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
  const width = document.documentElement.clientWidth
  const brush = document.createElement('canvas').getContext('2d')
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60)
  // A letter's box is as high as its font says, which may be more than its line: what is drawn is around its middle.
  const drawn = (element, { top, bottom, left, right }) => {
    const [middle, half] = [(top + bottom) / 2, 0.4 * parseFloat(lookOf(element).fontSize)]
    return { left, right, top: middle - half, bottom: middle + half }
  }
  const boxes = new Map()
  const boxOf = (element) => boxes.get(element) ?? boxes.set(element, element.getBoundingClientRect()).get(element)
  const looks = new Map()
  const lookOf = (element) => looks.get(element) ?? looks.set(element, getComputedStyle(element)).get(element)
  const abbreviated = (element) => lookOf(element).textOverflow === 'ellipsis'

  if (document.documentElement.scrollWidth > innerWidth) wrong.add(`the page is ${document.documentElement.scrollWidth} wide`)

  function hidden(element) {
    for (let each = element; each; each = each.parentElement) {
      if (each.classList.contains('unseen') || lookOf(each).clipPath.startsWith('inset(50%')) return true
      if (['svg', 'OPTION', 'CODE'].includes(each.tagName)) return true
    }
    return false
  }

  /** The frames that cut what stands out of them: whether only sideways, and whether text in them ends in dots. */
  function checkFrames(text, element, rects) {
    for (const rect of rects) {
      if (rect.left < -0.5 || rect.right > width + 0.5) wrong.add(`out of the window: ${short(text)}`)
    }
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const look = lookOf(each)
      const cuts = look.overflowX !== 'visible'
      const frame = cuts || each.matches('button, .button, [role=tab], li.active')
      if (!frame || abbreviated(each)) { if (abbreviated(each)) return; else continue }
      const box = boxOf(each)
      for (const rect of rects) {
        if (rect.left < box.left - 1 || rect.right > box.right + 1) wrong.add(`cut at its side: ${short(text)}`)
        if (look.overflowY === 'hidden' && (rect.bottom > box.bottom + 2 || rect.top < box.top - 2)) wrong.add(`cut at its end: ${short(text)}`)
        if (each.matches('button, .button') && (rect.bottom > box.bottom + 2 || rect.top < box.top - 2)) wrong.add(`higher than its button: ${short(text)}`)
      }
      if (look.overflowY === 'auto' || look.overflowY === 'scroll') return
    }
  }

  /** Whether a word is so long that no line could hold it; in large letters some words have to be broken. */
  function widerThanItsLine(node, word) {
    const look = lookOf(node.parentElement)
    brush.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`
    let block = node.parentElement
    while (lookOf(block).display.startsWith('inline')) block = block.parentElement
    return brush.measureText(word).width > block.clientWidth - parseFloat(lookOf(block).paddingLeft) - parseFloat(lookOf(block).paddingRight) - 2
  }

  function checkWords(node) {
    for (const word of node.data.matchAll(WORDS)) {
      if (NO_SPACES.test(word[0])) continue
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const tops = [...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => rect.top)
      if (Math.max(...tops) - Math.min(...tops) > 6 && !(larger && widerThanItsLine(node, word[0]))) wrong.add(`broken: ${word[0]}`)
    }
  }

  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue
    const element = node.parentElement
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1).map((rect) => drawn(element, rect))
    if (!rects.length || hidden(element)) continue
    checkFrames(node.data, element, rects)
    if (rects.length > 1) checkWords(node)
  }

  for (const select of document.querySelectorAll('select')) {
    const box = boxOf(select)
    const chosen = select.selectedOptions[0]
    const look = lookOf(select)
    if (!box.width || !chosen || hidden(select) || look.opacity === '0') continue
    brush.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`
    const needed = brush.measureText(chosen.textContent.trim()).width
    // Chromium's arrow takes some 16 px.
    const room = select.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - 16
    if (needed > room + 1) wrong.add(`cut in its field: ${short(chosen.textContent)} (${Math.round(needed)} in ${Math.round(room)})`)
    if (box.left < -0.5 || box.right > width + 0.5) wrong.add(`out of the window: the field ${short(chosen.textContent)}`)
  }
  return [...wrong]
}
