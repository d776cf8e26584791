import { Button, ColorPicker, Mentions, Table, Transfer, Tree, Upload } from 'antd';
import { upload } from '../../../src/actions/upload.ts';
import { hands } from '../support/hands.ts';
import { $, holds, pause, until } from '../support/page.ts';
import { show, state, text } from '../support/react.tsx';

const options = ['Apple', 'Banana', 'Cherry'].map((x) => ({ value: x.toLowerCase(), label: x }));

describe('actions on Ant Design end in the claimed state:', () => {
  it('Table: sorted, a row chosen, a row opened', async () => {
    const seen: string[] = [];
    show(
      (_, set) => (
        <Table
          rowKey="n"
          dataSource={[{ n: 'a' }, { n: 'b' }]}
          columns={[{ title: 'Name', dataIndex: 'n', sorter: (a, b) => a.n.localeCompare(b.n) }]}
          onChange={(_p, _f, s) => {
            seen.push(`sort ${(s as { order?: string }).order}`);
            set(0);
          }}
          rowSelection={{
            onChange: (keys) => {
              seen.push(`rows ${keys.join()}`);
            },
          }}
          expandable={{ expandedRowRender: (r) => `more of ${r.n}` }}
        />
      ),
      null,
    );
    const claims = [
      await hands.click(await text('Name')),
      await hands.check(
        await until(() => document.querySelectorAll<HTMLElement>('tbody input[type=checkbox]')[1]),
        true,
      ),
      await hands.click(await $('.ant-table-row-expand-icon')),
    ];
    await text('more of a');
    holds(claims, seen, ['sort ascend', 'rows b']);
  });
  it('Tree: opened, ticked', async () => {
    show(
      (v: unknown[], set) => (
        <Tree
          checkable
          onExpand={(k) => set([...v, 'open', ...k])}
          onCheck={(k) => set([...v, 'on', ...(k as string[])])}
          treeData={[{ key: 'p', title: 'Parent', children: [{ key: 'c', title: 'Child' }] }]}
        />
      ),
      [],
    );
    const claims = [await hands.click(await $('.ant-tree-switcher'))];
    await text('Child');
    await pause(300);
    const boxes = await until(() => {
      const all = document.querySelectorAll<HTMLElement>('.ant-tree-checkbox');
      return all.length === 2 ? all : null;
    });
    holds([...claims, await hands.check(boxes[1]!, true)], (state.value as string[]).slice(0, 3), ['open', 'p', 'on']);
  });
  it('Transfer', async () => {
    show(
      (v: string[], set) => (
        <Transfer
          dataSource={[
            { key: 'a', title: 'Aa' },
            { key: 'b', title: 'Bb' },
          ]}
          targetKeys={v}
          render={(i) => i.title}
          onChange={(k) => set(k)}
        />
      ),
      [],
    );
    holds(
      [
        await hands.click(await text('Bb')),
        await hands.click(
          await until(() =>
            document.querySelector<HTMLElement>(
              '.ant-transfer-operation button:not([disabled]), .ant-transfer-actions button:not([disabled])',
            ),
          ),
        ),
      ],
      state.value,
      ['b'],
    );
  });
  it('Mentions', async () => {
    show(
      (v, set) => (
        <Mentions
          value={v}
          onChange={set}
          options={[
            { value: 'ann', label: 'ann' },
            { value: 'bob', label: 'bob' },
          ]}
        />
      ),
      '',
    );
    const claims = [await hands.type(await $('textarea'), '@b'), await hands.click(await text('bob'))];
    holds(claims, String(state.value).trim(), '@bob');
  });
  it('ColorPicker, typed', async () => {
    show(
      (_, set) => (
        <ColorPicker onChange={(c) => set(c.toHexString())} defaultValue="#000000">
          <button id="c">colour</button>
        </ColorPicker>
      ),
      null,
    );
    const claims = [
      await hands.click(await $('#c')),
      await hands.type(await $('.ant-color-picker-hex-input input'), 'ff8800', { clearFirst: true, blur: true }),
    ];
    holds(claims, state.value, '#ff8800');
  });
  it('Upload', async () => {
    show(
      (_, set) => (
        <Upload
          beforeUpload={(f) => {
            set(f.name);
            return false;
          }}
        >
          <Button id="u">up</Button>
        </Upload>
      ),
      null,
    );
    const { ok } = await upload(await $('#u'), { name: 'a.txt', text: 'x' });
    await pause(50);
    holds(ok, state.value, 'a.txt');
  });
});
