"""Measure how quickly the page answers: plays a game in the browser and collects the duration of each interaction.

The measure is Interaction to Next Paint (INP, https://web.dev/articles/inp): the time from a press to the next frame
that shows something. Of fewer than 50 interactions the longest counts, of more the 98th percentile. `tools.lighthouse`
reports it for a processor that is four times as slow.
"""

from collections.abc import Callable

from playwright.sync_api import Page

SLOWDOWN = 4
"""How many times as slow the processor seems to the page."""
OBSERVE = """
window.interactions = {}
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) window.interactions[interactionId] = Math.max(duration, window.interactions[interactionId] ?? 0)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
"""
ANSWER = """
() => {
  const handover = document.querySelector('dialog[open] button.main')
  if (handover) return handover
  const prompt = document.querySelector('.prompt.mine')
  if (!prompt || document.querySelector('.skip')) return null
  const confirm = prompt.querySelector('.confirm .main')
  if (confirm) return confirm
  const cells = [...document.querySelectorAll('.cell.open:not(.picked)')]
  const among = cells.length ? cells : [...prompt.querySelectorAll('[data-choice]')]
  window.pressed = (window.pressed ?? 0) + 7
  return among.length ? among[window.pressed % among.length] : null
}
"""
"""Something that can be pressed to go on, or null."""


def press(page: Page, presses: int, over: Callable[[], bool]) -> None:
    """Press what the page offers so many times, or until the game is over."""
    while presses and not over():
        wanted = page.evaluate_handle(ANSWER).as_element()
        if wanted is None:
            page.wait_for_timeout(50)
            continue
        wanted.click(force=True)
        presses -= 1


def slowed_interactions(page: Page, presses: int = 60) -> list[float]:
    """The durations, in ms, of so many presses at a table in play, on a processor that is `SLOWDOWN` times as slow.

    Durations below 16 ms, which the browser does not report, are left out.
    """
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(OBSERVE)
    press(page, presses, lambda: page.locator(".ending").count() > 0)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    durations: list[float] = page.evaluate("Object.values(window.interactions)")
    return durations


def next_paint(durations: list[float]) -> float:
    """The Interaction to Next Paint of these durations, in ms; 0 where the browser reported none."""
    longest = sorted(durations, reverse=True)
    return longest[len(longest) // 50] if longest else 0.0
