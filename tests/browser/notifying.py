"""Notifications, also in a Chromium that has none: chrome-headless-shell, as npm has it, denies them to every page.

There, the page is told that they are permitted, and what its service worker wants to show is noted, after Chromium has
looked at it and refused it for want of permission alone. Any other Chromium is left as it is.
"""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.browser.playing import call

TRIES = 300
"""So often a message is given to a service worker, a twentieth of a second apart."""
PERMITTED = """
if (Notification.permission === 'denied') {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
}
"""
NOTED = """
() => {
  if (Notification.permission !== 'denied' || self.noted) return
  self.noted = []
  const show = registration.showNotification.bind(registration)
  registration.showNotification = (title, options) => show(title, options).catch((error) => {
    if (!String(error).includes('No notification permission')) throw error
    self.noted.push({ title, ...options })
  })
  registration.getNotifications = async () => self.noted
}
"""
SHOWN = """
async () => {
  const [found] = await registration.getNotifications()
  return found && { title: found.title, body: found.body, lang: found.lang, dir: found.dir, path: found.data.path }
}
"""


def permitting(browser: Browser, **settings: Any) -> BrowserContext:
    """Somebody's browser that may show notifications."""
    context = browser.new_context(permissions=["notifications"], **settings)
    context.add_init_script(PERMITTED)
    call(context, "Guest")
    return context


def delivered(context: BrowserContext, origin: str, facts: str) -> Any:
    """Give a push message to the service worker of `origin`, as the push service would; what it shows then.

    DevTools don't say whether a message has reached a worker that just starts or stops: it is given again till it has.
    """
    page = context.pages[0]
    developer = context.new_cdp_session(page)
    known: list[str] = []
    developer.on("ServiceWorker.workerRegistrationUpdated",
                 lambda told: known.extend(each["registrationId"] for each in told["registrations"]))
    developer.send("ServiceWorker.enable")
    for _ in range(TRIES):
        page.wait_for_timeout(50)
        for worker in context.service_workers:
            worker.evaluate(NOTED)
            if shown := worker.evaluate(SHOWN):
                return shown
        if known and context.service_workers:
            message = {"origin": origin, "registrationId": known[-1], "data": facts}
            developer.send("ServiceWorker.deliverPushMessage", message)
    raise AssertionError(f"no notification; service workers: {known}")
