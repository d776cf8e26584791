import { expect } from 'chai';
import { newTool, reset, show } from '../support/page.ts';

const INPUT = `
  <header>
    <nav>
      <a href="/">Home</a>
      <a href="/about">About</a>
    </nav>
  </header>

  <main>
    <h1>Welcome</h1>
    <p>This is a sample page.</p>

    <form>
      <label for="name">Name:</label>
      <input type="text" id="name" placeholder="Enter your name" />

      <button type="submit">Submit</button>
    </form>
  </main>

  <footer>
    <p>&copy; 2025</p>
  </footer>
`;

const OUTPUT = {
  page: {
    context: { url: '', title: 'Sample Page' },
    body: {
      id: 'node_0',
      tag: 'body',
      children: [
        { id: 'node_1', tag: 'a', role: 'link', 'aria-label': 'Home', text: 'Home', href: '/' },
        { id: 'node_2', tag: 'a', role: 'link', 'aria-label': 'About', text: 'About', href: '/about' },
        { id: 'node_3', tag: 'h1', text: 'Welcome' },
        { id: 'node_4', tag: 'p', text: 'This is a sample page.' },
        {
          id: 'node_5',
          tag: 'form',
          children: [
            { id: 'node_6', tag: 'label', text: 'Name:' },
            {
              id: 'node_7',
              tag: 'input',
              role: 'textbox',
              'aria-label': 'Name:',
              placeholder: 'Enter your name',
              inputType: 'text',
            },
            { id: 'node_8', tag: 'button', role: 'button', 'aria-label': 'Submit', text: 'Submit' },
          ],
        },
      ],
    },
  },
};

describe('the serialized form of a small page', () => {
  afterEach(reset);

  it('has exactly these numbers, this order and these fields', async () => {
    show(INPUT, 'Sample Page');
    const serialized = await newTool().get_serialized_dom();
    OUTPUT.page.context.url = location.href;
    expect(JSON.stringify(serialized, null, 2)).to.equal(JSON.stringify(OUTPUT, null, 2));
  });

  it('numbers unwrapped containers after the kept elements', async () => {
    show(INPUT, 'Sample Page');
    const snapshot = await newTool().getSnapshot();
    const ids = ['body', 'header', 'nav', 'main', 'footer', 'footer p'].map((s) =>
      snapshot.getNodeId(document.querySelector(s) as Element),
    );
    expect(ids).to.deep.equal(['node_0', 'node_9', 'node_10', 'node_11', 'node_12', 'node_13']);
  });
});
