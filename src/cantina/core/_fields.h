/* Fields of Structs, read at once in what mypyc compiles (setup.py includes this everywhere).

   mypyc asks a class it did not lay out for each field by name, which takes twice as long as in the
   interpreter. So each place that reads remembers the class and the name it met last, and where the
   field lies. A class that was changed since has another version. It knows no game and no rule. */

#pragma once
#include <Python.h>
#include <structmember.h>

#if PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED)

typedef struct {
    PyTypeObject *type;
    unsigned int version;
    PyObject *name;
    Py_ssize_t offset;
} Met;

static PyObject *__attribute__((noinline, unused))
find_field(PyObject *thing, PyObject *name, Met *met)
{
    PyTypeObject *type = Py_TYPE(thing);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) &&
            PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX) {
                Py_XDECREF(met->name);
                *met = (Met){type, type->tp_version_tag, Py_NewRef(name), member->offset};
            }
        }
    }
    return (PyObject_GetAttr)(thing, name);
}

static inline PyObject *__attribute__((unused))
read_field(PyObject *thing, PyObject *name, Met *met)
{
    PyTypeObject *type = Py_TYPE(thing);
    if (type == met->type && type->tp_version_tag == met->version && name == met->name) {
        PyObject *value = *(PyObject **)((char *)thing + met->offset);
        if (value != NULL) {
            Py_INCREF(value);
            return value;
        }
    }
    return find_field(thing, name, met);
}

#define PyObject_GetAttr(thing, name)          \
    (__extension__({                           \
        static Met met_here;                   \
        read_field((thing), (name), &met_here); \
    }))

#endif
