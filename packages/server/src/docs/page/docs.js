// Runs in the browser: shows /api/openapi.json with Swagger UI.

const languageKey = "docs-language";

/** Reads or writes local storage. Returns undefined if the browser refuses. */
function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Applies the theme that the user has chosen on this site, or else that of the system. */
function applyTheme() {
  const chosen = attempt(() => localStorage.getItem("theme"));
  const isDark =
    chosen === "light" || chosen === "dark" ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark-mode", isDark);
}

/** Shows an endpoint's examples (`x-codeSamples`) above its responses, one language at a time. */
function samplesPlugin({ React }) {
  const { createElement, useState } = React;

  function Samples({ samples }) {
    const [chosen, setChosen] = useState(attempt(() => localStorage.getItem(languageKey)) ?? samples[0].label);
    const shown = samples.find(({ label }) => label === chosen) ?? samples[0];
    const choose = (label) => {
      setChosen(label);
      attempt(() => localStorage.setItem(languageKey, label));
    };
    const buttons = samples.map(({ label }) =>
      createElement(
        "button",
        { key: label, type: "button", "aria-pressed": label === shown.label, onClick: () => choose(label) },
        label,
      ),
    );
    return createElement(
      "div",
      { className: "samples", role: "group", "aria-label": "Examples" },
      createElement("div", { className: "languages" }, createElement("span", null, "Example"), ...buttons),
      // It scrolls, so the keyboard must reach it.
      createElement("pre", { tabIndex: 0, "aria-label": shown.label }, createElement("code", null, shown.source)),
    );
  }

  function section(label, Original, props) {
    return createElement("section", { "aria-label": label }, createElement(Original, props));
  }

  return {
    wrapComponents: {
      responses: (Original, system) => (props) => {
        const operation = system.specSelectors.specJson().getIn(["paths", props.path, props.method]);
        const samples = operation?.get("x-codeSamples")?.toJS() ?? [];
        return createElement(
          "div",
          null,
          samples.length > 0 && createElement(Samples, { samples }),
          createElement(Original, props),
        );
      },
      // There is one server, so there is nothing to choose.
      ServersContainer: () => () => null,
      InfoContainer: (Original) => (props) => section("Introduction", Original, props),
      SchemesContainer: (Original) => (props) => section("Authentication", Original, props),
      // A link inside a button cannot be reached by assistive technology.
      DeepLink: () => (props) => createElement("span", null, props.text),
    },
  };
}

/** Names the controls that Swagger UI leaves without a name. */
function nameControls() {
  for (const select of document.querySelectorAll(".examples-select-element:not([aria-label])")) {
    select.setAttribute("aria-label", "Example");
  }
  for (const button of document.querySelectorAll(".json-schema-2020-12-accordion:not([aria-label])")) {
    if (button.textContent === "") button.setAttribute("aria-label", "Fields");
  }
}

new MutationObserver(nameControls).observe(document.querySelector("#docs"), { childList: true, subtree: true });
applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
window.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  defaultModelRendering: "model",
  displayRequestDuration: true,
  tryItOutEnabled: false,
  validatorUrl: null,
  syntaxHighlight: false,
  // A request has either a key or the session's cookie. The server refuses both together.
  requestInterceptor: (request) => (request.headers?.Authorization ? { ...request, credentials: "omit" } : request),
  plugins: [samplesPlugin],
});
