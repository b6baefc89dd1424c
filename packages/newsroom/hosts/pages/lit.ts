import { html, LitElement } from 'lit';
import { after, before, note } from './data.ts';

/** In the document's own tree, as most applications of Lit's that a CMS embeds. */
class HostPage extends LitElement {
  static override properties = { lists: { state: true }, isShown: { state: true } };
  declare lists: typeof before;
  declare isShown: boolean;

  constructor() {
    super();
    this.lists = before;
    this.isShown = true;
  }

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    return html`<main>
      <button id="change" @click=${() => Object.assign(this, { lists: after })}>Change</button>
      <button id="toggle" @click=${() => Object.assign(this, { isShown: !this.isShown })}>Toggle</button>
      <portada-save-button content-id="4711" name="El temporal" @portada:ready=${note}></portada-save-button>
      ${
        this.isShown
          ? html`<portada-most-read .lists=${this.lists} load="eager" @portada:ready=${note}>
              <a href="/">Portada</a>
            </portada-most-read>`
          : ''
      }
    </main>`;
  }
}

customElements.define('host-page', HostPage);
document.querySelector('#app')?.append(document.createElement('host-page'));
